/**
 * The same game in another form is decided in the same way: with other names of players, files and keys
 * in another order, other days, and each thing in another form that a record may have.
 */
import { expect } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { once } from '../../src/helpers/once.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { CASES } from '../engine/reading-cases/all-cases.ts';
import { sourcesOf } from '../engine/table.ts';
import { mixedGame } from '../games/mixed-game.ts';
import { createRandom } from '../games/random.ts';
import { withRecord } from '../games/with-record.ts';
import { byDayAndNight } from '../portions.ts';
import { FORMS } from './other-forms.ts';
import { deeply, everyText, type Rewriting, rewrite } from './rewrite-records.ts';
import { whatWasDecided } from './what-was-decided.ts';

type Decided = ReturnType<typeof whatWasDecided>;

const GAMES = createRandom(1).shuffle<readonly [string, readonly Source[]]>([
  ...Array.from({ length: 32 }, (_, i) => i + 1).map((seed): [string, readonly Source[]] => [
    `the seed ${seed}`,
    sourcesOf(mixedGame(seed)),
  ]),
  ...CASES.filter(({ reading }, i) => CASES[i - 1]?.reading !== reading).map(
    ({ reading, story, game }): [string, readonly Source[]] => [
      `${reading}: ${story}`,
      sourcesOf(game),
    ],
  ),
]);

const decidedOf = once((sources: readonly Source[]) => whatWasDecided(playAgain(sources)));

/** A game that is written otherwise comes to what it came to; `back` undoes what was exchanged. */
function sameGame(
  how: string,
  otherwise: (sources: readonly Source[]) => readonly Source[],
  back: (decided: Decided) => unknown = (decided) => decided,
): void {
  // A truth for so many games of all kinds holds for the others.
  byDayAndNight(how, 45, (enough) => expectSame(enough, otherwise, back));
}

function expectSame(
  enough: number,
  otherwise: (sources: readonly Source[]) => readonly Source[],
  back: (decided: Decided) => unknown,
): void {
  let others = 0;
  for (const [name, sources] of GAMES) {
    if (others === enough) break;
    const written = otherwise(sources);
    const isSame = written.every((one, i) => one === sources[i] || one.text === sources[i]?.text);
    if (isSame && written.length === sources.length) continue;
    others += 1;
    withRecord(name, written, () => {
      expect(back(whatWasDecided(playAgain(written))), name).toEqual(decidedOf(sources));
    });
  }
  expect(others).toBeGreaterThan(2);
}

function playAgain(sources: readonly Source[]): Replay {
  const { records, findings } = parseRecords(sources, READINGS);
  expect(findings).toEqual([]);
  const [game, ruleset] = [records.games.get('test'), records.rulesets.get('suber')];
  if (!game || !ruleset) throw new Error('nothing on the table');
  return replay(game, ruleset);
}

const onlyGame =
  (change: Rewriting): Rewriting =>
  (tree, file) =>
    file.startsWith('games/') ? change(tree, file) : tree;

const NEW: Readonly<Record<string, string>> = { a: 'zed', b: 'yan', c: 'x-1', d: 'wim', e: 'vic' };
const OLD = Object.fromEntries(Object.entries(NEW).map(([id, name]) => [name, id]));
const called = onlyGame((tree) => everyText(tree, (text) => NEW[text] ?? text) as typeof tree);
sameGame(
  'whatever the players are called',
  (sources) => rewrite(sources, called),
  (decided) => everyText(decided, (text) => OLD[text] ?? text),
);

const named = onlyGame(
  (tree) =>
    deeply(tree, (entries) =>
      entries.map(([key, value]) =>
        (key === 'name' || key === 'surname') && typeof value === 'string'
          ? [key, value.replace(/(\S+)$/, 'Mc$1')]
          : [key, value],
      ),
    ) as typeof tree,
);
sameGame('whatever their names are, as long as their order stays', (sources) =>
  rewrite(sources, named),
);

sameGame('in whatever order its files are read', (sources) => sources.toReversed());

// The order of the players at the start is that of their seats.
const reversed: Rewriting = (tree) =>
  deeply(tree, (entries, key) =>
    key === 'players' ? entries : entries.toReversed(),
  ) as typeof tree;
sameGame('in whatever order its keys are written', (sources) => rewrite(sources, reversed));

const shift = (by: number) => (text: string) =>
  text.replaceAll(/\b2[0-9]{3}-[01][0-9]-[0-3][0-9]/g, (day) =>
    new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10),
  );
sameGame(
  'a thousand days later',
  (sources) => sources.map(({ file, text }) => ({ file, text: shift(1000)(text) })),
  (decided) => everyText(decided, shift(-1000)),
);

for (const [how, otherwise] of Object.entries(FORMS)) sameGame(`where ${how}`, otherwise);
