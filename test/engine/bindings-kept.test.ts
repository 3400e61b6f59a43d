/**
 * In which turn everything on record falls, and what Judgments and customs bind, in small records
 * made at random. It is kept in `__snapshots__/bindings.txt`, which `npx vitest run bindings-kept -u`
 * writes anew. Here, whoever changes the engine reads what else changes.
 */
import { expect, test } from 'vitest';
import {
  type Bindings,
  gatherBindings,
  type TakenOption,
} from '../../src/engine/state/bindings.ts';
import { orderSteps, recordOf, type Step } from '../../src/engine/timeline/timeline.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import type { WrittenGame } from '../../src/records/types.ts';
import { parseMoment } from '../../src/values/moment.ts';
import { createRandom, type Random } from '../games/random.ts';
import { page, type Setting, sourcesOf } from './table.ts';

const date = (number: number) => `2026-01-${String(number).padStart(2, '0')}`;

/** Nothing, or a line with a key. */
const line = (key: string, value: string | undefined) => (value ? `${key}: ${value}` : '');

function makeProposal(random: Random, index: number): string {
  const made = 3 * index + 1;
  const number = random.pick([301 + index, 301 + index, 301 + index, 300 + index, `w${index}`]);
  const ended = random.pick(['closed', 'closed', 'withdrawn', 'withdrawn', '']);
  const known = [
    `proposal: ${number}`,
    line('by', random.pick(['a', 'a', 'b', ''])),
    line('proposed', random.pick([date(made), date(made), date(made), '2026-01', ''])),
  ].filter(Boolean);
  if (random.chance(0.15)) return page([...known, 'lost: true'].join('\n'));
  const lines = [
    ...known,
    line(ended, ended && random.pick([date(made + 1), date(made + 4)])),
    line('outcome', ended === 'closed' ? 'adopted' : ''),
    'enact: {}',
  ];
  return page(lines.filter(Boolean).join('\n'), 'Words.');
}

function makeJudgment(random: Random, number: number): string {
  const invoked = 1 + random.below(11);
  const settles = Array.from({ length: random.below(3) }, () =>
    random.pick([
      `{ move: ${301 + random.below(4)}, is: ${random.pick(['legal', 'illegal'])} }`,
      `{ event: e${random.below(2)}, is: ${random.pick(['legal', 'undetermined'])} }`,
      `{ judgment: ${random.pick(['1', '2', '3', 'j1'])}, is: ${random.pick(['legal', 'illegal', 'illegal'])} }`,
      `{ reading: ${random.pick(['withdrawal', 'moving'])}, take: ${random.pick(['yes', 'no'])} }`,
      `{ winner: ${random.pick(['a', 'b'])} }`,
    ]),
  );
  const lines = [
    `judgment: ${number}`,
    'question: May they?',
    'by: b',
    line('invoked', random.pick([date(invoked), date(invoked), ''])),
    ...(random.chance(0.85)
      ? [
          'judge: a',
          "ruling: 'Yes'",
          line('given', random.pick([date(invoked + random.below(4)), date(invoked), ''])),
        ]
      : []),
    line('settles', settles.length > 0 ? `[${settles.join(', ')}]` : ''),
  ];
  return page(lines.filter(Boolean).join('\n'));
}

function makeEvent(random: Random, index: number): string {
  const parts = [
    random.chance(0.8) ? `id: e${index}` : '',
    line('on', random.pick([date(1 + random.below(12)), '2026-01', ''])),
    random.chance(0.3) ? `after: ${301 + random.below(4)}` : '',
    'note: Here.',
  ];
  return `  - { ${parts.filter(Boolean).join(', ')} }`;
}

const CUSTOMS: readonly string[] = [
  '',
  'moving: { take: next-to-move }',
  'moving: { take: next-to-move, since: 2026-01-06 }, past-moves: { take: yes }',
  'past-moves: { take: yes, since: 2026-01-05 }, withdrawal: { take: yes, why: So it was. }',
];

function make(random: Random): Setting {
  const some = <Made>(size: number, makeOne: (index: number) => Made) =>
    Array.from({ length: size }, (_, index) => makeOne(index));
  return {
    game: `readings: { ${random.pick(CUSTOMS)} }`,
    proposals: Object.fromEntries(some(4, (i) => [`p${i}`, makeProposal(random, i)])),
    judgments: Object.fromEntries(some(3, (i) => [`j${i}`, makeJudgment(random, i + 1)])),
    events: some(2, (i) => makeEvent(random, i)).join('\n'),
  };
}

/** What a record is called here: `p0`, `j1`, or an event by its place in the list. */
function nameOf(record: ReturnType<typeof recordOf>): string {
  return 'fact' in record ? `event ${record.path.at(-1)}` : record.name;
}

const option = (taken: TakenOption | undefined) =>
  taken &&
  `${taken.option} by ${taken.judgment ?? taken.source}${taken.why ? ', for a reason' : ''}`;

/** What is not undefined, as `name value`. */
function tell(name: string, value: unknown): readonly string[] {
  return value === undefined || value === '' || value === false ? [] : [`${name} ${String(value)}`];
}

function tellBindings(game: WrittenGame, steps: readonly Step[]): readonly string[] {
  const bindings: Bindings = gatherBindings(game, steps);
  const { proposals, judgments, events } = game;
  const turns = [undefined, ...proposals.map(({ name }) => name)];
  const days = [
    undefined,
    parseMoment('2026-01-04'),
    parseMoment('2026-01-05'),
    parseMoment('2026-01-06'),
  ];
  return [
    steps.map((step) => `${step.kind} ${nameOf(recordOf(step))}`).join(', '),
    ...judgments.flatMap((judgment) => {
      const { name, number } = judgment;
      const after = bindings.turnAfter(name)?.name;
      return [
        ...tell(`${name} is set aside:`, bindings.isSetAside(judgment)),
        ...tell(`${name} falls in the turn of`, bindings.turnOf(name)),
        ...tell(`${name} falls before the turn of`, after),
        ...tell(`${number} calls`, bindings.judgmentCalled(number)?.name),
      ];
    }),
    ...[...proposals, ...judgments, ...events].flatMap((record) =>
      bindings
        .settled(record)
        .map(
          ({ judgment, is, path, ownTurn }) =>
            `${nameOf(record)} is ${is} by ${judgment.name} ${path.join('.')}${ownTurn ? ' in its own turn' : ''}`,
        ),
    ),
    ...turns.flatMap((during) => [
      ...['withdrawal', 'moving'].flatMap((reading) => {
        const { own, earlier } = bindings.judged(reading, during);
        const without = bindings.judged(reading, during, 'j1').own;
        return [
          ...tell(`${reading} in ${during}:`, option(own)),
          ...tell(`${reading} before ${during}:`, option(earlier)),
          ...tell(`${reading} in ${during} without j1:`, own && option(without)),
        ];
      }),
      ...tell(`winner in ${during}:`, bindings.winner(during)?.player),
    ]),
    ...tell('event', ['e0', 'e1'].filter((id) => bindings.eventCalled(id)).join(' ')),
    ...days
      .map((now) =>
        ['withdrawal', 'moving', 'past-moves']
          .map((reading) => option(bindings.custom(reading, now)))
          .join(', '),
      )
      .filter((words, i, all) => words !== all[i - 1]),
  ];
}

test('what is bound, and in which turn it falls', async () => {
  const told = Array.from({ length: 160 }, (_, i) => i + 1).flatMap((seed) => {
    const setting = make(createRandom(seed));
    const { records } = parseRecords(sourcesOf(setting), READINGS);
    const game = records.games.get('test');
    const { events, proposals = {}, judgments = {}, game: head } = setting;
    const written = [head, ...Object.values(proposals), ...Object.values(judgments), events];
    return [
      `# ${seed}`,
      ...written.map((text = '') => brief(text)),
      ...(game ? tellBindings(game, orderSteps(game)).map((line) => `  ${line}`) : []),
      '',
    ];
  });
  await expect(told.join('\n')).toMatchFileSnapshot('__snapshots__/bindings.txt');
});

/** A record without what all of them have. */
function brief(text: string): string {
  return text
    .replace(/^---\n|\n---\n[\s\S]*$/g, '')
    .replaceAll(/question: .*\n|\nenact: \{\}|\nruling: .*|2026-01-/g, '')
    .replaceAll('\n', ', ');
}
