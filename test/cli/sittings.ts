/**
 * Sittings at the command line, noted down as they go. After `$` stands what is typed, after `$1` what ends with
 * that status. Below it stands what must be answered:
 *
 *     words           that stand in it, however its lines are broken
 *     /pattern/       that it matches
 *     ! words         that do not stand in it, or `! /pattern/`
 *     | line          lines of it, as they are and one below the other
 *     = line          the same, and all that there is
 *     { a: b }        what its JSON has
 *     ? question > a  what is asked, or its `/pattern/`, or `…` for any question; and what a person says
 *                     to it, after the last `>` (`^C` breaks off). If one key answers, the keys stand
 *                     behind the question
 *     < line          what lies in a file that it reads
 *
 * `cat FILE` shows a file of the records, and `write FILE "text"` makes one. Without a text it has the `|` lines below.
 * `edit FILE "from" "to"` and `rm FILE` change files. After `#` stands why.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Asker, CommandOutcome } from '../../src/cli/command-line/outcome.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

interface Step {
  readonly typed: string;
  readonly status: number;
  readonly below: readonly string[];
}

/** Programs beside the command, which get the words after their names and the `|` lines. */
const PROGRAMS: Readonly<
  Record<string, (game: ScratchGame, words: readonly string[], lines: readonly string[]) => void>
> = {
  write: (game, [file = '', text], lines) => game.write(file, text ?? `${lines.join('\n')}\n`),
  edit: (game, [file = '', from = '', to = '']) => {
    const text = game.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not say “${from}”.`);
    game.write(
      file,
      text.replace(from, () => to),
    );
  },
  rm: ({ folder }, [file = '']) => rmSync(join(folder, 'content', file)),
};

interface Place {
  /** The acts before each of them. */
  readonly before?: string;
  /** Lays the `<` lines where the words that are typed look for them. */
  readonly lay?: (game: ScratchGame, lines: readonly string[], words: readonly string[]) => void;
}

/** By its name, what happens at a game by post of five players in which nothing has been moved. */
export function sittings(
  noted: Readonly<Record<string, string>>,
  { before = '', lay }: Place = {},
): void {
  test.each(Object.entries(noted))('%s', async (_, notes) => {
    const game = scratchGame();
    try {
      for (const step of stepsOf(`${before}\n${notes}`)) {
        const laid = after('<', step.below);
        if (laid.length > 0) lay?.(game, laid, wordsOf(step.typed));
        await take(game, step);
      }
    } finally {
      game.remove();
    }
  });
}

function stepsOf(notes: string): readonly Step[] {
  const steps: { typed: string; status: number; below: string[] }[] = [];
  for (const line of notes.split('\n').map((each) => each.trimStart())) {
    const [, status, typed] = /^\$(\d?) (.*)$/.exec(line) ?? [];
    if (typed !== undefined) steps.push({ typed, status: Number(status), below: [] });
    else if (line !== '' && !line.startsWith('# ')) steps.at(-1)?.below.push(line);
  }
  return steps;
}

async function take(game: ScratchGame, step: Step): Promise<void> {
  const [name = '', ...words] = wordsOf(step.typed);
  const program = PROGRAMS[name];
  if (program) program(game, words, after('|', step.below));
  else if (name === 'cat') expectAnswer(game.read(words[0] ?? ''), step);
  else {
    const { ask, questions } = asker(after('?', step.below));
    const isAsked = questions.length > 0;
    const answered = await game.nomic([name, ...words], isAsked ? { ask } : {});
    expect(answered.status, `${step.typed}\n${told(answered)}`).toBe(step.status);
    expectAnswer(told(answered), step);
    expect(questions.filter((each) => each !== 'nothing')).toEqual([]);
  }
}

function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, twice, once, bare]) =>
    (twice ?? once ?? bare ?? '').replaceAll('\\n', '\n'),
  );
}

const told = ({ out = '', err = '' }: CommandOutcome) => out + err;
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const after = (mark: string, lines: readonly string[]) =>
  lines
    .filter((line) => line === mark || line.startsWith(`${mark} `))
    .map((line) => line.slice(mark.length + 1));

function expectAnswer(answer: string, { typed, below }: Step): void {
  for (const [mark, line] of below.map((each) => [each.charAt(0), each] as const)) {
    if ('|=?<'.includes(mark)) continue;
    if (line.startsWith('! /'))
      expect(answer, typed).not.toMatch(new RegExp(line.slice(3, -1), 'm'));
    else if (mark === '!') expect(flat(answer), typed).not.toContain(flat(line.slice(1)));
    else if (mark === '/') expect(answer, typed).toMatch(new RegExp(line.slice(1, -1), 'm'));
    else if (mark === '{') expect(JSON.parse(answer), typed).toMatchObject(parse(line));
    else expect(flat(answer), typed).toContain(flat(line));
  }
  const whole = after('=', below);
  if (whole.length > 0) expect(answer, typed).toBe(`${whole.join('\n')}\n`);
  const part = after('|', below);
  if (part.length > 0) expect(`\n${answer}\n`, typed).toContain(`\n${part.join('\n')}\n`);
}

/** Gives the answers in their order; takes out what is asked of the `questions` that are left. */
function asker(noted: readonly string[]) {
  const questions = [...noted];
  const next = (question: string) => {
    const [expected = '', answer] = (questions.shift() ?? 'nothing').split(/ ?> ?(?=[^>]*$)/);
    if (expected.startsWith('/')) expect(question).toMatch(new RegExp(expected.slice(1, -1)));
    else if (expected !== '…') expect(flat(question)).toBe(flat(expected));
    return answer === '^C' ? undefined : answer;
  };
  const one = async (question: string) => next(question);
  const several = async (question: string) => next(question)?.split(', ').filter(Boolean);
  const press: Asker['press'] = async (above, question, choices) =>
    next([...above, question, `(${choices.map(({ value }) => value).join(' ')})`].join(' '));
  /** No answer leaves what is there. */
  const write: Asker['write'] = async (question, begun = '') => {
    const answer = next(question);
    return answer === '' ? begun : answer;
  };
  const ask: Asker = { choose: one, write, press, several };
  return { ask, questions };
}
