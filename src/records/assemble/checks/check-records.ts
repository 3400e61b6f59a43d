/** Checks well-formed records of a game together: for duplicates, missing records and early dates. */
import { foldedForm } from '../../../content/names.ts';
import { firstOf } from '../../../diagnostics/at-most.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { getOrMake } from '../../../helpers/once.ts';
import { problemFinding } from '../../parse/shape-findings.ts';
import type { WrittenEvent, WrittenGame, WrittenProposal } from '../../types.ts';

interface Item {
  readonly file: string;
  readonly number: number | string;
}

/** Lists each item that has the same form as an earlier one, with the first of them. */
export function repeated<Each>(
  all: readonly Each[],
  formOf: (each: Each) => string,
): readonly (readonly [each: Each, first: Each])[] {
  const firsts = new Map<string, Each>();
  return all.flatMap((each) => {
    const first = getOrMake(firsts, formOf(each), () => each);
    return first === each ? [] : [[each, first] as const];
  });
}

/** Reports each record with the number of an earlier one. The number is under `key`. */
export function findDuplicates(records: readonly Item[], key: string): readonly Finding[] {
  return repeated(records, ({ number }) => foldedForm(String(number))).map(([{ file }, first]) => {
    const message = `\`${first.file}\` is ${key} ${first.number} already.`;
    const help = 'Give one of the two its own number, or remove it.';
    const finding = problemFinding(file, [key], { code: 'format/duplicate', message, help });
    const related = [{ message: 'It is here.', at: { file: first.file, path: [key] } }];
    return { ...finding, related };
  });
}

export function findDuplicateIds(events: readonly WrittenEvent[]): readonly Finding[] {
  const named = events.filter(({ id }) => id !== undefined);
  return repeated(named, ({ id }) => String(id)).map(([{ file, path, id }, first]) => {
    const message = `Another event has the id \`${id}\` already.`;
    const copies = Array.from(named, (_, i) => `${id}-${i + 2}`);
    const other = copies.find((each) => named.every((event) => event.id !== each));
    const help = `Give one of the two an id of its own, such as \`id: ${other}\`. If nothing names the event, remove its id.`;
    const problem = { code: 'format/duplicate', message, help } as const;
    const at = { file: first.file, path: [...first.path, 'id'] };
    const related = [{ message: 'It is here.', at }];
    return { ...problemFinding(file, [...path, 'id'], problem), related };
  });
}

/** Reports a folder without its main record, such as `game.md`. */
export function withoutHead(files: readonly string[], head: string): readonly Finding[] {
  const [first] = files;
  if (first === undefined || files.includes(head)) return [];
  const message = `There is no \`${head}\`, to which this record would belong.`;
  const help = 'If it was deleted, put it back from git. If the folder is wrong, rename it.';
  const at = { file: first, path: [] } as const;
  return [{ code: 'format/missing', severity: 'error', at, message, help, gone: [head] }];
}

const NO_END =
  'Write `votes: { for: [a, b], against: [c] }` above the text: votes in the text do not count. Or remove `closed`, and type `nomic vote`, then `nomic close`.';

/** Reports closed votes without a result. The proposals already have votes from files of their own. */
export function checkEnded(proposals: readonly WrittenProposal[]): readonly Finding[] {
  return proposals.flatMap(({ file, closed, withdrawn, votes, outcome, lost }) => {
    if (!closed || withdrawn || votes || outcome !== undefined || lost) return [];
    const message = 'The vote is closed, but neither `votes` nor `outcome` says how it ended.';
    const problem = { code: 'format/missing', part: 'key', message, help: NO_END } as const;
    return [problemFinding(file, ['closed'], problem)];
  });
}

/**
 * Reports moves with a date before the game began. Only notes and joining may be earlier. No clock is
 * read, so a future date is accepted.
 */
export function checkStart(game: WrittenGame): readonly Finding[] {
  const { started } = game;
  if (!started) return [];
  const early = datesOf(game).filter(({ on }) => on !== undefined && on.to < started.from);
  return firstOf(early, ({ file, path, on }): Finding => {
    const message = `${on?.text} is before the game began, which was ${started.text}.`;
    const help = 'Correct this date, or `started` in game.md.';
    const related = [{ message: 'It began here.', at: { file: game.file, path: ['started'] } }];
    const problem = { code: 'format/date', message, help, unsaid: { on: started.text } } as const;
    return { ...problemFinding(file, path, problem), related };
  });
}

function datesOf({ proposals, judgments, events }: WrittenGame) {
  return [
    ...proposals.flatMap(({ file, proposed, closed, withdrawn, by }) => {
      const key = proposed ? 'proposed' : closed ? 'closed' : 'withdrawn';
      // A vote whose proposer is not recorded may come from before the game.
      return by ? [{ file, path: [key], on: proposed ?? closed ?? withdrawn }] : [];
    }),
    ...judgments.map(({ file, invoked }) => ({ file, path: ['invoked'], on: invoked })),
    ...events
      .filter(({ fact }) => fact.kind !== 'note' && fact.kind !== 'join')
      .map(({ file, path, on }) => ({ file, path: [...path, 'on'], on })),
  ];
}

/**
 * A record may break a rule because nobody objected, but only if the game allows that. Silence never
 * decides who wins or how rules change.
 */
export function checkUnobjected(game: WrittenGame): readonly Finding[] {
  const records = [...game.proposals, ...game.judgments, ...game.events];
  return records.flatMap((record) => {
    const kind = 'fact' in record ? record.fact.kind : undefined;
    const isDecided = kind === 'winner' || kind === 'fiat';
    if (!record.stands || (game.unobjected && !isDecided)) return [];
    const path = 'path' in record ? record.path : [];
    const message = isDecided
      ? `Silence does not decide ${kind === 'winner' ? 'who wins' : 'how rules change'}: only a rule or a Judgment does.`
      : '`stands` says that nobody objected, but game.md does not let such records stand.';
    const help = isDecided
      ? 'Remove it. If the table went on so, a Judgment can let the event stand: `settles: [{ event: …, is: legal }]`.'
      : 'Write `unobjected: stands` in game.md if your table plays so, or remove it.';
    const problem = { code: 'format/key', part: 'key', message, help } as const;
    return [problemFinding(record.file, [...path, 'stands'], problem)];
  });
}
