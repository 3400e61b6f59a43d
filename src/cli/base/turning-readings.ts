/** Readings declared since, where they turn what was decided without them. */
import { changeAt } from '../../engine/state/rules-at.ts';
import type { LedgerEntry, Replay, RuleId, RuleLife } from '../../engine/state/types.ts';
import { canonical } from '../../law/canonical.ts';
import { formatNumber } from '../../law/formula/number.ts';
import { OPEN, READINGS_BY_ID } from '../../law/readings.ts';
import { replayGames } from '../../pipeline.ts';
import type { Records, WrittenGame } from '../../records/types.ts';
import type { Rewriting } from './rewriting.ts';

/** Values longer than this are not repeated in a message. */
const MAX_SHOWN = 160;
const BOUND =
  'Leave it out, and let a Judgment settle the question from now on. If it was the custom all along, say so in game.md: `corrected: { on, why }`.';

/**
 * One for every such reading. The game of then is replayed with the readings added one after
 * another: what was recorded since cannot be mistaken for their work. A reading that was left open
 * had decided nothing, so what hangs on it is not turned.
 */
export function turningReadings(
  records: Records,
  then: WrittenGame,
  now: WrittenGame,
): readonly Rewriting[] {
  const added = [...now.readings].filter(([id, { take }]) => takesAnother(then, id, take));
  let before = added.length > 0 ? replayOf(records, then) : undefined;
  let game = then;
  const turning: Rewriting[] = [];
  for (const [id, reading] of added) {
    game = { ...game, readings: new Map(game.readings).set(id, reading) };
    const after = replayOf(records, game);
    const turned = before && after && firstTurned(before, after);
    before = after;
    if (turned === undefined) continue;
    const message = `The game has begun, but its reading “${id}” is declared only now, and turns ${turned}.`;
    const is = { file: now.file, path: ['readings', id, 'take'] };
    turning.push({ message, help: BOUND, is, was: undefined });
  }
  return turning;
}

/** Whether a question without an answer then has one now that it would not have had by itself. */
function takesAnother({ readings }: WrittenGame, id: string, take: string): boolean {
  if ((readings.get(id)?.take ?? OPEN) !== OPEN) return false;
  return take !== OPEN && take !== READINGS_BY_ID.get(id)?.options[0]?.id;
}

function replayOf(records: Records, game: WrittenGame): Replay | undefined {
  const games = new Map(records.games).set(game.id, game);
  return replayGames({ ...records, games }, [game.id]).get(game.id);
}

/** The first decision that is another; what a game that came to no halt had not decided, it had denied. */
function firstTurned(before: Replay, after: Replay): string | undefined {
  const [was, is] = [decisionsOf(before), decisionsOf(after)];
  const halted = before.status === 'stopped' || before.status === 'suspended';
  const names = new Set([...was.keys(), ...(halted ? [] : is.keys())]);
  const name = [...names].find((each) => was.get(each) !== is.get(each));
  if (name === undefined) return undefined;
  const values = ` from \`${was.get(name) ?? 'nothing'}\` to \`${is.get(name) ?? 'nothing'}\``;
  return values.length <= MAX_SHOWN ? `${name}${values}` : name;
}

/** What a game has decided: the value of each decision by its name, the telling ones first. */
function decisionsOf({ proposals, ledger, lives, versions, winner }: Replay) {
  const decisions = new Map<string, string>();
  for (const { written, outcome } of proposals) {
    if (outcome !== 'open') decisions.set(`the outcome of Proposal ${written.number}`, outcome);
  }
  if (winner) decisions.set('who has won', winner.player);
  for (const { player, quantity, amount, cause, on } of ledger) {
    const name = `what ${causeWords(cause)}${cause.by === 'event' && on ? ` of ${on.text}` : ''} gave`;
    const known = decisions.has(name) ? `${decisions.get(name)}, ` : '';
    decisions.set(name, `${known}${player} ${formatNumber(amount)} ${quantity}`);
  }
  for (const { number, changed } of versions.slice(1)) {
    const rules = changed.map((id) => ruleWords(id, lives.get(id), number));
    decisions.set(`version ${number} of the rules`, rules.join(', '));
  }
  return decisions;
}

function causeWords(cause: LedgerEntry['cause']): string {
  switch (cause.by) {
    case 'proposal':
      return `Proposal ${cause.number}`;
    case 'judgment':
      return `judgment “${cause.judgment}”`;
    case 'event':
      return 'the event';
  }
}

function ruleWords(id: RuleId, life: RuleLife | undefined, version: number): string {
  const rule = life && changeAt(life, version)?.rule;
  if (!rule) return `Rule ${id} repealed`;
  const words = `Rule ${rule.number} (${rule.tier}) ${rule.text}`;
  return rule.mechanics ? `${words} ${canonical(rule.mechanics)}` : words;
}
