/** The commands that write moves: what they write, what they say, and what they refuse. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
});
afterEach(() => game.remove());

/** Words in a line, of which those in quotation marks stay together. */
function nomic(line: string) {
  const words = line.match(/"[^"]*"|\S+/g) ?? [];
  return game.nomic(words.map((word) => word.replaceAll('"', '')));
}

/** By custom of the game, where the rules say otherwise or nothing. */
function takes(readings: string): void {
  const file = 'games/friends/game.md';
  game.write(file, game.read(file).replace('players:', `readings: { ${readings} }\nplayers:`));
}

const P301 = 'games/friends/proposals/301.md';

describe('a turn', () => {
  test('is played by three commands', async () => {
    const made = await nomic('propose friends --amend 206 --on 2026-03-02');
    expect(made).toMatchObject({ status: 0 });
    expect(made.out?.split('\n').slice(0, 4)).toEqual([
      'Written: content/games/friends/proposals/301.md',
      'Proposal 301 by Anna Berg, 2 March 2026: 0 for, 0 against so far.',
      'It needs all 5 votes that are missing (Rule 203).',
      'Not yet: Ben Cole, Anna Berg, Carla Diaz, Dov Ek and Eve Fox.',
    ]);
    const voted = await nomic('vote friends 301 --for ben,carla --against eve --on 2026-03-05');
    expect(voted.out).toContain('2 for, 1 against so far.\n');
    expect(voted.out).toContain('It is lost, whether the others vote for or against (Rule 203).');
    await nomic('vote friends --against anna --against dov --on 2026-03-06');
    expect(game.read(P301)).toBe(`---
proposal: 301
by: anna
proposed: 2026-03-02
amend: 206
mechanics:
  - When a proposal is defeated, the proposer loses 10 points.
votes:
  for: [ben, carla]
  against: [eve, anna, dov]
  cast: { ben: 2026-03-05, carla: 2026-03-05, eve: 2026-03-05, anna: 2026-03-06, dov: 2026-03-06 }
---
When a proposed rule-change is defeated, the player who proposed it loses 10 points.
`);
    const closed = await nomic('close friends 301 --on 2026-03-08');
    expect(closed).toMatchObject({ status: 0 });
    expect(closed.out?.split('\n').slice(1, 3)).toEqual([
      'Defeated 2 : 3 (Rule 203). Anna Berg −10 (Rule 206), +4 (Rule 202; contestable): 0 → −6.',
      'Next: Ben Cole, Proposal 302.',
    ]);
    expect(closed.out).toContain('Note: What Proposal 301 earns depends on a reading.');
    expect(game.read(P301)).toContain('\nclosed: 2026-03-08\n---\n');
    expect(await nomic('check friends')).toMatchObject({ status: 0 });
  });

  test('may make a rule', async () => {
    await nomic('propose friends --enact --title Kindness --text "Be kind." --on 2026-03-02');
    await nomic('vote friends --for anna,ben,carla,dov,eve --on 2026-03-03');
    const { out } = await nomic('close friends --on 2026-03-04');
    expect(out).toContain('Adopted 5 : 0 (Rule 203). Rule 301 enacted: version 1. Anna Berg +10');
    expect((await nomic('show friends --rule 301')).out).toContain('Kindness');
  });

  test('may repeal a rule, or transmute it to the tier that is left', async () => {
    takes('withdrawal: { take: "yes" }');
    await nomic('propose friends --repeal 205 --on 2026-03-02');
    expect(game.read(P301)).toContain('\nrepeal: 205\n');
    const withdrawn = await nomic('withdraw friends --on 2026-03-03');
    expect(withdrawn.out).toContain('Withdrawn.\nNext: Anna Berg, Proposal 302.\n');
    await nomic('propose friends --transmute 112 --on 2026-03-04');
    expect(game.read('games/friends/proposals/302.md')).toContain(
      '\ntransmute: { rule: 112, to: mutable }\n',
    );
  });

  test('takes today for the day of a move', async () => {
    await nomic('propose friends --repeal 205');
    expect(game.read(P301)).toContain('\nproposed: 2026-07-01\n');
  });

  test('names the command that ends a vote in which everybody has voted', async () => {
    await nomic('propose friends --enact --text "Be kind." --on 2026-03-02');
    const most = await nomic('vote friends --for anna,ben,carla,dov --on 2026-03-03');
    expect(most.out).not.toContain('close');
    const { out } = await nomic('vote friends --against eve --on 2026-03-03 --content content');
    expect(out).toContain('Next: nomic close friends 301 --content content\n');
    const { out: status } = await nomic('status friends');
    expect(status).toContain('Next: nomic close friends 301\n');
    await nomic('close friends --on 2026-03-04');
    expect((await nomic('status friends')).out).not.toContain('close friends');
  });

  test('says in a line each where many results depend on readings', async () => {
    await nomic('propose friends --enact --text "Be kind." --on 2026-03-02');
    await nomic('vote friends --for anna --abstain ben,carla,dov,eve --on 2026-03-03');
    const { out } = await nomic('close friends --on 2026-03-04');
    expect(out).toContain(
      '\nNote: 5 results depend on readings, for which nomic check friends --notes has the questions:\n- The outcome of Proposal 301: it is defeated; under “none-against” it is adopted.\n',
    );
    expect(out?.match(/Note:/g)).toHaveLength(1);
    expect(out?.match(/^- /gm)).toHaveLength(5);
  });

  test('names --on where today is before the latest date on record', async () => {
    await nomic('propose friends --enact --text "Be kind." --on 2126-03-02');
    await nomic('vote friends --for anna,ben,carla,dov,eve --on 2126-03-03');
    const early = await nomic('close friends');
    expect(early.err).toContain('the latest on record is 2126-03-03: --on says when it was made.');
    const given = await nomic('close friends --on 2026-03-04');
    expect(given.err).not.toContain('--on');
    expect(await nomic('close friends --on 2126-03-04')).toMatchObject({ status: 0 });
  });

  test('takes mechanics as YAML, and words from a file', async () => {
    writeFileSync(join(game.folder, 'words.txt'), 'The proposer loses 5 points.\n');
    await nomic(
      'propose friends --amend 206 --file words.txt --mechanics "{ awards: [{ on: defeated, to: proposer, points: -5 }] }"',
    );
    expect(game.read(P301)).toContain('points: -5');
    expect(game.read(P301)).toMatch(/---\nThe proposer loses 5 points\.\n$/);
  });
});

describe('a move that is not in order', () => {
  test('is not written, with the finding of the check', async () => {
    const { status, out, err } = await nomic('propose friends --repeal 205 --by ben');
    expect(status).toBe(1);
    expect(out).toContain('✗ illegal  turn/out-of-order');
    expect(out).toContain('content/games/friends/proposals/301.md:3:5');
    expect(err).toContain('nothing was written');
    expect(existsSync(join(game.folder, 'content', P301))).toBe(false);
  });

  test('is written all the same where somebody says so', async () => {
    const { status, out } = await nomic('propose friends --repeal 205 --by ben --anyway');
    expect(status).toBe(1);
    expect(out).toContain('turn/out-of-order');
    expect(out).toContain('Written: content/games/friends/proposals/301.md');
    expect(game.read(P301)).toContain('\nby: ben\n');
  });

  test('is a second vote, and a vote closed too early', async () => {
    await nomic('propose friends --repeal 205');
    await nomic('vote friends --for anna');
    const before = game.read(P301);
    expect((await nomic('vote friends --against anna')).out).toContain('vote/twice');
    expect((await nomic('close friends')).out).toContain('vote/missing');
    expect(game.read(P301)).toBe(before);
  });

  test.each([
    ['vote friends --for anna', 'No proposal is open in friends.'],
    ['close friends 301', 'Proposal 301 is not on record. No proposal is open.'],
    ['propose friends', 'say what is proposed'],
    ['propose friends --enact', 'A new rule needs its words'],
    ['propose friends --amend 999', 'There is no Rule 999 in force.'],
    ['propose friends --repeal 205 --by ann', 'There is no player “ann”. Did you mean anna?'],
    ['propose friends --repeal 205 --amend 206', 'two changes'],
    ['propose friends --repeal 205 --on March', '“March” is not a date.'],
    ['propose friend --repeal 205', 'Did you mean friends?'],
    ['vote friends x --for anna', 'Proposal x is not on record.'],
    ['vote friends a/b --for anna', '“a/b” cannot be the number of a record'],
    ['propose friends --act [] --title Tea', 'of a rule, and none is changed'],
  ])('%s: %s', async (line, words) => {
    const { status, err } = await nomic(line);
    expect(status).toBe(2);
    expect(err).toContain(words);
  });
});

test('a proposal without a number that counts is called by its word', async () => {
  takes('withdrawal: { take: "yes" }');
  const made = await nomic('propose friends --repeal 205 --number 7729#1 --on 2026-03-02');
  expect(made.out).toContain('Written: content/games/friends/proposals/7729-1.md');
  expect(game.read('games/friends/proposals/7729-1.md')).toContain('proposal: 7729#1\n');
  const voted = await nomic('vote friends 7729#1 --for anna,ben --on 2026-03-03');
  expect(voted.out).toContain('2 for, 0 against so far.');
  const third = await nomic('vote friends 7729-1 --for carla --on 2026-03-03');
  expect(third.out).toContain('3 for, 0 against so far.');
  const withdrawn = await nomic('withdraw friends 7729#1 --on 2026-03-04');
  expect(withdrawn).toMatchObject({ status: 0 });
});

test('a motion says what is done, and changes no rule', async () => {
  await nomic('propose friends --act [] --text "We thank Ada." --on 2026-03-02');
  expect(game.read(P301)).toBe(
    '---\nproposal: 301\nby: anna\nproposed: 2026-03-02\nact: []\n---\nWe thank Ada.\n',
  );
  await nomic('vote friends --for anna,ben,carla,dov,eve --on 2026-03-03');
  expect((await nomic('close friends --on 2026-03-04')).out).toContain('Adopted 5 : 0');
  await nomic('propose friends --repeal 205 --act "{ note: The chair broke. }" --on 2026-03-05');
  expect(game.read('games/friends/proposals/302.md')).toContain(
    'repeal: 205\nact: [ { note: The chair broke. } ]\n',
  );
});

describe('a vote that is on record', () => {
  beforeEach(async () => {
    await nomic('propose friends --enact --text "Be kind." --on 2026-03-02');
    await nomic('vote friends --for ben,anna --against eve --on 2026-03-03');
  });

  test('is changed where that is asked for', async () => {
    const again = await nomic('vote friends --against ben --on 2026-03-04');
    expect(again.out).toContain('vote/twice');
    expect(again.err).toContain('--change puts a vote in the place of the one that');
    const { out } = await nomic('vote friends --against ben --change --on 2026-03-04');
    expect(out).toContain('1 for, 2 against so far.');
    expect(game.read(P301)).toContain(`votes:
  for: [anna]
  against: [eve, ben]
  cast: { anna: 2026-03-03, eve: 2026-03-03, ben: 2026-03-04 }
`);
  });

  test('is changed in the file that it has for itself', async () => {
    await nomic('vote friends --for dov --own-file --on 2026-03-03');
    await nomic('vote friends --against dov --change --own-file --on 2026-03-04');
    expect(game.read('games/friends/votes/301-dov.md')).toBe(
      '---\nvote: against\non: 2026-03-04\n---\n',
    );
    expect(game.read(P301)).not.toContain('dov');
  });

  test('is not changed where there is none, for two at once, or where votes stay', async () => {
    const refused = async (line: string) => (await nomic(`vote friends ${line} --change`)).err;
    expect(await refused('--for carla')).toContain(
      'Carla Diaz has no vote on Proposal 301 on record that could be changed.',
    );
    expect(await refused('--against ben,anna')).toContain('One vote is changed at a time.');
    const file = 'games/friends/game.md';
    game.write(file, game.read(file).replace('players:', 'second-votes: refused\nplayers:'));
    expect(await refused('--against ben')).toContain('a vote stays as it was cast');
  });
});

describe('a record that is there', () => {
  const WRITTEN = `---\r\nproposal: 301 # the first\r\nby: anna\r\nproposed: 2026-03-02\r\nrepeal: 205\r\nnotes: Why not?\r\n---\r\n`;

  test('keeps its comments, its order and its line endings', async () => {
    game.write(P301, WRITTEN);
    await nomic('vote friends --for anna --on 2026-03-03');
    const votes = 'votes:\r\n  for: [anna]\r\n  cast: { anna: 2026-03-03 }\r\n';
    expect(game.read(P301)).toBe(WRITTEN.replace('notes:', `${votes}notes:`));
  });

  test('is only shown by --dry-run', async () => {
    game.write(P301, WRITTEN);
    const { out } = await nomic('vote friends --for anna --dry-run');
    expect(out).toContain('Nothing written. content/games/friends/proposals/301.md would be:');
    expect(out).toContain('  for: [anna]\n');
    expect(game.read(P301)).toBe(WRITTEN);
  });

  test('is not overwritten by another with its number', async () => {
    takes('withdrawal: { take: "yes" }, withdrawn-number: { take: reused }');
    game.write('games/friends/proposals/301.md', WRITTEN);
    await nomic('withdraw friends --on 2026-03-03');
    const withdrawn = game.read(P301);
    const { out } = await nomic('propose friends --repeal 206 --on 2026-03-04');
    expect(out).toContain('Written: content/games/friends/proposals/301-2.md');
    expect(game.read(P301)).toBe(withdrawn);
  });
});

test('says all of it as JSON', async () => {
  const { status, out = '' } = await nomic('propose friends --repeal 205 --format json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    written: true,
    file: 'content/games/friends/proposals/301.md',
    text: game.read(P301),
    game: { status: 'playing', toMove: 'anna' },
    findings: [],
  });
  const refused = await nomic('close friends --dry-run --format json');
  expect(refused).toMatchObject({ status: 2 });
});

test('writes nothing through a link that leads out of the content folder', async () => {
  const elsewhere = join(game.folder, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, join(game.folder, 'content/games/friends/proposals'));
  const { status } = await nomic('propose friends --repeal 205 --anyway');
  expect(status).not.toBe(0);
  expect(existsSync(join(elsewhere, '301.md'))).toBe(false);
});

test('the folder of proposals need not be there', async () => {
  await nomic('propose friends --repeal 205');
  expect(readFileSync(join(game.folder, 'content', P301), 'utf8')).toContain('repeal: 205');
});

describe('a name that cannot be a file or an address', () => {
  test.each([
    ['propose friends --amend 206 --number con', 'con', 'Windows keeps this name for a device'],
    ['propose friends --amend 206 --number index.html', 'index.html', '`index-html` would do'],
    ['event friends "forfeit: ben" --name years', 'years', '`years-1` would do'],
    ['event friends "forfeit: ben" --name ../x', '../x', 'A name has letters, digits, hyphens'],
    ['event friends "forfeit: ben" --after ..', '..', 'Write 301, or a word such as 7729#1.'],
    ['judge friends aux.1 --accept', 'aux.1', '`aux-1` would do'],
  ])('%s', async (line, name, why) => {
    const { status, err, out } = await nomic(line);
    expect({ status, out }).toEqual({ status: 2, out: undefined });
    expect(err).toContain(`“${name}” cannot be the n`);
    expect(err?.replace(/\s+/g, ' ')).toContain(why);
    expect(existsSync(join(game.folder, 'content/games/friends/proposals'))).toBe(false);
  });
});

test('a proposal gets a file that no other has in any letters', async () => {
  game.write('games/friends/proposals/A-B.md', '---\nproposal: 300\nlost: true\n---\n');
  const made = await nomic('propose friends --amend 206 --number a.b --dry-run --anyway');
  expect(made.out).toContain('content/games/friends/proposals/a-b-2.md would be');
});

test.each([
  [['propose', 'nowhere'], 'say what is proposed'],
  [['propose', 'nowhere', '--from', 'x', '--enact'], 'leave out --enact'],
  [['vote', 'nowhere', '???', '--for', 'anna'], '???'],
  [['close', 'nowhere', '???'], '???'],
  [['judge', 'nowhere'], 'say what was done'],
  [
    ['judge', 'nowhere', '--ask', 'May they?', '--ruling', 'Yes', '--settles', '{'],
    'what is settled',
  ],
  [['event', 'nowhere', 'pause'], 'say what happened'],
  [['event', 'nowhere', '--roll', 'six'], 'is not what a die shows'],
  [['correct', 'nowhere', 'proposals/301'], 'with --why'],
  [['close', 'nowhere', '301', '--on', 'tomorrow'], 'is not a date'],
])('options are examined before any game is opened: %j', async (words, fault) => {
  const { status, err } = await game.nomic(words);
  expect(status).toBe(2);
  expect(err).toContain(fault);
});
