/** At any moment of a game made at random the check lets move whom the status calls, and nobody else. */
import { expect } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { generateGame } from '../games/generate-game.ts';
import { createRandom, type Random } from '../games/random.ts';
import { withRecord } from '../games/with-record.ts';
import { byDayAndNight } from '../portions.ts';
import { errorsOf, play as playWhole, sourcesOf } from './play.ts';

/** From this seed on every position comes early. */
const FIRST = 50;
const EVE = '2089-12-31';
const LATER = '2090-01-01';
const GAME = 'games/random';

byDayAndNight('whom the status calls may move, and nobody else', 80, (moments) => {
  const times = new Map<string, number>();
  for (let seed = FIRST; seed < FIRST + moments; seed++) {
    const random = createRandom(seed);
    const whole = sourcesOf(generateGame({ seed, proposals: 1 + random.below(12), eventful: 3 }));
    const past = upTo(whole, random.pick(datesIn(whole)));
    const sources = random.chance(0.4) ? [...past, question(past)] : past;
    withRecord(`the seed ${seed}`, sources, () => {
      const position = holdToStatus(sources, random);
      times.set(position, (times.get(position) ?? 0) + 1);
    });
  }
  expect([...times.keys()].sort()).toEqual(['close-vote', 'propose', 'roll', 'stayed']);
  // Were a position hardly ever reached, little would be said of it.
  expect(Math.min(...times.values())).toBeGreaterThan(1);
});

/** Without notes of what would come out otherwise: only errors are asked for. */
const play = (sources: readonly Source[]) => playWhole(sources, { notesOtherwise: false });

/** The due moves; every possible next move is compared with them. */
function holdToStatus(sources: readonly Source[], random: Random): string {
  const { replay, findings } = play(sources);
  expect(errorsOf(findings)).toEqual([]);
  if (!replay) throw new Error('It is malformed.');
  const { toMove, due, stayed, nextNumber = 0, players } = replay;
  const ids = players.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
  const may = (made: (id: string) => readonly Source[]) =>
    ids.filter((id) => errorsOf(play(made(id)).findings).length === 0);

  const proposing = (id: string) => [...sources, proposal(nextNumber, id)];
  expect(may(proposing)).toEqual(due === 'propose' ? [toMove] : []);
  const misnumbered = [...sources, proposal(Number(nextNumber) + 1 + random.below(9), `${toMove}`)];
  expect(errorsOf(play(misnumbered).findings)).not.toEqual([]);
  const throwing = (id: string) => [...sources, thrown(id)];
  if (replay.game.medium === 'table') expect(may(throwing)).toEqual(due === 'roll' ? [toMove] : []);
  if (due === 'close-vote') expect(errorsOf(play(closed(sources, replay)).findings)).toEqual([]);
  return stayed ? 'stayed' : `${due}`;
}

/** A question that nobody has answered. */
function question(sources: readonly Source[]): Source {
  const by = play(sources).replay?.players.find(({ status }) => status === 'playing')?.id;
  const front = `judgment: 99\nquestion: May they?\nby: ${by}\ninvoked: ${EVE}`;
  return { file: `${GAME}/judgments/next.md`, text: `---\n${front}\n---\n` };
}

function proposal(number: string | number, by: string): Source {
  const front = `proposal: ${number}\nby: ${by}\nproposed: ${LATER}\nenact: {}`;
  return { file: `${GAME}/proposals/next.md`, text: `---\n${front}\n---\nOne more.\n` };
}

function thrown(by: string): Source {
  const text = `---\non: ${LATER}\nroll: { by: ${by}, die: 1 }\n---\n`;
  return { file: `${GAME}/events/next.md`, text };
}

/** With everybody's vote for what is open. */
function closed(
  sources: readonly Source[],
  { openVotes, game, players }: Replay,
): readonly Source[] {
  const open = game.proposals.find(({ name }) => name === openVotes[0]?.proposal);
  const all = players.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
  const vote = `votes: { for: [${all.join(', ')}] }\nclosed: ${LATER}`;
  return sources.map((source) => {
    const { file, text } = source;
    return file === open?.file ? { file, text: text.replace('---\n', `---\n${vote}\n`) } : source;
  });
}

const DATE = /\d{4}-\d\d-\d\d(?:T\d\d:\d\dZ)?/;

function datesIn(sources: readonly Source[]): readonly string[] {
  const own = sources.filter(({ file }) => file.startsWith(GAME));
  return own.flatMap(({ text }) => text.match(new RegExp(DATE, 'g')) ?? []);
}

/** The records as they stood at a date; each line of theirs has one key, or one event. */
function upTo(sources: readonly Source[], date: string): readonly Source[] {
  return sources.flatMap((source) => {
    const { file, text } = source;
    if (!file.startsWith(`${GAME}/`) || file.endsWith('game.md')) return [source];
    const dateOf = (key: string) => new RegExp(`^${key}: (${DATE.source})`, 'm').exec(text)?.[1];
    const isLater = (on: string | undefined) => on !== undefined && on > date;
    if (isLater(dateOf('proposed') ?? dateOf('invoked'))) return [];
    const lines = text.split('\n');
    if (file.includes('/events/')) {
      const left = lines.filter((line) => !isLater(DATE.exec(line)?.[0]));
      return left.some((line) => DATE.test(line)) ? [{ file, text: left.join('\n') }] : [];
    }
    const ended = dateOf('closed') ?? dateOf('withdrawn') ?? dateOf('given') ?? lastIn(text);
    if (!isLater(ended)) return [source];
    const begun = lines.filter(
      (line) =>
        !/^(votes|closed|outcome|awards|withdrawn|judge|ruling|given|bench):|^ {2}- \{ judge/.test(
          line,
        ),
    );
    return [{ file, text: begun.join('\n') }];
  });
}

function lastIn(text: string): string | undefined {
  return text.match(new RegExp(DATE, 'g'))?.at(-1);
}
