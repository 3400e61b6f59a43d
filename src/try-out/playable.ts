/** Plays one imaginary turn by a set's rules, to see whether a game could begin. */
import type { Code } from '../diagnostics/codes.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { remedyOf } from '../diagnostics/register/remedies.ts';
import { mechanics } from '../law/schema/parse-mechanics.ts';
import { toSentences } from '../law/sentences/sentences.ts';
import { checkpointsOfGame, type Library, toLibrary, withRecords } from '../pipeline.ts';
import type { PlanResult } from '../record-edits/plans/draft.ts';
import { planEvent, throwOf } from '../record-edits/plans/plan-event.ts';
import { planGame } from '../record-edits/plans/plan-game.ts';
import { planProposal } from '../record-edits/plans/plan-proposal.ts';
import { planEnding, planVote } from '../record-edits/plans/plan-vote.ts';
import type { WrittenRuleset } from '../records/types.ts';
import { dayAt } from '../values/moment.ts';
import { type GameToTry, gameToEdit, tryMove } from './try-move.ts';

/** Codes that are the set's fault. Others may be the fault of the imaginary records. */
const OF_THE_SET: ReadonlySet<Code> = new Set([
  'law/conflict',
  'law/no-change-possible',
  'format/formula',
]);

const GAME = 'imagined';
const PLAYERS = ['ada=Ada Ash', 'ben=Ben Birch', 'cyd=Cyd Cole'];
const ON = dayAt(0);

type Plan = (toTry: GameToTry) => PlanResult;

/** Faults of sets that no game uses yet. A played game shows its own faults. */
export function unplayable({ sources, records }: Library): readonly Finding[] {
  const games = [...records.games.values()];
  const begun = new Set(
    games.flatMap(({ id, ruleset, events }) =>
      events.length === 0 && !records.malformed.games.has(id) ? [ruleset] : [],
    ),
  );
  const played = new Set(
    games.flatMap(({ ruleset, proposals }) => (proposals.length > 0 ? [ruleset] : [])),
  );
  return [...records.rulesets.values()]
    .filter(({ id }) => !played.has(id) && !records.malformed.rulesets.has(id))
    .flatMap((ruleset) => {
      const folder = `rulesets/${ruleset.id}/`;
      const cards = sources.filter(({ file }) => file.startsWith(folder));
      // An unfinished set may still lack rules on rule-change.
      const isWritten =
        begun.has(ruleset.id) ||
        ruleset.cards.some(({ mechanics: m }) => m?.changes ?? m?.adoption);
      return whatStops(ruleset, toLibrary({ sources: cards, findings: [] })).filter(
        ({ code }) => isWritten || code !== 'law/no-change-possible',
      );
    });
}

/** The first imaginary move that the rules leave undecided. */
export function whatStops(ruleset: WrittenRuleset, library: Library): readonly Finding[] {
  const planned = planGame({
    ...{ id: GAME, title: 'Imagined', ruleset, medium: 'computer', started: ON },
    players: PLAYERS,
  });
  if (!planned.ok) return [];
  const begun = withRecords(library, [planned.game], [GAME]);
  const replay = checkpointsOfGame(begun.records, GAME)?.replay;
  if (!replay) return [];
  const stopped: Omit<Finding, 'at' | 'related'>[] = replay.findings.filter(isOfTheSet);
  let toTry: GameToTry = { replay, library: begun };
  for (let i = 0; stopped.length === 0 && i < TURN.length; i += 1) {
    const planned = TURN[i]?.(toTry);
    if (!planned?.ok) continue;
    const { replay, library: next, faults } = tryMove(planned.draft, toTry);
    stopped.push(...faults.filter(isOfTheSet));
    if (!replay || faults.length > 0) break;
    toTry = { replay, library: next };
  }
  const at = { file: `rulesets/${ruleset.id}/ruleset.md`, path: [] };
  return stopped.map(({ code, severity, message, rule, help, ofSet }) => {
    // Said of the set, since the game is imagined.
    const told = `No game with these rules gets through its first turn: ${message}`;
    const mend = code === 'law/no-change-possible' ? sayChanges(ruleset) : (ofSet ?? help);
    return { code, severity, at, message: told, rule, help: mend };
  });
}

/** A proposal, its votes, its close, a roll if due, and the next proposal. */
const TURN: readonly Plan[] = [propose, vote, close, roll, propose];

function propose(toTry: GameToTry): PlanResult {
  const { replay } = toTry;
  const change = { kind: 'enact', title: 'Kindness', text: 'Be kind.' } as const;
  const by = replay.toMove ?? replay.players[0]?.id ?? '';
  const number = replay.nextNumber ?? replay.proposals.length + 1;
  return planProposal({ changes: [change], by, number }, gameToEdit(toTry, ON));
}

function vote(toTry: GameToTry): PlanResult {
  const voters = toTry.replay.openVotes[0]?.count.silent ?? [];
  const votes = { for: voters, against: [], abstain: [] };
  return planVote({ number: undefined, ...votes }, gameToEdit(toTry, ON));
}

function close(toTry: GameToTry): PlanResult {
  return planEnding({ how: 'closed', number: undefined }, gameToEdit(toTry, ON));
}

function roll(toTry: GameToTry): PlanResult {
  const toEdit = gameToEdit(toTry, ON);
  if (toTry.replay.due !== 'roll') return { ok: false, lines: [] };
  return planEvent({ fact: throwOf(1, undefined, toEdit) }, toEdit);
}

function isOfTheSet({ code, severity }: Pick<Finding, 'code' | 'severity'>): boolean {
  return severity === 'error' && OF_THE_SET.has(code);
}

/** An example of sentences by which a card lets players change rules. */
function sayChanges({ tiers }: WrittenRuleset): string {
  const tier = tiers.at(-1)?.id ?? '';
  const { data } = mechanics.safeParse({
    changes: { [tier]: ['enact', 'amend', 'repeal'] },
    adoption: 'votes.majority',
  });
  return `Write on a card which changes are allowed and what adopts them, such as: ${data ? toSentences(data).join(' ') : ''}`;
}

/** In lines, for the author of a set or the starter of a game. */
export function whatStopsInWords(ruleset: WrittenRuleset, library: Library): readonly string[] {
  return whatStops(ruleset, library).flatMap((fault) => [fault.message, remedyOf(fault)]);
}
