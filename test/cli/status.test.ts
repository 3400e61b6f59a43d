/** The state of play as text, as Markdown, as a letter and as data. */
import { describe, expect, test } from 'vitest';
import { nomic } from './context.ts';
import { scratchGame } from './scratch-game.ts';
import { sittings } from './sittings.ts';

const GAME = 'games/friends/game.md';
const P301 = 'games/friends/proposals/301.md';
const HEAD = 'proposal: 301\\nby: anna\\nproposed: 2026-03-02';
const VOTES = 'votes: { for: [ben, carla], cast: { ben: 2026-03-03 } }';
/** Proposal 301, with what it asks for. */
const asking = (change: string, more = '') =>
  `$ write ${P301} "---\\n${HEAD}\\n${change}\\n${VOTES}${more}\\n---\\nNobody loses *points*.\\n"`;
const OPEN = asking('amend: 206\\nmechanics: none');
const before = OPEN;
/** A rule that sets a time for votes, where the Initial Set says nothing of it. */
const PERIOD = `$ edit rulesets/suber/115.md "tier: immutable" "tier: immutable\\nmechanics: { voting-period: 7 days }"`;
/** Points that a rule lets anybody record, so that they may win. */
const GRANT = `$ edit rulesets/suber/101.md "tier: immutable" "tier: immutable\\nmechanics: { grants: [{ what: quantity, of: [points] }] }"`;
/** By custom of the game. */
const takes = (reading: string) =>
  `$ edit ${GAME} "players:" 'readings: { ${reading} }\\nplayers:'`;
const event = (facts: string) => `$ write games/friends/events/e.md "---\\n${facts}\\n---\\n"`;

describe('an open vote', () => {
  sittings(
    {
      'says who has voted and who has not, and what it needs': `
        $ status friends
        Open Proposal 301 by Anna Berg, 2 March 2026: to amend Rule 206
        /^ +For: Ben Cole and Carla Diaz$/
        /^ +Still to vote: Anna Berg, Dov Ek and Eve Fox$/
        It needs all 3 missing votes for it (Rule 203).
        Everybody has to vote before it closes (Rule 105).
        The next proposal is 302.`,
      'says where play would stop, since nobody knows who would win by it': `
        ${asking('amend: 208\\nmechanics: { win: [{ when: player.points >= 0 }] }')}
        $ status friends
        If all others vote for it: play stops: Ben Cole
        If Proposal 301 is adopted, play stops there: Ben Cole`,
      'names everybody once, whose votes are several': `
        $ edit rulesets/suber/207.md "has one vote" "has 2 votes"
        $ edit ${P301} "[ben, carla]" "[ben, ben, carla]"
        $ status friends
        /^ +For: Ben Cole .2 votes. and Carla Diaz$/`,
      'counts the days that are left, from today or the day that is given': `
        ${PERIOD}
        $ status friends --on 2026-03-05
        Votes can be cast until 2026-03-09 (Rule 115): 4 days more.
        $ status friends --on 2026-03-09
        (Rule 115): it is the last day.
        $ status friends
        The time to vote was over on 2026-03-09 (Rule 115).`,
      'asks nobody to vote when the time is over': `
        ${PERIOD}
        $ status friends --format mail --on 2026-03-10
        /^Subject: Friends by Post: the vote on Proposal 301 waits to be closed$/
        ! It needs
        ! undefined
        $ status friends --on 2026-03-10
        ! It needs
        ! undefined`,
      'says what would be void of it, a part or all': `
        ${asking('enact: { mechanics: { participation: optional } }')}
        $ status friends
        If Proposal 301 is adopted: The part of Rule 301 on “participation” is void: it conflicts with Rule 105
        ${asking('amend: 209\\nmechanics: { limits: [{ of: mutable, most: 3 }] }')}
        $ status friends
        If Proposal 301 is adopted, it is void and changes nothing. Proposal 301 would leave
        $ status friends --format markdown
        If Proposal 301 is adopted, it is void and changes nothing. Proposal 301 would leave
        $ status friends --format mail
        If Proposal 301 is adopted, it is void and changes nothing. Proposal 301 would leave
        ${OPEN}
        $ status friends
        ! is adopted`,
      'says what is void of it beside the sentence that says it, in a message and at the rule': `
        ${asking('enact: { mechanics: { participation: optional } }')}
        $ vote 301 --for anna,dov,eve --on 2026-03-03
        $ close 301 --on 2026-03-04
        $ say friends
        (void: Rule 105 prevails)
        $ show friends --rule 301
        (void: Rule 105 prevails)`,
      'has in JSON a question that waits for the next Judge, since the last one was overruled': `
        $ write games/friends/judgments/1.md
        | ---
        | judgment: 1
        | question: May she?
        | by: ben
        | invoked: 2026-03-02
        | bench:
        |   - { judge: eve, ruling: "Yes", given: 2026-03-03, overruled: { for: [anna, ben, carla, dov] } }
        | ---
        $ status friends --format json
        { games: { friends: { open: { judgments: [{ number: 1, name: '1', question: 'May she?', by: ben, judge: dov }] } } } }`,
      'is a letter that can be sent as it is, with the words and the links': `
        $ status friends --format mail --site https://example.org/n/
        /^Subject: Friends by Post: your vote on Proposal 301$/
        |   Nobody loses *points*.
        /^https://example.org/n/games/friends/proposals/301/$/
        /^Still to vote: Anna Berg, Dov Ek and Eve Fox$/
        ! /.{73}/`,
      'is Markdown in which the words of records neither call nor mark up anything': `
        $ edit ${GAME} "Friends by Post" '"Friends [x](y) *by* Post"'
        $ status friends --format markdown --site https://example.org/
        ## Friends &#91;x&#93;(y) &#42;by&#42; Post
        ### [Proposal 301](https://example.org/games/friends/proposals/301/) by [Anna Berg]
        - **Still to vote**: [Anna Berg]
        $ edit ${GAME} "Anna Berg" '"@octocat ~~*<b>*~~ $x$"'
        ${GRANT}
        ${event('events: [{ on: 2026-03-04, points: { anna: 200 }, rule: 101 }]')}
        $ status friends --format markdown
        /octocat.* has won\\./
        ! /@|<b|~~|\\$/`,
      'tells in a message what happened since the last vote, and who has won': `
        ${GRANT}
        ${event('events: [{ on: 2026-03-04, points: { anna: 200 }, rule: 101 }]')}
        $ say friends
        Anna Berg receives 200 points, as granted by Rule 101.
        Anna Berg wins.
        /^Anna Berg has won\\.$/`,
      'is settled before it is over, and says so': `
        $ vote friends --against eve --on 2026-03-04
        $ status friends
        It is lost, whether the others vote for or against (Rule 203).`,
      'needs no vote that a custom lets be missing, and says which close is not made': `
        ${takes('missing-vote: { take: stands, why: So it was always done. }')}
        $ status friends
        Everybody has to vote (Rule 105), but the vote may close without some of them.
        ! before it closes
        $ edit ${GAME} "take: stands" "take: void"
        ${asking('amend: 206\\nmechanics: none', '\\nclosed: 2026-03-05')}
        $1 status friends
        It was closed on 5 March 2026, but the replay stopped before that.`,
    },
    { before },
  );

  const PLACES = [
    ['text', /^Friends by Post \(friends\) Play goes on\. On words $/],
    ['mail', /^Subject: .* On words alone: $/],
    ['markdown', /^## Friends by Post - \*\*On words alone:\*\* $/],
  ] as const;
  test.each(PLACES)('as %s says first what was done on words alone', async (format, first) => {
    const game = scratchGame();
    game.write(
      'games/friends/events/gift.md',
      '---\non: 2026-03-02\npoints: { dov: 5 }\nrule: 116\n---\n',
    );
    const { out = '' } = await game.nomic(['status', 'friends', '--format', format]);
    game.remove();
    const words = 'Dov Ek receives 5 points on the words of Rule 116 alone.';
    const [before = '', after] = out.replaceAll(/\s+/g, ' ').split(words);
    expect(before).toMatch(first);
    expect(after).toContain('Whatever is not prohibited or regulated by a rule is permitted');
    expect(after).toContain('301');
  });

  test('has the same in JSON', async () => {
    const game = scratchGame();
    game.write(
      P301,
      `---\n${HEAD}\namend: 206\nmechanics: none\n${VOTES}\n---\nNone.\n`.replaceAll('\\n', '\n'),
    );
    game.write(
      'games/friends/events/deed.md',
      '---\nevents:\n  - { on: 2026-03-03, pause: { until: 2026-03-09 }, rule: 116 }\n---\n',
    );
    const { out = '' } = await game.nomic(['status', 'friends', '--format', 'json']);
    game.remove();
    const { friends } = JSON.parse(out).games;
    expect(friends).toMatchObject({ nextNumber: 302, circuits: 0, due: 'close-vote' });
    const file = 'games/friends/events/deed.md';
    const says = 'Play pauses on the words of Rule 116 alone.';
    expect(friends.onWords).toEqual([{ file, rule: 116, says }]);
    const [{ outcomes, does, ...proposal }] = friends.open.proposals;
    expect(outcomes).toEqual([
      'If all others vote for it: adopted 5 : 0; Anna Berg +10 (Rule 202): 0 → 10.',
      'If all others vote against it: defeated 2 : 3; Anna Berg −10 (Rule 206), +4 (Rule 202; contestable): 0 → −6.',
    ]);
    expect(does).toMatchObject([{ rule: 206, words: 'changed', come: [], onlyMechanics: false }]);
    expect(proposal).toEqual({
      ...{ number: 301, name: '301', by: 'anna', proposed: '2026-03-02' },
      ...{ for: ['ben', 'carla'], against: [], abstain: [], silent: ['anna', 'dov', 'eve'] },
      votes: { for: 2, against: 0, abstain: 0, eligible: 5 },
      ...{ prospect: 'open', needs: 3, unopposed: null, defeatedBy: null },
      ...{ until: null, everybodyMustVote: true },
    });
  });
});

sittings(
  {
    'a question waits for the Judge whom the rules choose': `
      $ write games/friends/judgments/1.md "---\\njudgment: 1\\nquestion: May she?\\nby: dov\\ninvoked: 2026-03-04\\n---\\n"
      $ status friends
      Judgment 1 waits for Eve Fox: May she?`,
    'the number that is due stands with whose move it is': `
      ${takes('withdrawal: { take: "yes" }')}
      $ withdraw friends --on 2026-03-04
      $ status friends
      Next Anna Berg is to make Proposal 302.`,
    'what is no date or address is refused': `
      $2 status friends --on March
      “March” is not a date.
      $2 status friends --site example
      “example” is not an address.`,
    'a game that has ended says who won it, or its last round': `
      ${GRANT}
      $ rm ${P301}
      ${event('events:\\n  - { on: 2026-03-05, points: { eve: 200 }, rule: 101 }\\n  - { on: 2026-03-05, end: Enough. }')}
      $ status friends
      Eve Fox has won. Ended on 5 March 2026: Enough.
      $ edit games/friends/events/e.md "  - { on: 2026-03-05, end" "  - { on: 2026-03-05, round: { reset: [points] } }\\n  - { on: 2026-03-05, points: { eve: 200 }, rule: 101 }\\n  - { on: 2026-03-05, end"
      $ status friends
      Eve Fox has won round 2. Ended on 5 March 2026: Enough.
      $ show friends
      Eve Fox has won round 2. The game has ended.`,
    'a rule that is called by letters is shown and proposed on by them': `
      $ write ${P301} "---\\n${HEAD}\\nenact: { number: VPRD, title: Registry }\\nvotes: { for: [anna, ben, carla, dov, eve] }\\nclosed: 2026-03-02\\n---\\nA registry.\\n"
      $ edit rulesets/suber/108.md "  - Proposals are numbered from 301." "  - Proposals are numbered from 301.\\n  - A new rule has the number that its proposal gives it."
      $ show friends --rule VPRD
      Registry
      $ propose friends --repeal VPRD --by ben --on 2026-03-03 --dry-run
      repeal: VPRD`,
  },
  { before },
);

test('a game that was played to its end says how it ended', async () => {
  const { out } = await nomic('status n-nomic');
  expect(out).toContain('N Nomic (n-nomic)\n  Ended on 3 February 2010: ');
  expect(out).toContain('  Rules     version 7, since 4 January 2010; 9 proposals; ');
  expect(out).toContain('  Scores    Player E  27\n            Player A  18\n');
  expect(out).toContain('Player D  −1  left\n');
  const { games } = JSON.parse((await nomic('status n-nomic --format json')).out ?? '');
  expect(games['n-nomic']).toMatchObject({
    ...{ version: 7, status: 'ended', toMove: null, due: null, wouldJudge: null },
    ...{ pausedUntil: null, open: { proposals: [], judgments: [] } },
  });
});

test('says who holds which office', async () => {
  const { out = '' } = await nomic('status n-nomic');
  expect(out).toMatch(/^ {2}Offices {3}Timekeeper: Player A\n {12}Chancellor: Player C$/m);
  const { games } = JSON.parse((await nomic('status n-nomic --json')).out ?? '');
  expect(games['n-nomic'].offices).toEqual({ timekeeper: ['a'], chancellor: ['c'] });
});
