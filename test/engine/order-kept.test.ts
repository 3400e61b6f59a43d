/**
 * In which order things happened, in small records made at random, with dates as coarse and as close
 * to each other as a record may have them. It is kept in `__snapshots__/order.txt`, which
 * `npx vitest run order-kept -u` writes anew. Here, whoever changes the order reads what else changes.
 */
import { expect, test } from 'vitest';
import { placeSteps, recordOf } from '../../src/engine/timeline/timeline.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { createRandom, type Random } from '../games/random.ts';
import { page, type Setting, sourcesOf } from './table.ts';

/** A time in a month of few days, of which each has few minutes; or less than that, or nothing. */
function moment(random: Random): string {
  const day = `2026-01-0${1 + random.below(4)}`;
  return random.pick([
    day,
    day,
    day,
    `${day}T0${random.below(2)}:00Z`,
    `${day}T0${random.below(2)}:00Z`,
    '2026-01-31',
    '2026-01',
    '2026',
    '',
    '',
  ]);
}

/** Nothing, or a line with a key. */
const line = (key: string, value: string) => (value ? `${key}: ${value}` : '');

const lines = (...all: readonly string[]) => all.filter(Boolean).join('\n');

function makeProposal(random: Random, index: number): string {
  const number = random.pick([301 + index, 301 + index, 301 + index, 300 + index, `w${index}`]);
  const [proposed, ended] = [moment(random), moment(random)];
  const closed = line('closed', ended);
  const head = lines(
    `proposal: ${number}`,
    line('by', random.pick(['a', 'b', ''])),
    line('proposed', proposed),
  );
  if (random.chance(0.15)) return page(lines(head, closed, 'lost: true'));
  const adopted = lines(closed, 'outcome: adopted');
  const end = random.pick([adopted, adopted, line('withdrawn', ended), '']);
  return page(lines(head, 'enact: {}', end), 'Words.');
}

function makeJudgment(random: Random, number: number): string {
  const ruled = lines('judge: a', "ruling: 'Yes'", line('given', moment(random)));
  const about = random.pick([301, 301, 302, 'w1', 399]);
  const settles = random.pick([
    '',
    `settles: [{ move: ${about}, is: legal }]`,
    `settles: [{ winner: a }, { move: ${about}, is: legal }, { move: 303, is: illegal }]`,
  ]);
  const head = [`judgment: ${number}`, 'question: May they?', 'by: b'];
  const asked = line('invoked', moment(random));
  return page(lines(...head, asked, random.chance(0.8) ? lines(ruled, settles) : ''));
}

function makeEvent(random: Random): string {
  const parts = [
    line('on', moment(random)),
    random.chance(0.3) ? `after: ${random.pick([301, 302, 303, 'w1', 'p0'])}` : '',
    random.pick([
      'note: Here.',
      'note: Here.',
      'roll: { by: a, die: 3 }',
      'roll: { by: b, die: 4 }',
      `roll: { by: a, die: 3, for: ${random.pick([301, 302])} }`,
      'consent: { players: [a], to: continue }',
      'consent: { players: [a], to: continue, during: 2 }',
    ]),
  ];
  return `  - { ${parts.filter(Boolean).join(', ')} }`;
}

function make(random: Random): Setting {
  const some = <Made>(size: number, makeOne: (index: number) => Made) =>
    Array.from({ length: size }, (_, index) => makeOne(index));
  return {
    game: random.pick(['', '', 'started: 2026-01-02']),
    proposals: Object.fromEntries(some(4, (i) => [`p${i}`, makeProposal(random, i)])),
    judgments: Object.fromEntries(
      some(random.below(3), (i) => [`j${i}`, makeJudgment(random, i + 1)]),
    ),
    events: some(1 + random.below(3), () => makeEvent(random)).join('\n'),
  };
}

/** What a record is called here: `p0`, `j1`, or an event by its file and its place there. */
function nameOf(record: ReturnType<typeof recordOf>): string {
  return 'fact' in record ? `${record.file.slice(-6, -3)} ${record.path.at(-1)}` : record.name;
}

/** A record, or a time, without what all of them have. */
const brief = (words: string) =>
  words
    .replace(/^---\n|\n---\n[\s\S]*$/g, '')
    .replaceAll(/\nquestion: .*|\nenact: \{\}|\nruling: .*|^events:\n|:00\.000|:00(?=Z)/gm, '')
    .replaceAll('2026-01-', '')
    .replaceAll('\n', ', ');

const hour = (time: number) =>
  Number.isFinite(time) ? brief(new Date(time).toISOString()) : String(time);

/** What is on record, and the order in which it happened; nothing where a date cannot be. */
function tell(seed: number): readonly string[] {
  const random = createRandom(seed);
  const setting = make(random);
  const more = page(`events:\n${makeEvent(random)}`);
  const sources = [...sourcesOf(setting), { file: 'games/test/events/too.md', text: more }];
  const { records, findings } = parseRecords(sources, READINGS);
  const game = records.games.get('test');
  if (!game || findings.length > 0) return [];
  const { game: head = '', proposals = {}, judgments = {}, events = '' } = setting;
  const written = [head, ...Object.values(proposals), ...Object.values(judgments), events, more];
  const placed = placeSteps(game).map(
    ({ step, time }) =>
      `  ${step.kind} ${nameOf(recordOf(step))} ${hour(time)}${step.on ? `, on ${brief(step.on.text)}` : ''}`,
  );
  return [`# ${seed}`, ...written.filter(Boolean).map(brief), ...placed, ''];
}

test('in which order it happened', async () => {
  const told = Array.from({ length: 400 }, (_, i) => i + 1).flatMap(tell);
  await expect(told.join('\n')).toMatchFileSnapshot('__snapshots__/order.txt');
});
