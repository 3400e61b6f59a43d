/** Whoever proposes, reviews or votes reads what a change does, and not its words alone. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { enact, page } from '../engine/table.ts';
import { changeOf, commit, lay, preview } from './changed-games.ts';
import { CONTEXT } from './context.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
});
afterEach(() => game.remove());

const HEADING = 'The words of Rule 206 stay, and what it does changes';
const GONE = 'When a proposal is defeated, the proposer loses 10 points.';
const COMES = 'When a proposal is defeated, the proposer receives 50 points.';
const AWARD = '{ awards: [{ on: defeated, to: proposer, points: 50 }] }';
const WORDS =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';

const said = async (...words: readonly string[]) => (await game.nomic(words)).out ?? '';
const propose = (...words: readonly string[]) =>
  said(
    'propose',
    'friends',
    '--amend',
    '206',
    '--mechanics',
    AWARD,
    '--on',
    '2026-03-02',
    ...words,
  );

test('propose says what a change does under the words that stay', async () => {
  expect(await propose()).toContain(`\n${HEADING}:\n− ${GONE}\n+ ${COMES}\n`);
});

test('so does close for what is adopted, and a vote in between does not repeat it', async () => {
  await propose();
  const all = ['--for', 'anna,ben,carla,dov,eve'];
  expect(await said('vote', 'friends', ...all, '--on', '2026-03-03')).not.toContain(COMES);
  expect(await said('close', 'friends', '--on', '2026-03-04')).toContain(`+ ${COMES}\n`);
});

test('propose has the same as data', async () => {
  const { does } = JSON.parse(await propose('--format', 'json'));
  expect(does).toEqual([
    {
      rule: 206,
      called: 'Rule 206',
      words: 'stay',
      gone: [GONE],
      come: [COMES],
      kept: [],
      onlyMechanics: true,
      onlyWords: false,
    },
  ]);
});

const OPEN = {
  proposals: {
    301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\namend: 206\nmechanics: ${AWARD}`, WORDS),
  },
};

test('a reviewer is warned of it first, and sees it before the words', async () => {
  const change = await changeOf({}, OPEN);
  expect(change.warnings).toEqual([
    'Proposal 301: the words of Rule 206 stay, and what it does changes.',
    `Proposal 301: “${WORDS.slice(0, -1)}” and the mechanics seem to differ: ${COMES}`,
  ]);
  expect(change.moves[0]?.does).toMatchObject([{ gone: [GONE], come: [COMES] }]);
  const text = await preview({}, OPEN, 'text');
  const places = [HEADING, `− ${GONE}`, `+ ${COMES}`, '│'].map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const comment = await preview({}, OPEN, 'markdown');
  expect(comment).toContain('| Before | After |');
  expect(comment).toContain('the proposer <del>loses 10</del> points.');
});

test('a reviewer is warned of what a proposal does at once, and of an old number that is kept', async () => {
  const change = await changeOf(
    {},
    {
      proposals: {
        301: page(
          'proposal: 301\nby: a\nproposed: 2026-01-01\namend: 206\nmechanics: keep\nact: [{ points: { b: 50 } }]',
          WORDS.replace('10', '4'),
        ),
      },
    },
  );
  expect(change.warnings).toEqual([
    'Proposal 301: what its adoption does at once: B receives 50 points.',
    `Proposal 301: The amendment puts 4 in the place of 10 in the text of Rule 206. Its mechanics are kept, and still have 10: ${GONE}`,
  ]);
});

test('a rule that is changed by fiat is shown with what that does', async () => {
  const cards = {
    301: page(
      'rule: 301\ntier: mutable\nmechanics: { fiat: { tiers: [mutable], by: Keeper } }',
      'The Keeper changes mutable rules.',
    ),
  };
  const change = await changeOf(
    { cards },
    {
      cards,
      events: `  - on: 2026-01-02\n    rule: 301\n    fiat: { by: Keeper, amend: 206, mechanics: ${AWARD}, text: '${WORDS}' }`,
    },
  );
  expect(change.refusals).toEqual([]);
  expect(change.moves[0]?.does).toMatchObject([{ onlyMechanics: true, come: [COMES] }]);
  expect(change.warnings.join()).toContain('the words of Rule 206 stay');
});

test('words that announce what a rule does warn nobody', async () => {
  const change = await changeOf({}, { proposals: { 301: enact(301, 'a') } });
  expect(change.warnings).toEqual([]);
});

test('check says it of a change that is compared, in words and as data', async () => {
  const folder = commit({});
  lay(folder, OPEN);
  const check = async (...more: readonly string[]) => {
    const given = { ...CONTEXT, cwd: folder, repository: folder };
    return (await run(['check', '--base', 'main', ...more], given)).out ?? '';
  };
  expect(await check()).toContain(`\nProposal 301\n  ${HEADING}:\n  − ${GONE}\n  + ${COMES}\n`);
  const { does } = JSON.parse(await check('--format', 'json'));
  expect(does).toMatchObject([{ game: 'test', does: [{ gone: [GONE], come: [COMES] }] }]);
});

test('a check of much leaves to the preview what the words lead one to expect', async () => {
  const proposals = Object.fromEntries(
    [301, 302, 303, 304, 305, 306].map((number, i) => {
      const by = ['a', 'b', 'c'][i % 3] ?? '';
      const front = `amend: 206\nmechanics: ${AWARD}`;
      return [number, number === 306 ? enact(306, by, front, WORDS) : enact(number, by)];
    }),
  );
  const folder = commit({});
  lay(folder, { proposals });
  const given = { ...CONTEXT, cwd: folder, repository: folder };
  const { out } = await run(['check', '--base', 'main'], given);
  expect(out).toContain('Proposal 306\n  The words of Rule 206 stay');
  expect(out).not.toContain('Proposal 301\n');
  expect(out).toContain('What 5 other moves would make the rules do: nomic preview.');
});

test('status says it in each of its forms, above who has voted', async () => {
  await propose();
  for (const form of ['text', 'mail', 'markdown', 'json']) {
    const out = await said('status', 'friends', '--format', form, '--on', '2026-03-03');
    const flat = out.replaceAll(/\s+/g, ' ').replaceAll(/<\/?(?:del|ins)>/g, '');
    expect(flat, form).toContain(GONE);
    expect(flat, form).toContain(COMES);
    expect(flat.indexOf(COMES), form).toBeLessThan(flat.search(/Not yet|silent/));
  }
});

test('status says what each outcome would pay, in each form for people', async () => {
  await said('propose', 'friends', '--enact', '--text', 'Tea is served.', '--on', '2026-03-02');
  for (const form of ['text', 'mail', 'markdown']) {
    const out = await said('status', 'friends', '--format', form, '--on', '2026-03-03');
    const flat = out.replaceAll(/\s+/g, ' ').replaceAll('\\', '');
    // Rule 202 pays (301 − 291) × the fraction in favour, and Rule 206 takes 10.
    expect(flat, form).toMatch(
      /If all vote for it: adopted 5 : 0; Anna Berg \+10 \(Rule 202\S*\): 0 → 10\./,
    );
    expect(flat, form).toMatch(
      /If all vote against it: defeated 0 : 5; Anna Berg −10 \(Rule 206\): 0 → −10\./,
    );
  }
});

test('close says what a vote paid, before and after, and who wins by it', async () => {
  const all = ['--for', 'anna,ben,carla,dov,eve'];
  const paid = '{ awards: [{ on: adopted, to: proposer, points: 200 }] }';
  const tea = ['--enact', '--text', 'Napkins are blue.', '--mechanics', paid];
  await said('propose', 'friends', ...tea, '--on', '2026-03-02');
  await said('vote', 'friends', ...all, '--on', '2026-03-03');
  await said('close', 'friends', '--on', '2026-03-04');
  await said('propose', 'friends', '--enact', '--text', 'Tea.', '--on', '2026-03-05');
  await said('vote', 'friends', ...all, '--on', '2026-03-05');
  const closed = await said('close', 'friends', '--on', '2026-03-06');
  expect(closed).toContain('Ben Cole +11 (Rule 202), +200 (Rule 301): 0 → 211. Ben Cole wins.');
});

test('close says what a proposal itself pays, as it says what rules pay for it', async () => {
  const act = ['--act', '[{ points: { ben: 50, carla: -5 }, why: a gift }]', '--text', 'Gifts.'];
  await said('propose', 'friends', ...act, '--on', '2026-03-02');
  const all = ['--for', 'anna,ben,carla,dov,eve'];
  await said('vote', 'friends', ...all, '--on', '2026-03-03');
  const closed = await said('close', 'friends', '--on', '2026-03-04');
  expect(closed).toContain('Ben Cole +50: 0 → 50. Carla Diaz −5: 0 → −5.');
});

test('what is said in the channel of a game has a line for each sentence', async () => {
  await propose();
  const lines = `to amend Rule 206\n${HEADING}:\n− ${GONE}\n+ ${COMES}\n`;
  expect(await said('say', 'friends', '--on', '2026-03-03')).toContain(lines);
  const all = ['--for', 'anna,ben,carla,dov,eve'];
  await said('vote', 'friends', ...all, '--on', '2026-03-03');
  await said('close', 'friends', '--on', '2026-03-04');
  expect(await said('say', 'friends', '--on', '2026-03-05')).toContain(
    `${HEADING}:\n− ${GONE}\n+ ${COMES}\n`,
  );
});

test('the life of a rule says it of each of its changes', async () => {
  await propose();
  await said('vote', 'friends', '--for', 'anna,ben,carla,dov,eve', '--on', '2026-03-03');
  await said('close', 'friends', '--on', '2026-03-04');
  await said('propose', 'friends', '--repeal', '301', '--on', '2026-03-05');
  await said('vote', 'friends', '--for', 'anna,ben,carla,dov,eve', '--on', '2026-03-05');
  await said('close', 'friends', '--on', '2026-03-05');
  const life = await said('show', 'friends', '--rule', '301');
  expect(life).toContain(`  ${HEADING}:\n  − ${GONE}\n  + ${COMES}\n`);
  expect(life).toContain(`  What Rule 301 does ends:\n  − ${COMES}\n`);
  const { life: stages } = JSON.parse(
    await said('show', 'friends', '--rule', '301', '--format', 'json'),
  );
  expect(stages.map(({ does }: { does: unknown }) => does)).toMatchObject([
    null,
    { gone: [GONE], come: [COMES] },
    { gone: [COMES], come: [] },
  ]);
});

test('the game as data has it for each proposal', async () => {
  await propose();
  const { proposals } = JSON.parse(await said('show', 'friends', '--format', 'json'));
  expect(proposals).toMatchObject([{ does: [{ rule: 206, gone: [GONE], come: [COMES] }] }]);
});

test('a rule that was repealed is not said to be read by the engine', async () => {
  const all = ['--for', 'anna,ben,carla,dov,eve'];
  expect(await said('show', 'friends', '--rule', '206')).toContain('How the engine reads it');
  await said('propose', 'friends', '--repeal', '206', '--on', '2026-03-02');
  await said('vote', 'friends', ...all, '--on', '2026-03-03');
  await said('close', 'friends', '--on', '2026-03-04');
  const life = await said('show', 'friends', '--rule', '206');
  expect(life).toContain(`What Rule 206 does ends:\n  − ${GONE}\n`);
  expect(life).not.toContain('How the engine reads it');
});

test('words of a proposal that are quoted end the sentence about them', async () => {
  const act = ['--act', '[{ points: { ben: 50 }, why: a gift }]', '--text'];
  const all = ['--for', 'anna,ben,carla,dov,eve', '--on', '2026-03-03'];
  await said('propose', 'friends', ...act, 'This is a gift.', '--on', '2026-03-02');
  await said('vote', 'friends', ...all);
  const closed = await said('close', 'friends', '--on', '2026-03-04');
  expect(closed).toContain('on the words of the proposal “301” alone: “This is a gift.”\n');
});

test('what is said in the channel is cut between words', async () => {
  const sentences = Array.from({ length: 12 }, (_, i) => {
    return `When a proposal is adopted, the proposer receives ${i + 2} points.`;
  });
  const text = ['--text', 'Houses.', '--mechanics', sentences.join('\n')];
  await said('propose', 'friends', '--enact', ...text, '--on', '2026-03-02');
  const told = await said('say', 'friends', '--on', '2026-03-03');
  const [, cut = ''] = /(\S+)…\n/.exec(told) ?? [];
  expect(['+', ...sentences.flatMap((each) => each.split(' '))]).toContain(cut);
});

test('a motion that is voted on is called one, with its words', async () => {
  const motion = ['--act', '[]', '--text', 'We thank Ada for the tea.'];
  await said('propose', 'friends', ...motion, '--on', '2026-03-02');
  const asks = 'to adopt a motion, “We thank Ada for the tea”\n';
  expect(await said('say', 'friends', '--on', '2026-03-03')).toContain(asks);
  const status = await said('status', 'friends', '--on', '2026-03-03');
  expect(status.replaceAll(/\s+/g, ' ')).toContain(asks.trim());
});
