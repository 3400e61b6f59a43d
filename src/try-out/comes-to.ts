/** The consequences of a drafted move, computed after its verdict. */
import { type GameArchive, ruleAt, withReplay } from '../archive/lookup/game-archive.ts';
import { readingsFor } from '../archive/page-models/judgments/describe-readings.ts';
import { describeLedgerEntry } from '../archive/page-models/proposals/describe-ledger.ts';
import { describeVote } from '../archive/page-models/proposals/describe-vote.ts';
import type { Proposal, Replay } from '../engine/results/types.ts';
import { causing, differences } from '../engine/suppose/games.ts';
import type { Draft } from '../record-edits/plans/draft.ts';
import { sayMove } from '../record-edits/say/say-move.ts';
import type { Moment } from '../values/moment.ts';
import { endingsOf } from './endings-of-open-vote.ts';
import { doesOf, matterOf } from './matter.ts';
import type { GameToTry } from './try-move.ts';

/** `after` is the game with the move. */
export function comesTo(game: GameArchive, draft: Draft, after: GameToTry, day: Moment) {
  const archive = withReplay(game, after.replay);
  const proposal = after.replay.proposals.find(({ written }) => written.file === draft.file);
  const isUnderVote = proposal?.outcome === 'open' && draft.before === undefined;
  const endings = endingsOf(draft, after, day);
  const ended = endings.flatMap(({ end }) => ('why' in end ? [] : withReplay(game, end.replay)));
  const readings = [archive, ...ended].flatMap((each) => readingsFor(each, draft.file));
  return {
    /** The effects of the move, and who is next. */
    says: sayMove(after.replay, draft),
    rulesApplied: rulesAppliedIn(archive, draft, proposal),
    /** The content of a proposal that is not under vote; once it is over, its effects on the rules. */
    ...(isUnderVote
      ? matterOf(archive, proposal)
      : { does: proposal?.outcome === 'adopted' ? doesOf(archive, proposal) : [], changes: [] }),
    /** A proposal's results if all vote one way. */
    endings: endings.map(({ turnout, end, throws }) => ({
      turnout,
      says: 'why' in end ? [end.why] : [...throws, ...sayMove(end.replay, draft)],
    })),
    /** The readings on which that depends, each once, wherever it matters. */
    readings: [
      ...new Map(readings.map((each) => [`${each.question}\n${each.what}`, each])).values(),
    ],
  };
}

/** The first results of a game that a correction changes. */
export function turnedBy(was: Replay, is: Replay): readonly string[] {
  const kinds = ['outcome', 'sums', 'winner', 'holdings', 'offices', 'players', 'rules'] as const;
  return differences(was, is, kinds)
    .slice(0, MOST_TURNED)
    .map(({ named, said }) => `This changes ${named}: “${said.was}” becomes “${said.is}”.`);
}

const MOST_TURNED = 10;

export type Consequences = ReturnType<typeof comesTo>;

/** The decisions and payments of a move, under each rule that says so, in the order of their use. */
function rulesAppliedIn(archive: GameArchive, { file }: Draft, proposal: Proposal | undefined) {
  const { replay } = archive;
  const decided = proposal?.outcome === 'open' ? undefined : proposal;
  const said = (decided && describeVote(archive, decided)?.decidedBy) ?? [];
  const outcome = (decided?.decidedBy ?? []).map(({ rule }, i) => {
    const called = `Rule ${rule.number}`;
    return {
      /** `Rule 203 (version 0)`. */
      called: `${called} (version ${rule.version})`,
      text: rule.text,
      /** The decision or payment. */
      says: [`${called}${said[i]?.says ?? ''}.`],
    };
  });
  // Only the last event of a file can be the draft.
  const last = replay.game.events.findLast((event) => event.file === file);
  const awards = replay.ledger.flatMap((entry) => {
    const { rule, cause } = entry;
    const record = causing(replay, cause);
    const isOwn = cause.by === 'event' ? record === last : record?.file === file;
    const text = isOwn && rule ? ruleAt(archive, rule.id, rule.version)?.text : undefined;
    if (!rule || text === undefined) return [];
    const { who, amount, arithmetic } = describeLedgerEntry(entry, archive);
    // A sum without arithmetic.
    const isSameNumber =
      arithmetic === '' || arithmetic.replace(/^[+−]/, '') === amount.replace(/^[+−]/, '');
    const how = isSameNumber ? '' : `: ${arithmetic}`;
    const says = [`${who.name} ${amount}${how}.`];
    return [{ called: `Rule ${rule.number} (version ${rule.version})`, text, says }];
  });
  const byRule = Map.groupBy([...outcome, ...awards], ({ called }) => called);
  return [...byRule.values()].flatMap((each) => {
    const [first] = each;
    return first ? [{ ...first, says: each.flatMap(({ says }) => says) }] : [];
  });
}
