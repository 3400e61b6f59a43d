/** A game that is played in a chat, taken into the records. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRewritings } from '../../src/cli/base-revision/find-rewritings.ts';
import type { CommandOutcome } from '../../src/cli/command-line/outcome.ts';
import { readLibrary } from '../../src/read-library.ts';
import { CONTEXT } from './context.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

const GAME = `---
title: Friends by Post
ruleset: suber
medium: computer
started: 2026-03-01
players:
  anna: { name: Anna Berg, account: ["discord:11", "chat:Anna"] }
  ben: { name: Ben Cole, account: "discord:12" }
  carla: { name: Carla Diaz, account: "discord:13" }
inbox:
  - { discord: any, proposals: said, votes: { "👍": for, "👎": against } }
---
`;

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
  game.write('games/friends/game.md', GAME);
});
afterEach(() => game.remove());

interface Said {
  readonly id: string;
  readonly by: string;
  readonly words: string;
  readonly time?: string;
  readonly signs?: Readonly<Record<string, readonly string[]>>;
}

/** Writes an export of the channel. */
function exported(...said: readonly Said[]): string {
  const messages = said.map(({ id, by, words, time = '10:00', signs = {} }) => ({
    id,
    type: 'Default',
    timestamp: `2026-03-02T${time}:00+00:00`,
    timestampEdited: null,
    content: words,
    author: { id: by, name: by },
    reactions: Object.entries(signs).map(([name, users]) => ({
      emoji: { id: '', name },
      count: users.length,
      users: users.map((id) => ({ id, name: id })),
    })),
  }));
  const text = JSON.stringify({ channel: { id: '5', name: 'nomic' }, messages });
  writeFileSync(join(game.folder, 'channel.json'), text);
  return 'channel.json';
}

const PROPOSED: Said = { id: '901', by: '11', words: 'I propose: Tea is served at five.' };

test('what is in order is written once, with its message as its source', async () => {
  const file = exported(
    { ...PROPOSED, signs: { '👍': ['12'] } },
    { id: '902', by: '13', words: 'AGAINST 301', time: '10:05' },
    { id: '903', by: '14', words: 'FOR 301', time: '10:06' },
  );
  const shown = await game.nomic(['take', 'friends', file]);
  expect(shown.out).toContain(
    '3 records in order, 0 refused, 0 on record already, 1 to be asked about.',
  );
  expect(shown.out).toContain(
    'Nothing written. --write would write content/games/friends/proposals/301.md',
  );
  expect(shown.out).toContain('no player has stated this account');
  const taken = await game.nomic(['take', 'friends', file, '--write']);
  expect(taken).toMatchObject({ status: 0, out: expect.stringContaining('Written: ') });
  const record = game.read('games/friends/proposals/301.md');
  expect(record).toBe(`---
proposal: 301
by: anna
proposed: 2026-03-02T10:00Z
enact: {}
votes: { for: [{ by: ben, source: "901" }], against: [{ by: carla, source: "902" }], cast: { carla: 2026-03-02T10:05Z } }
source: "901"
---
Tea is served at five.
`);
  expect((await game.nomic(['check'])).status).toBe(0);
  const again = await game.nomic(['take', 'friends', file, '--write']);
  expect(again.out).toContain(
    '0 records in order, 0 refused, 3 on record already, 1 to be asked about.',
  );
  expect(game.read('games/friends/proposals/301.md')).toBe(record);
});

test('what is pasted later is not taken for what stood on the same line before', async () => {
  game.write('games/friends/game.md', GAME.replaceAll('discord:', 'chat:'));
  const pasted = async (words: string) => {
    writeFileSync(join(game.folder, 'chat.txt'), words);
    return (await game.nomic(['take', 'friends', 'chat.txt', '--write'])).out;
  };
  const first = '11: I propose: Tea is served at five.\n12: FOR 301\n13: FOR 301\n11: FOR 301\n';
  expect(await pasted(first)).toContain('4 records in order');
  await game.nomic(['close', 'friends', '301']);
  expect(await pasted('12: I propose: Cake is free.\n11: AGAINST 302\n')).toContain(
    '2 records in order, 0 refused, 0 on record already',
  );
  expect(game.read('games/friends/proposals/302.md')).toContain('Cake is free.');
  expect(await pasted(first)).toContain('0 records in order, 0 refused, 4 on record already');
});

test('a program finds a pasted message by its line', async () => {
  game.write('games/friends/game.md', GAME.replaceAll('discord:', 'chat:'));
  writeFileSync(join(game.folder, 'chat.txt'), '11: I propose: Tea.\n\n12: FOR 301\n');
  const { out } = await game.nomic(['take', 'friends', 'chat.txt', '--format', 'json']);
  expect(JSON.parse(out ?? '').records).toMatchObject([
    { message: 'L1', source: expect.stringMatching(/^L1-/) },
    { message: 'L3', source: expect.stringMatching(/^L3-/) },
  ]);
});

test('whoever wrote in a chat without an account is asked about, with the account to state', async () => {
  game.write('games/friends/game.md', GAME.replace(/, account: .*(?= \})/g, ''));
  writeFileSync(
    join(game.folder, 'chat.txt'),
    'Anna: I propose: Tea.\nlol\nBerg: I propose: Cake.\n',
  );
  const { out } = await game.nomic(['take', 'friends', 'chat.txt']);
  const said = out?.replace(/\s+/g, ' ');
  for (const name of ['Anna', 'Berg']) {
    expect(said).toContain(
      `Asked because no player has stated this account; game.md would state it as account: "chat:${name}".`,
    );
  }
  expect(said).toContain('“I propose: Tea.”');
  expect(said).toContain('2 to be asked about');
});

test('what the rules refuse is shown with their words, and not written', async () => {
  const out = await game.nomic(['take', 'friends', exported({ ...PROPOSED, by: '12' }), '--write']);
  expect(out.status).toBe(1);
  expect(out.out).toContain('Understood, and refused by the rules:');
  expect(out.out).toMatch(/turn/);
  expect(() => game.read('games/friends/proposals/301.md')).toThrow();
});

test('what is not certain is taken when somebody at the terminal says so', async () => {
  const file = exported(PROPOSED, {
    id: '902',
    by: '12',
    words: 'I vote FOR 301 if it rains.',
    time: '10:05',
  });
  const questions: string[] = [];
  const ask = {
    choose: async (question: string) => {
      questions.push(question);
      return 'take';
    },
    several: async () => undefined,
    write: async () => undefined,
  };
  await game.nomic(['take', 'friends', file, '--ask'], { ask });
  expect(questions).toEqual([
    'ben: FOR 301? “I vote FOR 301 if it rains.” Asked because it has a condition.',
  ]);
  expect(game.read('games/friends/proposals/301.md')).toContain('{ by: ben, source: "902" }');
});

test('the answer for programs has each record with its message', async () => {
  const { out = '' } = await game.nomic([
    'take',
    'friends',
    exported(PROPOSED),
    '--format',
    'json',
  ]);
  expect(JSON.parse(out)).toMatchObject({
    records: [
      {
        message: '901',
        author: 'discord:11',
        kind: 'proposal',
        text: 'Tea is served at five.',
        at: '2026-03-02T10:00:00Z',
        asked: false,
      },
    ],
    written: [],
  });
});

test('what is said to the channel is short, and answers to it are read', async () => {
  await game.nomic(['take', 'friends', exported(PROPOSED), '--write']);
  const { out = '' } = await game.nomic(['say', 'friends', '--on', '2026-03-03']);
  expect(out).toContain('Friends by Post\n\nProposal 301');
  expect(out).toContain('Not yet: Anna Berg, Ben Cole and Carla Diaz.\n');
  expect(out).toContain('Answer: FOR 301, AGAINST 301 or ABSTAIN 301\n');
  const quoted = out.replace(/^/gm, '> ');
  const answer = { id: '905', by: '12', words: `${quoted}\nFOR 301`, time: '11:00' };
  const taken = await game.nomic(['take', 'friends', exported(answer), '--format', 'json']);
  expect(JSON.parse(taken.out ?? '').records).toMatchObject([
    { kind: 'vote', player: 'ben', number: 301, value: 'for', is: 'ready' },
  ]);
  const mail = await game.nomic(['say', 'friends', '--format', 'mail']);
  expect(mail.out).toMatch(/^Subject: \[friends\] /);
});

test('a file that cannot be read is refused with a word', async () => {
  writeFileSync(join(game.folder, 'cut.json'), '{"channel": {"id": "1"');
  const cut = await game.nomic(['take', 'friends', 'cut.json']);
  expect(cut).toMatchObject({
    status: 1,
    err: 'nomic: cut.json was not read: the file cannot be read: it is cut off before its end.\n',
  });
  expect((await game.nomic(['take', 'friends', 'none.json'])).status).toBe(2);
});

test('records are compared with the messages that they come from', async () => {
  const file = exported(PROPOSED, { id: '902', by: '13', words: 'AGAINST 301', time: '10:05' });
  await game.nomic(['take', 'friends', file, '--write']);
  const alike = await game.nomic(['check', '--against', file]);
  expect(alike).toMatchObject({
    status: 0,
    out: expect.stringContaining('0 records differ from 2 messages.'),
  });
  const record = game.read('games/friends/proposals/301.md');
  const changed = record.replace('against: [', 'for: [').replace('at five', 'at six');
  game.write('games/friends/proposals/301.md', changed);
  const { status, out = '' } = await game.nomic(['check', '--against', file]);
  expect(status).toBe(1);
  expect(out).toContain(
    'content/games/friends/proposals/301.md: the vote of carla is recorded as for, and message 902 says against.',
  );
  expect(out).toContain(
    'the text is recorded otherwise than message 901 has it: “Tea is served at five.”.',
  );
});

test('a withdrawal keeps its message, and both it and a ruling are compared with theirs', async () => {
  game.write('rulesets/suber/104.md', '---\nrule: 104\ntier: immutable\n---\nAs you like.\n');
  const called = {
    id: '902',
    by: '12',
    words: 'I call for Judgment: May tea be cold?',
    time: '10:01',
  };
  const rulings = ['11', '12', '13'].map((by, i) => ({
    ...{ id: `91${i}`, by, words: 'I rule on Judgment 1: No.', time: `10:1${i}` },
  }));
  const withdrawal = { id: '903', by: '11', words: 'I withdraw Proposal 301.', time: '11:00' };
  await game.nomic(['take', 'friends', exported(PROPOSED, called), '--write']);
  for (const each of [...rulings, withdrawal])
    await game.nomic(['take', 'friends', exported(each), '--write']);
  const file = exported(PROPOSED, called, ...rulings, withdrawal);
  const [proposal, judgment] = ['games/friends/proposals/301.md', 'games/friends/judgments/1.md'];
  expect(game.read(proposal)).toMatch(/\nwithdrawn: 2026-03-02.*\n(.*\n)*ending-source: "903"\n/);
  expect((await game.nomic(['check'])).status).toBe(0);
  expect((await game.nomic(['take', 'friends', file, '--write'])).out).toContain(
    '0 records in order',
  );
  expect((await game.nomic(['check', '--against', file])).status).toBe(0);
  game.write(judgment, game.read(judgment).replace(/ruling: No\.?/, 'ruling: Yes.'));
  game.write(proposal, game.read(proposal).replace('ending-source: "903"', 'ending-source: "902"'));
  const { status, out = '' } = await game.nomic(['check', '--against', file]);
  expect(status).toBe(1);
  expect(out).toContain('the ruling on Judgment 1 is recorded otherwise than message 91');
  expect(out).toContain(
    '301.md: the proposal is recorded as withdrawn, and message 902 does not say so.',
  );
});

test('of a vote that is taken back when it is on record is said where it stands', async () => {
  const cast = { id: '902', by: '13', words: 'AGAINST 301', time: '10:05' };
  await game.nomic(['take', 'friends', exported(PROPOSED, cast), '--write']);
  const words = 'I retract my vote on 301';
  const back = (by: string) => exported({ id: `95${by}`, by, words, time: '11:00' });
  const theirs = await game.nomic(['take', 'friends', back('13'), '--write']);
  expect(unwrapped(theirs)).toContain(
    'The vote of carla on Proposal 301, AGAINST, is on record: take it out of games/friends/proposals/301.md by hand',
  );
  const none = await game.nomic(['take', 'friends', back('12'), '--write']);
  expect(unwrapped(none)).toContain('No vote of ben on Proposal 301 is on record.');
});

test('figures beside a title are kept where a rule in force makes proposals carry them', async () => {
  const carried = '{ proposal-facts: { adoption_index: { least: 1 } } }';
  game.write(
    'rulesets/suber/214.md',
    `---\nrule: 214\ntier: mutable\nmechanics: ${carried}\n---\nProposals have an index.\n`,
  );
  const words = 'I submit the following proposal, "Tea = 4", AI=1.5, urgency = 2: { Tea is hot. }';
  const file = exported({ id: '901', by: '11', words });
  const { out } = await game.nomic(['take', 'friends', file, '--write']);
  expect(out).toContain('1 record in order');
  expect(game.read('games/friends/proposals/301.md')).toContain('facts: { adoption_index: 1.5 }');
});

test('a proposal is made with its figures by command', async () => {
  const words = 'propose friends --enact --text Tea. --dry-run --anyway --facts';
  const given = words.split(' ');
  const { out } = await game.nomic([...given, '{ index: 3 }']);
  expect(out).toContain('facts: { index: 3 }');
  const { err } = await game.nomic([...given, '{ index: 3']);
  expect(err).toContain('the facts');
});

test('of several votes of one player the last is written, and one that is taken back is not', async () => {
  const file = exported(
    PROPOSED,
    { id: '902', by: '11', words: 'FOR 301', time: '10:01' },
    { id: '903', by: '12', words: 'AGAINST 301', time: '10:02' },
    { id: '904', by: '11', words: 'I retract my vote on 301', time: '10:03' },
    { id: '905', by: '12', words: 'I change my vote on 301 to FOR', time: '10:04' },
    { id: '906', by: '13', words: 'FOR 301', time: '10:06' },
    { id: '907', by: '13', words: 'AGAINST 301 if Ann agrees', time: '10:07' },
  );
  const { out } = await game.nomic(['take', 'friends', file, '--write']);
  expect(out).toContain(
    '3 records in order, 0 refused, 0 on record already, 1 to be asked about, 3 followed by later ones.',
  );
  const record = game.read('games/friends/proposals/301.md');
  expect(record).toMatch(/for: \[\{ by: ben, source: "905" \}, \{ by: carla, source: "906" \}\]/);
  expect(record).not.toMatch(/against|by: anna, source/);
});

/** What was printed, with each run of blanks and ends of lines as one blank. */
function unwrapped({ out = '' }: CommandOutcome): string {
  return out.replace(/\s+/g, ' ');
}

describe('a vote that is on record already', () => {
  const RECORD = 'games/friends/proposals/301.md';
  const FIRST = [PROPOSED, { id: '902', by: '13', words: 'AGAINST 301', time: '10:05' }];
  const take = async (...said: readonly Said[]) =>
    unwrapped(await game.nomic(['take', 'friends', exported(...said), '--write']));

  const records = () => {
    const library = readLibrary(join(game.folder, 'content'));
    if (!library.ok) throw new Error(library.message);
    return library.records;
  };

  beforeEach(async () => {
    expect(await take(...FIRST)).toContain('2 records in order');
  });

  test('gives its place to a later one, and the comparison with the branch before accepts it', async () => {
    const was = game.read(RECORD);
    const before = records();
    expect(
      await take(...FIRST, { id: '903', by: '12', words: 'FOR 301', time: '10:06' }),
    ).toContain('1 record in order, 0 refused, 2 on record');
    const later = { id: '904', by: '13', words: 'FOR 301', time: '11:00' };
    expect(await take(later)).toContain('It takes the place of AGAINST, 2026-03-02T10:05Z.');
    expect(game.read(RECORD)).toBe(
      was.replace(
        /^votes:[\s\S]*?(?=^source)/m,
        `votes:
  cast: { ben: 2026-03-02T10:06Z, carla: 2026-03-02T11:00Z }
  for:
    - { by: ben, source: "903" }
    - { by: carla, source: "904" }
`,
      ),
    );
    expect((await game.nomic(['check'])).status).toBe(0);
    expect(findRewritings(before, records(), CONTEXT.now)).toEqual([]);
    // What was said before is not said again, and the whole channel changes nothing.
    const now = game.read(RECORD);
    expect(await take(...FIRST)).toContain(
      '0 records in order, 0 refused, 1 on record already, 0 to be asked about, 1 followed by later ones.',
    );
    expect(await take(...FIRST, later)).toContain('0 records in order');
    expect(game.read(RECORD)).toBe(now);
  });

  test('is changed in so many words also where nobody knows the times', async () => {
    const pasted = async (words: string) => {
      writeFileSync(join(game.folder, 'chat.txt'), `Anna: ${words}\n`);
      return unwrapped(await game.nomic(['take', 'friends', 'chat.txt', '--write']));
    };
    await pasted('FOR 301');
    expect(await pasted('AGAINST 301')).toContain(
      'Asked because the vote of anna on Proposal 301 is on record, FOR, and it is not certain which of the two is later.',
    );
    expect(await pasted('FOR 301')).toContain('1 on record already');
    expect(await pasted('I change my vote on 301 to against')).toContain(
      'It takes the place of FOR.',
    );
    expect(game.read(RECORD).replace(/L1-\w+/, 'L1')).toContain(
      'against: [{ by: carla, source: "902" }, { by: anna, source: L1 }]\n  cast: { carla: 2026-03-02T10:05Z }\n',
    );
  });

  test('stays where the game says so', async () => {
    game.write('games/friends/game.md', GAME.replace('medium:', 'second-votes: refused\nmedium:'));
    const was = game.read(RECORD);
    const words = 'I change my vote on 301 to for';
    expect(await take(...FIRST, { id: '904', by: '13', words, time: '11:00' })).toContain(
      'In this game a vote stays as it was cast, as game.md says, and the vote of carla on Proposal 301 is on record, AGAINST.',
    );
    expect(game.read(RECORD)).toBe(was);
  });

  test('is asked about where the rules give several ballots', async () => {
    const one = game.read('rulesets/suber/207.md');
    game.write('rulesets/suber/207.md', one.replace('player has one vote.', 'player has 2 votes.'));
    expect(await take({ id: '904', by: '13', words: 'FOR 301', time: '11:00' })).toContain(
      'Asked because it may be a second ballot, or change the vote on record.',
    );
  });

  test('changes in the file of its own where it has one', async () => {
    const bare = game.read(RECORD).replace(/^votes:[\s\S]*?(?=^source)/m, '');
    game.write(RECORD, bare);
    game.write(
      'games/friends/votes/301-carla.md',
      '---\nvote: against\non: 2026-03-02T10:05Z\nsource: "902"\n---\nNo.\n',
    );
    const later = { id: '904', by: '13', words: 'I change my vote on 301 to for', time: '11:00' };
    expect(await take(later)).toContain('1 record in order');
    expect(game.read(RECORD)).toBe(bare);
    expect(game.read('games/friends/votes/301-carla.md')).toBe(
      '---\nvote: for\non: 2026-03-02T11:00Z\nsource: "904"\n---\n',
    );
  });
});

test('a message that names another game of the archive is asked about', async () => {
  game.write('games/chess-club/game.md', GAME.replace('Friends by Post', 'The Chess Club'));
  const file = exported(
    PROPOSED,
    { id: '902', by: '12', words: 'FOR 301 in chess-club', time: '10:05' },
    { id: '903', by: '13', words: 'For The Chess Club:\nFOR 301', time: '10:06' },
  );
  const { out } = await game.nomic(['take', 'friends', file]);
  expect(out).toContain('1 record in order, 0 refused, 0 on record already, 2 to be asked about.');
  expect(out).toContain('Asked because it names another game.');
});

test('who leaves and who joins is recorded, and who joins only when somebody says so', async () => {
  const file = exported(
    { id: '901', by: '13', words: 'I leave the game.' },
    { id: '902', by: '12', words: 'I quit.', time: '10:01' },
    { id: '903', by: '77', words: 'I join the game as Dora Unn', time: '10:02' },
    { id: '904', by: '11', words: 'Carla: "I leave the game."', time: '10:03' },
    { id: '905', by: '12', words: 'If this passes I leave the game', time: '10:04' },
  );
  const shown = unwrapped(await game.nomic(['take', 'friends', file, '--write']));
  expect(shown).toContain('carla: leave “I leave the game.”');
  expect(shown).toContain(
    '1 record in order, 0 refused, 0 on record already, 2 to be asked about.',
  );
  expect(shown).toContain('Dora Unn joins, as discord:77');
  const month = 'games/friends/events/2026-03.md';
  expect(game.read(month)).toContain('leave: carla');
  expect(game.read(month)).not.toContain('join');
  const ask = {
    choose: async (question: string) => (question.includes('joins') ? 'take' : 'leave'),
    several: async () => undefined,
    write: async () => undefined,
  };
  await game.nomic(['take', 'friends', file, '--ask'], { ask });
  expect(game.read(month)).toMatch(
    /join: \{ id: dora-unn, name: Dora Unn, account: discord:77 \},? source: "903"/,
  );
  expect((await game.nomic(['check'])).status).toBe(0);
  const again = unwrapped(await game.nomic(['take', 'friends', file, '--write']));
  expect(again).toContain('0 records in order, 0 refused, 2 on record already');
});

test('a ruling keeps its message, and votes to overrule it are one record', async () => {
  const asked = [
    PROPOSED,
    { id: '902', by: '12', words: 'I call for Judgment: May tea be cold?', time: '10:01' },
  ];
  await game.nomic(['take', 'friends', exported(...asked), '--write']);
  const ruling = (by: string) => ({
    id: '903',
    by,
    words: 'I rule on Judgment 1: No.',
    time: '10:02',
  });
  for (const by of ['11', '12', '13']) {
    await game.nomic(['take', 'friends', exported(...asked, ruling(by)), '--write']);
  }
  const record = 'games/friends/judgments/1.md';
  expect(game.read(record)).toContain('ruling-source: "903"');
  expect((await game.nomic(['check'])).status).toBe(0);
  const same = unwrapped(await game.nomic(['take', 'friends', exported(...asked, ruling('11'))]));
  expect(same).toContain('3 on record already');
  const [, judge = ''] = /judge: (\w+)/.exec(game.read(record)) ?? [];
  const others = ['11', '12', '13'].filter((_, i) => ['anna', 'ben', 'carla'][i] !== judge);
  expect(others).toHaveLength(2);
  const overruling = others.map((by, i) => ({
    id: `91${i}`,
    by,
    words: 'I vote to overrule Judgment 1',
    time: `11:0${i}`,
  }));
  const some = unwrapped(
    await game.nomic(['take', 'friends', exported(...overruling.slice(0, 1))]),
  );
  expect(some).toMatch(/1 refused/);
  const all = unwrapped(await game.nomic(['take', 'friends', exported(...overruling), '--write']));
  expect(all).toContain('It counts with message 911.');
  expect(game.read(record)).toMatch(/overruled: \{ for: \[\w+, \w+\]/);
  expect((await game.nomic(['check'])).status).toBe(0);
});

test('very many messages are bounded, with a word', async () => {
  const heads = 'Zed:\n\n02-03-2026 15:11:02 UTC\n'.repeat(150_000);
  writeFileSync(join(game.folder, 'heads.txt'), heads);
  const many = unwrapped(await game.nomic(['take', 'friends', 'heads.txt']));
  expect(many).toContain(
    '0 records in order, 0 refused, 0 on record already, 0 to be asked about.',
  );
  const joins = Array.from({ length: 2002 }, () => `[10:15] <Anna> I join the game.\n`);
  writeFileSync(join(game.folder, 'many.txt'), joins.join(''));
  const bounded = unwrapped(await game.nomic(['take', 'friends', 'many.txt']));
  expect(bounded).toContain('No more than 2000 messages are tried at once.');
});
