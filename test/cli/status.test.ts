/** What a game waits for, as text, as Markdown, as a letter and as data. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
  game.write(
    'games/friends/proposals/301.md',
    '---\nproposal: 301\nby: anna\nproposed: 2026-03-02\namend: 206\nmechanics: none\nvotes: { for: [ben, carla], cast: { ben: 2026-03-03 } }\n---\nNobody loses *points*.\n',
  );
});
afterEach(() => game.remove());

async function status(...words: readonly string[]): Promise<string> {
  return (await game.nomic(['status', 'friends', ...words])).out ?? '';
}

/** A rule that sets a time for votes, where the Initial Set says nothing of it. */
function withPeriod(): void {
  const card = 'rulesets/suber/115.md';
  game.write(
    card,
    game
      .read(card)
      .replace('tier: immutable', 'tier: immutable\nmechanics: { voting-period: 7 days }'),
  );
}

/** Points that a rule lets anybody record, so that they may win. */
function grantPoints(): void {
  const card = 'rulesets/suber/101.md';
  const grants = 'mechanics: { grants: [{ what: quantity, of: [points] }] }';
  game.write(card, game.read(card).replace('tier: immutable', `tier: immutable\n${grants}`));
}

describe('an open vote', () => {
  test('says who has voted and who has not, and what it needs', async () => {
    const lines = (await status()).split('\n').map((line) => line.trim());
    expect(lines).toContain('Open      Proposal 301 by Anna Berg, 2 March 2026: to amend Rule 206');
    expect(lines).toContain('For: Ben Cole and Carla Diaz');
    expect(lines).toContain('Not yet: Anna Berg, Dov Ek and Eve Fox');
    expect(lines.join(' ')).toContain('It needs all 3 votes that are missing (Rule 203).');
    expect(lines.join(' ')).toContain('Everybody has to vote before it closes (Rule 105).');
  });

  test('counts the days that are left, from today or the day that is given', async () => {
    withPeriod();
    const said = async (...words: readonly string[]) =>
      (await status(...words)).replaceAll(/\s+/g, ' ');
    expect(await said('--on', '2026-03-05')).toContain(
      'Votes can be cast until 2026-03-09 (Rule 115): 4 days more.',
    );
    expect(await said('--on', '2026-03-09')).toContain('(Rule 115): it is the last day.');
    expect(await said()).toContain('The time to vote was over on 2026-03-09 (Rule 115).');
  });

  test('asks nobody to vote when the time is over', async () => {
    withPeriod();
    const letter = await status('--format', 'mail', '--on', '2026-03-10');
    expect(letter.split('\n')[0]).toBe(
      'Subject: Friends by Post: the vote on Proposal 301 waits to be closed',
    );
    expect(letter).not.toContain('It needs');
    expect(letter).not.toContain('undefined');
    expect(await status('--on', '2026-03-10')).not.toMatch(/It needs|undefined/);
  });

  test('says what would be void of it, a part or all', async () => {
    const file = 'games/friends/proposals/301.md';
    const open = game.read(file);
    const votes = /^votes:.*$/m.exec(open)?.[0] ?? '';
    const head = 'proposal: 301\nby: anna\nproposed: 2026-03-02\n';
    const asking = (change: string) =>
      game.write(file, `---\n${head}${change}\n${votes}\n---\nNobody has to vote.\n`);
    const said = async (...words: readonly string[]) =>
      (await status(...words)).replaceAll(/\s+/g, ' ');
    asking('enact: { mechanics: { participation: optional } }');
    expect(await said()).toContain(
      'If Proposal 301 is adopted: What Rule 301 says of “participation” is void: it conflicts with Rule 105',
    );
    asking('amend: 209\nmechanics: { limits: [{ of: mutable, most: 3 }] }');
    for (const format of ['text', 'markdown', 'mail']) {
      expect(await said('--format', format)).toContain(
        'If Proposal 301 is adopted, it is void and changes nothing. Proposal 301 would leave',
      );
    }
    game.write(file, open);
    expect(await said()).not.toMatch(/is adopted/);
  });

  test.each(['text', 'markdown', 'mail'])(
    'as %s says first what was done on words alone',
    async (format) => {
      const event = 'on: 2026-03-02\npoints: { dov: 5 }\nrule: 116';
      game.write('games/friends/events/gift.md', `---\n${event}\n---\n`);
      const said = (await status('--format', format)).replaceAll(/\s+/g, ' ');
      const [before = '', after] = said.split(
        'Dov Ek receives 5 points on the words of Rule 116 alone.',
      );
      expect(before).toMatch(
        /^(?:Subject: .* On words alone:|Friends by Post \(friends\) Play goes on\. On words|## Friends by Post - \*\*On words alone:\*\*) $/,
      );
      expect(after).toContain('Whatever is not prohibited or regulated by a rule is permitted');
      expect(after).toContain('302');
    },
  );

  test('leaves the next number to be read', async () => {
    expect(await status()).toContain('Proposal 302 is the next');
  });

  test('has the same in JSON', async () => {
    const { games } = JSON.parse(await status('--format', 'json'));
    expect(games.friends).toMatchObject({ nextNumber: 302, circuits: 0, due: 'close-vote' });
    expect(games.friends.open.proposals).toEqual([
      {
        outcomes: [
          'If all others vote for it: adopted 5 : 0; Anna Berg +10 (Rule 202): 0 → 10.',
          'If all others vote against it: defeated 2 : 3; Anna Berg −10 (Rule 206), +4 (Rule 202; contestable): 0 → −6.',
        ],
        number: 301,
        name: '301',
        by: 'anna',
        proposed: '2026-03-02',
        does: [
          {
            rule: 206,
            called: 'Rule 206',
            words: 'changed',
            gone: ['When a proposal is defeated, the proposer loses 10 points.'],
            come: [],
            kept: [],
            onlyMechanics: false,
            onlyWords: false,
          },
        ],
        for: ['ben', 'carla'],
        against: [],
        abstain: [],
        silent: ['anna', 'dov', 'eve'],
        votes: { for: 2, against: 0, abstain: 0, eligible: 5 },
        prospect: 'open',
        needs: 3,
        unopposed: null,
        defeatedBy: null,
        until: null,
        everybodyMustVote: true,
      },
    ]);
  });

  test('lists in JSON what was done on words alone', async () => {
    const deed =
      '---\nevents:\n  - { on: 2026-03-03, pause: { until: 2026-03-09 }, rule: 116 }\n---\n';
    game.write('games/friends/events/deed.md', deed);
    const { games } = JSON.parse(await status('--format', 'json'));
    expect(games.friends.onWords).toEqual([
      {
        file: 'games/friends/events/deed.md',
        rule: 116,
        says: 'Play pauses on the words of Rule 116 alone.',
      },
    ]);
  });

  test('has a question in JSON that waits for the next Judge, since the last one was overruled', async () => {
    const bench =
      '  - { judge: eve, ruling: "Yes", given: 2026-03-03, overruled: { for: [anna, ben, carla, dov] } }';
    game.write(
      'games/friends/judgments/1.md',
      `---\njudgment: 1\nquestion: May she?\nby: ben\ninvoked: 2026-03-02\nbench:\n${bench}\n---\n`,
    );
    const { games } = JSON.parse(await status('--format', 'json'));
    expect(games.friends.open.judgments).toEqual([
      { number: 1, name: '1', question: 'May she?', by: 'ben', judge: 'dov' },
    ]);
  });

  test('is a letter that can be sent as it is, with the words and the links', async () => {
    const letter = await status('--format', 'mail', '--site', 'https://example.org/n/');
    expect(letter.split('\n')[0]).toBe('Subject: Friends by Post: your vote on Proposal 301');
    expect(letter).toContain('\n  Nobody loses *points*.\n');
    expect(letter).toContain('\nhttps://example.org/n/games/friends/proposals/301/\n');
    expect(letter).toContain('\nNot yet: Anna Berg, Dov Ek and Eve Fox\n');
    expect(Math.max(...letter.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  test('is Markdown in which the words of records are no markup', async () => {
    game.write(
      'games/friends/game.md',
      game.read('games/friends/game.md').replace('Friends by Post', '"Friends [x](y) *by* Post"'),
    );
    const page = await status('--format', 'markdown', '--site', 'https://example.org/');
    expect(page).toContain('## Friends &#91;x&#93;(y) &#42;by&#42; Post');
    expect(page).toContain(
      '### [Proposal 301](https://example.org/games/friends/proposals/301/) by [Anna Berg]',
    );
    expect(page).toContain('- **Not yet**: [Anna Berg]');
  });
});

test('asks for no vote that a custom lets be missing, and says which close is not made', async () => {
  const file = 'games/friends/game.md';
  const custom = 'readings: { missing-vote: { take: stands, why: So it was always done. } }';
  game.write(file, game.read(file).replace('\n---\n', `\n${custom}\n---\n`));
  const said = (await status()).replaceAll(/\s+/g, ' ');
  expect(said).not.toContain('before it closes');
  expect(said).toContain(
    'Everybody has to vote (Rule 105), but it may close without those who do not.',
  );
  game.write(file, game.read(file).replace('take: stands', 'take: void'));
  const proposal = 'games/friends/proposals/301.md';
  const text = game.read(proposal);
  game.write(proposal, text.replace('\n---\n', '\nclosed: 2026-03-05\n---\n'));
  expect((await status()).replaceAll(/\s+/g, ' ')).toContain(
    'Its close on 5 March 2026 is not made: the replay stopped.',
  );
});

test('words of records neither call nor mark up anything in Markdown', async () => {
  const head = game.read('games/friends/game.md');
  game.write('games/friends/game.md', head.replace('Anna Berg', '"@octocat ~~*<b>*~~ $x$"'));
  grantPoints();
  game.write(
    'games/friends/events/1.md',
    '---\nevents: [{ on: 2026-03-04, points: { anna: 200 }, rule: 101 }]\n---\n',
  );
  const page = await status('--format', 'markdown');
  expect(page).toMatch(/octocat.* has won\./);
  expect(page).not.toMatch(/@|<b|~~|\$/);
});

test('a vote that is settled before it is over says so', async () => {
  await game.nomic(['vote', 'friends', '--against', 'eve', '--on', '2026-03-04']);
  expect((await status()).replaceAll(/\s+/g, ' ')).toContain(
    'It is lost, whether the others vote for or against (Rule 203).',
  );
});

test('a question waits for the Judge whom the rules choose', async () => {
  game.write(
    'games/friends/judgments/1.md',
    '---\njudgment: 1\nquestion: May one lose nothing?\nby: dov\ninvoked: 2026-03-04\n---\n',
  );
  expect(await status()).toContain('Judgment 1 waits for Eve Fox: May one lose nothing?');
});

test('the number that is due stands with whose move it is', async () => {
  const file = 'games/friends/game.md';
  const custom = 'readings: { withdrawal: { take: "yes" } }';
  game.write(file, game.read(file).replace('players:', `${custom}\nplayers:`));
  await game.nomic(['withdraw', 'friends', '--on', '2026-03-04']);
  expect(await status()).toContain('To move   Anna Berg, to propose a rule-change, Proposal 302\n');
});

test.each([
  [['--on', 'March'], '“March” is not a date.'],
  [['--site', 'example'], '“example” is not an address.'],
])('%s is refused', async (words, message) => {
  const { status: code, err } = await game.nomic(['status', 'friends', ...words]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

describe('a game that has ended', () => {
  const ended = (...events: readonly string[]) =>
    game.write(
      'games/friends/events/e.md',
      `---\nevents:\n${events.map((event) => `  - { on: 2026-03-05, ${event} }\n`).join('')}---\n`,
    );
  const won = 'points: { eve: 200 }, rule: 101';
  beforeEach(grantPoints);

  test('says who won it', async () => {
    ended(won, 'end: Enough.');
    expect(await status()).toContain('Eve Fox has won.\n  Ended on 5 March 2026: Enough.');
  });

  test('says who won its last round', async () => {
    ended(won, 'round: { reset: [points] }', won, 'end: Enough.');
    expect(await status()).toContain('Eve Fox has won round 2.\n  Ended on 5 March 2026: Enough.');
    const shown = await game.nomic(['show', 'friends']);
    expect(shown.out).toContain('Eve Fox has won round 2. The game has ended.');
  });
});

test('a rule that is called by letters is shown and proposed on by them', async () => {
  game.write(
    'games/friends/proposals/301.md',
    '---\nproposal: 301\nby: anna\nproposed: 2026-03-02\nenact: { number: VPRD, title: Registry }\nvotes: { for: [anna, ben, carla, dov, eve] }\nclosed: 2026-03-02\n---\nA registry.\n',
  );
  const card = 'rulesets/suber/108.md';
  game.write(
    card,
    game
      .read(card)
      .replace(
        /^ +- Proposals are numbered from 301\.$/m,
        '$&\n  - A new rule has the number that its proposal gives it.',
      ),
  );
  expect((await game.nomic(['show', 'friends', '--rule', 'VPRD'])).out).toContain('Registry');
  const words = ['propose', 'friends', '--repeal', 'VPRD', '--by', 'ben', '--on', '2026-03-03'];
  const { status, out } = await game.nomic([...words, '--dry-run']);
  expect([status, out]).toEqual([0, expect.stringContaining('repeal: VPRD')]);
});
