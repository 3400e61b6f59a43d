/** The consequences of a drafted move, computed after its verdict. */
import { type GameArchive, ruleAt, withReplay } from '../archive/lookup/game-archive.ts';
import { readingsFor } from '../archive/page-models/judgments/describe-readings.ts';
import { describeLedgerEntry } from '../archive/page-models/proposals/describe-ledger.ts';
import { describeVote } from '../archive/page-models/proposals/describe-vote.ts';
import type { LedgerEntry, Replay } from '../engine/results/types.ts';
import { differences } from '../engine/suppose/games.ts';
import type { Draft } from '../record-edits/plans/draft.ts';
import { sayMove } from '../record-edits/say/say-move.ts';
import type { Moment } from '../values/moment.ts';
import { endingsOf } from './endings-of-open-vote.ts';
import { doesOf, matterOf, type ProposalMatter } from './matter.ts';
import type { GameToTry } from './try-move.ts';

/** `after` is the game with the move. */
export function comesTo(game: GameArchive, draft: Draft, after: GameToTry, day: Moment) {
  const archive = withReplay(game, after.replay);
  const endings = endingsOf(draft, after, day);
  const ended = endings.flatMap(({ end }) => ('why' in end ? [] : withReplay(game, end.replay)));
  const readings = [archive, ...ended].flatMap((each) => readingsFor(each, draft.file));
  return {
    /** The effects of the move, and who is next. */
    says: sayMove(after.replay, draft),
    rulesApplied: rulesAppliedIn(archive, draft),
    ...matterIn(archive, draft),
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

/** The content of a proposal that is not under vote; once it is over, its effects on the rules. */
function matterIn(archive: GameArchive, { file, before }: Draft): ProposalMatter {
  const proposal = archive.replay.proposals.find(({ written }) => written.file === file);
  if (proposal?.outcome === 'open' && before === undefined) return matterOf(archive, proposal);
  return {
    does: proposal?.outcome === 'adopted' ? doesOf(archive, proposal) : [],
    changes: [],
  };
}

/*
 * The decisions and payments of a move, each under the rule that says so, with the words of that rule.
 */

/** One entry for each rule, in the order of their use. */
function rulesAppliedIn(archive: GameArchive, draft: Draft) {
  const all = [...outcomeOf(archive, draft), ...awardsOf(archive, draft)];
  const byRule = Map.groupBy(all, ({ called }) => called);
  return [...byRule.values()].flatMap((each) => {
    const [first] = each;
    return first ? [{ ...first, says: each.flatMap(({ says }) => says) }] : [];
  });
}

function outcomeOf(archive: GameArchive, { file }: Draft) {
  const proposal = archive.replay.proposals.find(({ written }) => written.file === file);
  if (!proposal || proposal.outcome === 'open') return [];
  const said = describeVote(archive, proposal)?.decidedBy ?? [];
  return proposal.decidedBy.map(({ rule }, i) => {
    const called = `Rule ${rule.number}`;
    return {
      /** `Rule 203 (version 0)`. */
      called: `${called} (version ${rule.version})`,
      text: rule.text,
      /** The decision or payment. */
      says: [`${called}${said[i]?.says ?? ''}.`],
    };
  });
}

function awardsOf(archive: GameArchive, draft: Draft) {
  return archive.replay.ledger
    .filter((entry) => isOf(archive, draft, entry))
    .flatMap((entry) => {
      const { rule } = entry;
      const text = rule && ruleAt(archive, rule.id, rule.version)?.text;
      if (!rule || text === undefined) return [];
      const { who, amount, arithmetic } = describeLedgerEntry(entry, archive);
      // A sum without arithmetic.
      const isSameNumber =
        arithmetic === '' || arithmetic.replace(/^[+−]/, '') === amount.replace(/^[+−]/, '');
      const how = isSameNumber ? '' : `: ${arithmetic}`;
      const says = [`${who.name} ${amount}${how}.`];
      return [{ called: `Rule ${rule.number} (version ${rule.version})`, text, says }];
    });
}

/** Only the last event of a file can be the draft. */
function isOf(archive: GameArchive, { file }: Draft, { cause }: LedgerEntry) {
  const { replay, proposals, judgments } = archive;
  switch (cause.by) {
    case 'proposal':
      return proposals.get(cause.proposal)?.written.file === file;
    case 'judgment':
      return judgments.get(cause.judgment)?.written.file === file;
    case 'event':
      return cause.event === replay.game.events.findLast((event) => event.file === file);
  }
}
