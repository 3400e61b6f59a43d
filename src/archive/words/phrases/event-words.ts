/** An event of the record, in a sentence. */
import type Fraction from 'fraction.js';
import type { EventGround } from '../../../engine/results/types.ts';
import { nameWords } from '../../../helpers/words.ts';
import type { EventKind, WrittenEvent } from '../../../records/types.ts';
import type { PlayerId, ProposalNumber } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { amountWords, numberWords } from '../amount-words.ts';
import { formatDate } from '../format-date.ts';
import { listed, type Phrase, phrase } from '../phrase.ts';
import { changeTargetWords, ruleName } from './change-words.ts';
import { judgmentLink, playerName, playerNames } from './links.ts';
import { proposalLink as linkToProposal } from './proposal-words.ts';

/**
 * `version` is the ruleset in force at the event, in which its rule is shown. Empty for a note that
 * names no rule, since the record's own words say all of it.
 */
export function eventWords(
  archive: GameArchive,
  event: WrittenEvent,
  version: number,
  ground?: EventGround,
): Phrase {
  const authority = event.rule === undefined ? undefined : [ruleName(archive, event.rule, version)];
  if (event.fact.kind === 'note') return authority ? phrase`Under ${authority}.` : [];
  const under = underWords(archive, authority, ground, version);
  return phrase`${factWords(archive, event.fact, version)}${under}.`;
}

/** Under which rule, and whether by its mechanics, by a Judgment or by words alone. */
function underWords(
  archive: GameArchive,
  authority: Phrase | undefined,
  ground: EventGround | undefined,
  version: number,
): Phrase {
  if (ground?.by === 'words') {
    const whose =
      authority ??
      (ground.rule
        ? [ruleName(archive, ground.rule.number, version)]
        : [ground.proposal === undefined ? 'the record' : 'the proposal']);
    return phrase`, on the words of ${whose} alone`;
  }
  if (ground?.by === 'judgment') {
    const under = authority && phrase`, under ${authority}`;
    return phrase`${under}, by ${judgmentLink(archive, ground.judgment)}`;
  }
  const granting = ground ? [ruleName(archive, ground.rule.number, version)] : undefined;
  const under = granting ?? authority;
  return under ? [ground ? ', as granted by ' : ', under ', ...under] : [];
}

/** The note that the record gives in its own words. */
export function eventNote({ fact, why }: WrittenEvent): string | undefined {
  if (fact.kind === 'note') return fact.text;
  if (fact.kind === 'end') return fact.why;
  if (fact.kind === 'round') return fact.why ?? why;
  return why;
}

export const EVENT_MARKS = {
  join: 'Joins',
  leave: 'Leaves',
  forfeit: 'Forfeits',
  roll: 'Die',
  points: 'Points',
  change: 'Holdings',
  set: 'Holdings',
  appoint: 'Office',
  consent: 'Consent',
  debate: 'Debate',
  pause: 'Pause',
  resume: 'Resumes',
  scores: 'Scores',
  winner: 'Winner',
  rename: 'Name',
  round: 'Round',
  end: 'End',
  note: 'Note',
  fiat: 'Fiat',
} as const satisfies Readonly<Record<EventKind, string>>;

type FactOf<Kind> = Extract<WrittenEvent['fact'], { kind: Kind }>;

/** The event, without the authority for it. */
export function factWords(
  archive: GameArchive,
  fact: Exclude<WrittenEvent['fact'], { kind: 'note' }>,
  version: number,
): Phrase {
  const name = (id: PlayerId) => playerName(archive, id);
  switch (fact.kind) {
    case 'join':
      return [name(fact.player.id), ' joins'];
    case 'leave':
      return [name(fact.player), ' leaves the game'];
    case 'forfeit':
      return [name(fact.player), ' forfeits'];
    case 'roll': {
      const of = fact.for ? phrase` for ${proposalLinkTo(archive, fact.for)}` : [];
      return phrase`${name(fact.by)} throws ${fact.die}${of}`;
    }
    case 'points':
    case 'change':
    case 'set':
      return listed(amounts(archive, fact));
    case 'appoint':
      return listed(
        [...fact.offices].map(([office, holders]) => {
          const title = nameWords(office);
          if (holders.length === 0) return [`the office of ${title} falls vacant`];
          const become = holders.length > 1 ? 'become' : 'becomes';
          return phrase`${playerNames(archive, holders)} ${become} ${title}`;
        }),
      );
    case 'consent':
      return phrase`${playerNames(archive, fact.players)} consent to ${fact.to}`;
    case 'debate':
      return ['Debate on ', proposalLinkTo(archive, fact.proposal)];
    case 'pause':
      return [`Play pauses${fact.until ? ` until ${formatDate(fact.until)}` : ''}`];
    case 'resume':
      return ['Play resumes'];
    case 'scores': {
      const scores = [...fact.scores].map(([id, held]) => phrase`${name(id)} ${scoreWords(held)}`);
      return phrase`${fact.stands ? 'The scores from here on' : 'Scores'}: ${listed(scores)}`;
    }
    case 'winner':
      return phrase`${name(fact.player)} is recorded as the winner${meansWords(archive, fact)}`;
    case 'rename':
      return listed(
        [...fact.names].map(([id, called]) => {
          const before = archive.players.get(id)?.formerly.find(({ until }) => until === fact);
          const { href } = name(id);
          return phrase`${{ name: before?.name ?? id, href }} is called ${{ name: called, href }}`;
        }),
      );
    case 'round': {
      const quantities = fact.reset.map((id): Phrase => [nameWords(id)]);
      if (quantities.length === 0) return ['A new round begins'];
      return phrase`A new round begins, and all start afresh with ${listed(quantities)}`;
    }
    case 'end':
      return ['Play stops'];
    case 'fiat': {
      const how = fact.cause ? `(${fact.cause})` : 'decrees';
      return phrase`${fact.by} ${how}: ${changeTargetWords(archive, fact.change, version)}`;
    }
  }
}

/** `12`, or other quantities by their names. */
function scoreWords(held: ReadonlyMap<string, Fraction>): string {
  const points = held.size === 1 ? held.get('points') : undefined;
  if (points) return numberWords(points);
  return [...held].map(([quantity, amount]) => amountWords(amount, quantity)).join(', ');
}

/** How the record says that the player won. If a Judgment says so, the phrase names the Judgment. */
function meansWords(archive: GameArchive, { player, by }: FactOf<'winner'>): Phrase {
  const { winner } = archive.replay;
  const judgment = winner?.player === player && winner.by === by ? winner.judgment : undefined;
  if (by !== 'judgment' || judgment === undefined) return by ? [` by ${nameWords(by)}`] : [];
  return [' by ', judgmentLink(archive, judgment)];
}

function amounts(archive: GameArchive, fact: FactOf<'points' | 'change' | 'set'>) {
  return [...fact.amounts].map(([id, quantities]): Phrase => {
    const said = [...quantities].map(([quantity, amount]): Phrase => {
      if (fact.kind === 'set') return [`now has ${amountWords(amount, quantity)}`];
      const verb = amount.compare(0) < 0 ? 'loses' : 'receives';
      return [`${verb} ${amountWords(amount.abs(), quantity)}`];
    });
    return phrase`${playerName(archive, id)} ${listed(said)}`;
  });
}

export function proposalLinkTo(archive: GameArchive, number: ProposalNumber) {
  const proposal = archive.proposalsByNumber.get(number)?.at(-1);
  return proposal ? linkToProposal(archive, proposal.written) : `Proposal ${number}`;
}
