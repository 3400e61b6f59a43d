/** The messages of a channel, and a clerk's offers from them. */

/**
 * Whether the words of a line are its author's own, and meant to be read as said. `others`: they are
 * another's at first, but no mark says where they end.
 */
export type Mark = 'own' | 'quoted' | 'others' | 'signature' | 'doubtful';

export interface MessageLine {
  readonly text: string;
  readonly mark: Mark;
  /** The place of the line in `raw`. */
  readonly at: number;
  /** Why it is doubtful whether these are the author's words. */
  readonly why?: string;
}

/** The words of a message: as they stand, and in lines that say whose they are. */
export interface Words {
  readonly raw: readonly string[];
  readonly lines: readonly MessageLine[];
  /** Why nothing in them should be taken without asking. */
  readonly doubts: readonly string[];
}

export interface Author {
  /** Any of these may stand in game.md: `mail:ann@example.org`. Empty if nobody is named. */
  readonly accounts: readonly string[];
  readonly name: string;
}

export interface Reaction {
  readonly sign: string;
  readonly by: Author;
  /** In UTC; `null` if the export does not tell. */
  readonly at: string | null;
  /** The name of the reaction if it is a message of its own. Its address is the one for readers. */
  readonly id?: string;
  readonly link?: string;
}

export interface Message extends Words {
  /** As others can find it again: a Message-ID, an address, the line of a file. */
  readonly id: string;
  /** The address at which readers find the message, if its name is no address. */
  readonly link?: string;
  readonly from: Author;
  readonly at: string | null;
  /** Why the time is not certain, if the vote should not be taken without asking. */
  readonly timeDoubt?: string;
  readonly reactions: readonly Reaction[];
  /** Signs whose givers the export does not name. */
  readonly counted?: Readonly<Record<string, number>>;
  readonly answers?: string;
  /** The title under which it stands; `opens` if it is the first under it. */
  readonly thread?: Thread;
  /** `names`: the channels or kinds of thread it stands in, such as `proposals` and `pulls`. */
  readonly place: {
    readonly kind: 'mail' | 'discord' | 'github' | 'chat';
    readonly names: readonly string[];
  };
  readonly review?: string;
  readonly form?: Statement;
  /** Texts in files that came with it. */
  readonly enclosed: readonly string[];
  /** How a thread at a forge was closed. */
  readonly closed?: { readonly merged: boolean; readonly at: string | null };
}

export interface Thread {
  readonly title: string;
  readonly opens: boolean;
  /** The number of an issue or a pull request. */
  readonly number?: number;
}

export type MessagesRead =
  | {
      readonly ok: true;
      readonly messages: readonly Message[];
      /** The unreadable parts, in words. */
      readonly left: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The title and the mechanics that a record gives a rule, beside its words. */
interface Wording {
  readonly title?: string;
  /** As data. */
  readonly mechanics?: unknown;
  readonly text: string;
}

export type StatedChange =
  | (Wording & {
      readonly kind: 'enact';
      readonly tier?: string;
      readonly number?: number | string;
    })
  | (Wording & { readonly kind: 'amend'; readonly rule: string })
  /** Words of a rule that others replace. */
  | { readonly kind: 'replace'; readonly rule: string; readonly from: string; readonly to: string }
  | { readonly kind: 'repeal'; readonly rule: string }
  | { readonly kind: 'transmute'; readonly rule: string; readonly to?: string };

/** A proposal, by its number or by the message that made it. */
export interface WhichProposal {
  readonly number?: number | string;
  /** If it has no number yet. */
  readonly of?: string;
}

/** The meaning of a sentence, before its author is known to have the right to it. */
export interface Statement extends WhichProposal {
  readonly kind: 'vote' | 'proposal' | 'withdraw' | 'call' | 'ruling' | 'act' | 'closing';
  readonly value?: string;
  readonly times?: number;
  /** Whether it says that an earlier vote is changed. */
  readonly isChange?: true;
  readonly title?: string;
  readonly text?: string;
  /** The change of rules, if a proposal states it in so many words. */
  readonly change?: StatedChange;
  /** The rules that the words of a proposal name. Such words may tell of a change and be no rule themselves. */
  readonly rulesMeant?: readonly string[];
  /** Figures that its announcement states, by their names as written: `AI` and `1.5`. */
  readonly figures?: Readonly<Record<string, string>>;
  /** The thing withdrawn. */
  readonly on?: 'vote' | 'call' | 'proposal';
  /** Whose act it reports, as the words name them. */
  readonly reports?: string;
  /** Why it is shown and not taken. */
  readonly why?: string;
  /** It names nothing of the game, and is asked about together with the others of its kind. */
  readonly isTalk?: true;
  /** The words, as they stand. */
  readonly words: string;
}

/** A record that is offered, or asked about. */
export interface OfferedRecord extends Statement {
  readonly message: string;
  readonly link?: string;
  /** The account under which game.md knows the author, or the one that nobody has stated. */
  readonly author: string;
  readonly player?: string;
  /** Somebody was asked, and said that it is meant so. */
  readonly isConfirmed?: true;
  /** Somebody was asked, and said that it counts for nothing. */
  readonly isDismissed?: true;
  readonly at: string | null;
  /** All that its author wrote in the message, if it is asked about. */
  readonly whole?: string;
}
