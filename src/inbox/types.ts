/** The messages of a channel, and a clerk's offers from them. */

/**
 * The writer of a line, and if its words may be taken. `others` marks another person's words without a
 * marked end.
 */
export type Mark = 'own' | 'quoted' | 'others' | 'signature' | 'doubtful';

export interface MessageLine {
  readonly text: string;
  readonly mark: Mark;
  /** The index of the line in `raw`. */
  readonly at: number;
  /** Why the words may not be the author's. */
  readonly why?: string;
}

/** The words of a message, as written and as marked lines. */
export interface Words {
  readonly raw: readonly string[];
  readonly lines: readonly MessageLine[];
  /** Why nothing here should be taken without asking. */
  readonly doubts: readonly string[];
}

export interface Author {
  /** Names of the author in game.md, such as `mail:ann@example.org`. Empty if the author is not known. */
  readonly accounts: readonly string[];
  readonly name: string;
}

export interface Reaction {
  readonly sign: string;
  readonly by: Author;
  /** In UTC. `null` if the export does not tell. */
  readonly at: string | null;
  /** The name of a reaction that is a message of its own. Its address is for readers. */
  readonly id?: string;
  readonly link?: string;
}

export interface Message extends Words {
  /** The name by which others find it: a Message-ID, an address, or the line of a file. */
  readonly id: string;
  /** The address at which readers find the message, if `id` is no address. */
  readonly link?: string;
  readonly from: Author;
  readonly at: string | null;
  /** Why the time is uncertain, so that the vote is asked about. */
  readonly timeDoubt?: string;
  readonly reactions: readonly Reaction[];
  /** The number of each reaction, if the export does not name who gave it. */
  readonly counted?: Readonly<Record<string, number>>;
  readonly answers?: string;
  /** The thread of the message. `opens` if the message is the first in it. */
  readonly thread?: Thread;
  /** `names`: the channels or kinds of thread, such as `proposals` and `pulls`. */
  readonly place: {
    readonly kind: 'mail' | 'discord' | 'github' | 'chat';
    readonly names: readonly string[];
  };
  readonly review?: string;
  readonly form?: Statement;
  /** Texts in the message's files. */
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
      /** The parts that could not be read, in words. */
      readonly left: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The title and the mechanics of a rule, beside its words. */
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
  /** Replaces some words of a rule. */
  | { readonly kind: 'replace'; readonly rule: string; readonly from: string; readonly to: string }
  | { readonly kind: 'repeal'; readonly rule: string }
  | { readonly kind: 'transmute'; readonly rule: string; readonly to?: string };

/** A proposal, by its number or by the message that made it. */
export interface WhichProposal {
  readonly number?: number | string;
  /** The message that made the proposal, if it has no number yet. */
  readonly of?: string;
}

/** The meaning of a sentence, before anybody checks its author's right to it. */
export interface Statement extends WhichProposal {
  readonly kind: 'vote' | 'proposal' | 'withdraw' | 'call' | 'ruling' | 'act' | 'closing';
  readonly value?: string;
  readonly times?: number;
  /** Whether it changes an earlier vote. */
  readonly isChange?: true;
  readonly title?: string;
  readonly text?: string;
  /** The change of rules, if a proposal states it in a form. */
  readonly change?: StatedChange;
  /** The rules that the words name. Such words may tell of a change, and be no rule themselves. */
  readonly rulesMeant?: readonly string[];
  /** Figures in the announcement, by their names as written: `AI` and `1.5`. */
  readonly figures?: Readonly<Record<string, string>>;
  /** The thing that is withdrawn. */
  readonly on?: 'vote' | 'call' | 'proposal';
  /** The player whose act it reports, as the words name them. */
  readonly reports?: string;
  /** Why it is asked about and not taken. */
  readonly why?: string;
  /** The words name nothing of the game. All such questions are asked together. */
  readonly isTalk?: true;
  /** The words as written. */
  readonly words: string;
}

/** A record that is offered, or asked about. */
export interface OfferedRecord extends Statement {
  readonly message: string;
  readonly link?: string;
  /** The author's account that game.md states. If game.md states none of the accounts, the first one. */
  readonly author: string;
  readonly player?: string;
  /** A person was asked, and confirmed it. */
  readonly isConfirmed?: true;
  /** A person was asked, and said that it counts for nothing. */
  readonly isDismissed?: true;
  readonly at: string | null;
  /** The whole message of its author, for a question. */
  readonly whole?: string;
}
