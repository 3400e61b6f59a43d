/** At a terminal the commands ask for what their options leave out. */
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Asker } from '../../src/cli/command-line/outcome.ts';
import { terminalAsker } from '../../src/cli/record-edits/terminal-asker.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
});
afterEach(() => game.remove());

/** Gives the answers in their order, and keeps the questions. */
function scripted(answers: readonly (string | readonly string[] | undefined)[]) {
  const questions: string[] = [];
  const next = (question: string) => answers[questions.push(question) - 1];
  const one = async (question: string) => {
    const answer = next(question);
    return typeof answer === 'object' ? undefined : answer;
  };
  const ask: Asker = {
    choose: one,
    write: one,
    several: async (question) => {
      const answer = next(question);
      return typeof answer === 'object' ? answer : undefined;
    },
  };
  return { ask, questions };
}

const P301 = 'games/friends/proposals/301.md';

test('a turn is played by answers alone', async () => {
  const made = scripted(['enact', 'Be kind.']);
  await game.nomic(['propose', 'friends'], { ask: made.ask });
  expect(made.questions).toEqual(['What is proposed?', 'In which words?']);
  expect(game.read(P301)).toContain('\nenact: {}\n---\nBe kind.\n');
  const voted = scripted([['anna', 'eve'], 'for', 'against']);
  const { out } = await game.nomic(['vote', 'friends'], { ask: voted.ask });
  expect(out).toContain('1 for, 1 against so far.');
  expect(voted.questions.slice(1)).toEqual(['How does anna vote?', 'How does eve vote?']);
});

test('a rule is chosen among those in force', async () => {
  await game.nomic(['propose', 'friends'], { ask: scripted(['repeal', '205']).ask });
  expect(game.read(P301)).toContain('\nrepeal: 205\n');
});

test('nothing is asked that the options say', async () => {
  const { ask, questions } = scripted([]);
  await game.nomic(['propose', 'friends', '--repeal', '205'], { ask });
  await game.nomic(['vote', 'friends', '--for', 'anna'], { ask });
  await game.nomic(['status', 'friends'], { ask });
  expect(questions).toEqual([]);
});

test('nothing is written where the person breaks off', async () => {
  const { status, err } = await game.nomic(['propose', 'friends'], {
    ask: scripted([undefined]).ask,
  });
  expect(status).toBe(2);
  expect(err).toContain('you broke off');
  expect(() => game.read(P301)).toThrow();
});

test('a game is begun by answers', async () => {
  const { ask } = scripted(['Others', 'table', '', 'ada=Ada Ash', '']);
  await game.nomic(['init', 'others', '--forge', 'none'], { ask });
  const head = game.read('games/others/game.md');
  expect(head).toContain('title: Others\nruleset: suber\nmedium: table\n');
  expect(head).toContain('  ada: { name: Ada Ash }\n');
});

test('a game is begun with names alone, and what is no answer is asked again', async () => {
  const answers = [
    '',
    'Names',
    'table',
    '',
    'Ada Ash',
    'ada ash',
    'Ada-Ash',
    'B=',
    'ada-ash=Ben',
    'Łee',
    '',
  ];
  const { ask, questions } = scripted(answers);
  await game.nomic(['init', 'names', '--forge', 'none'], { ask });
  const head = game.read('games/names/game.md');
  expect(head).toContain('title: Names\n');
  expect(head).toContain('  ada-ash: { name: Ada Ash }\n  ada-ash-2: { name: Ada-Ash }\n');
  expect(head).not.toContain('Ben');
  expect(questions).toContainEqual(expect.stringContaining('“ada ash” and “Ada Ash” are one name'));
  expect(questions).toContainEqual(expect.stringContaining('“B=” is not a player.'));
  expect(questions).toContainEqual(expect.stringContaining('“ada-ash=Ben” has a seat.'));
});

test('a question to a Judge is asked', async () => {
  await game.nomic(['propose', 'friends', '--repeal', '205']);
  const { ask } = scripted(['ask', 'May one?', 'dov']);
  const { out } = await game.nomic(['judge', 'friends'], { ask });
  expect(out).toContain('waits for Eve Fox: May one?');
});

test('the terminal shows the choices and returns the one that is taken', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const asker = terminalAsker({ input, output });
  const choices = ['for', 'against'].map((value) => ({ value, label: value }));
  const chosen = asker.choose('How?', choices);
  const seen: string[] = [];
  const keys = ['\u001b[B', '\r'];
  output.on('data', (shown) => {
    seen.push(String(shown));
    const key = seen.join('').includes('How?') ? keys.shift() : undefined;
    if (key !== undefined) setImmediate(() => input.write(key));
  });
  expect(await chosen).toBe('against');
});

test('what is probably a slip is asked about before it is written', async () => {
  for (const points of ['{ anna: 5 }', '{ eve: 4 }', '{ anna: 3 }'])
    await game.nomic(['event', 'friends', `points: ${points}`, '--rule', '202']);
  const act = 'points: { eve: 150 }';
  const refusing = scripted(['no']);
  const refused = await game.nomic(['event', 'friends', act, '--rule', '202'], {
    ask: refusing.ask,
  });
  expect(refusing.questions).toEqual([
    '150 points at once: every other entry of this game is 5 at most. Sure?',
  ]);
  expect(refused).toMatchObject({ status: 2, err: 'nomic: nothing was written: you broke off.\n' });
  const written = await game.nomic(['event', 'friends', act, '--rule', '202'], {
    ask: scripted(['yes']).ask,
  });
  expect(written.out).toContain('Written: ');
  expect(written.out).toContain('Note: 150 points at once');
});

test('where nobody can answer, a slip is noted and written', async () => {
  for (const points of ['{ anna: 5 }', '{ eve: 4 }', '{ anna: 3 }'])
    await game.nomic(['event', 'friends', `points: ${points}`, '--rule', '202']);
  const { status, out } = await game.nomic([
    'event',
    'friends',
    'points: { eve: 150 }',
    '--rule',
    '202',
  ]);
  expect(status).toBe(0);
  expect(out).toContain('Note: 150 points at once: every other entry of this game is 5 at most.');
});

const LOSES = 'When a proposal is defeated, the proposer loses 10 points.';
const reword = (...more: readonly string[]) => {
  const words = ['propose', 'friends', '--amend', '206', '--text', 'One loses 4 points.'];
  return [...words, '--on', '2026-03-02', ...more];
};

test('whoever gives a rule other words alone is asked what becomes of what it does', async () => {
  const { ask, questions } = scripted(['keep']);
  const { out } = await game.nomic(reword(), { ask });
  expect(questions).toEqual(['What becomes of what Rule 206 does?']);
  expect(game.read(P301)).toContain('\nmechanics: keep\n');
  expect(out).toContain(`The words of Rule 206 change, and what it does stays:\n${LOSES}\n`);
  expect(out).not.toContain('--mechanics');
});

const PASSES = 'When a proposal is adopted, the proposer receives 4 points.';

test('what the words of a rule seem to say is offered, and written where it is taken', async () => {
  const words = [
    '--text',
    'Whoever proposes pays. If a proposal passes, its proposer gets 4 points.',
  ];
  const { ask, questions } = scripted([PASSES]);
  await game.nomic(['propose', 'friends', '--enact', ...words, '--on', '2026-03-02'], { ask });
  expect(questions).toEqual(['What does the new rule do?']);
  expect(game.read(P301)).toContain(`    - ${PASSES}\n`);
});

test('a new rule whose words seem to say nothing is no reason to ask', async () => {
  const { ask, questions } = scripted([]);
  const words = ['--text', 'Tea is served at five.', '--on', '2026-03-02'];
  await game.nomic(['propose', 'friends', '--enact', ...words], { ask });
  expect(questions).toEqual([]);
});

test('whoever is asked for a vote reads what the proposal would do', async () => {
  await game.nomic(reword('--mechanics', 'none'));
  const { ask, questions } = scripted([[]]);
  await game.nomic(['vote', 'friends'], { ask });
  expect(questions).toEqual([`What Rule 206 does ends: − ${LOSES} Who votes?`]);
});

test('it can end, or be written anew', async () => {
  await game.nomic(reword(), { ask: scripted(['none']).ask });
  expect(game.read(P301)).toContain('\nmechanics: none\n');
  const anew = 'When a proposal is defeated, the proposer loses 4 points.';
  const { out } = await game.nomic(
    reword('--dry-run', '--by', 'ben', '--number', '302', '--anyway'),
    {
      ask: scripted(['anew', anew]).ask,
    },
  );
  expect(out).toContain(anew);
});

test('nothing is asked of an amendment that says it, or leaves the words as they are', async () => {
  const { ask, questions } = scripted([]);
  await game.nomic(reword('--mechanics', 'none', '--dry-run'), { ask });
  await game.nomic(['propose', 'friends', '--amend', '206', '--dry-run'], { ask });
  await game.nomic(['propose', 'friends', '--amend', '101', '--text', 'x', '--dry-run'], { ask });
  expect(questions).toEqual([]);
});

test('elsewhere the output says that it was kept, and how to choose', async () => {
  const { out } = await game.nomic(reword('--dry-run'));
  expect(out).toContain(
    `${LOSES}\nWhat Rule 206 does was kept, since nothing else was said. Choose with --mechanics: keep, none, or what it does from now on.\n`,
  );
  const chosen = await game.nomic(reword('--dry-run', '--mechanics', 'keep'));
  expect(chosen.out).not.toContain('was kept');
});
