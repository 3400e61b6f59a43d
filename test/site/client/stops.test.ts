/** Where play cannot go on at the board: which ways out there are, and where each of them leads. */
import { describe, expect, test } from 'vitest';
import type { KeptGame } from '../../../src/site/client/board/keep-games.ts';
import {
  eventOf,
  otherMoves,
  waysInOrder,
  waysOut,
} from '../../../src/site/client/board/other-moves.ts';
import type { WhatHappens } from '../../../src/try-out/happenings.ts';
import type { MoveDraft } from '../../../src/try-out/moves.ts';
import {
  ask,
  begun,
  close,
  judge,
  play,
  played,
  propose,
  roll,
  tried,
  viewOf,
  vote,
} from '../made-game.ts';

const TWO = ['ada', 'ben'];
const ASK = 'Ask for Judgment about it';
const CLAIM = 'Claim the win: play cannot go on';
const OVERRULE = 'Overrule a Judgment';
const FORFEIT = 'Forfeit';
const STOP = 'Stop play';

const HUNDRED_EACH =
  'awards: [{ on: adopted, to: proposer, points: 100 }, { on: adopted, to: for, points: 100 }]';
/** Ada and Ben come to a hundred points by one vote, which therefore cannot end. */
const TIE = played(
  begun(['Ada', 'Ben']),
  propose('ada', { mechanics: HUNDRED_EACH }),
  ...vote(301, TWO),
  close(301),
  roll('ada'),
  propose('ben'),
  ...vote(302, TWO),
);
/** By the second proposal no rule could be changed any more. */
const NO_WAY = played(
  begun(['Ada', 'Ben']),
  propose('ada', { kind: 'transmute', rule: '103' }),
  ...vote(301, TWO),
  close(301),
  roll('ada'),
  propose('ben', { kind: 'repeal', rule: '301' }),
  ...vote(302, TWO),
);
const THREE = ['ada', 'ben', 'zoe'];
/** Nobody has a thousand points, and so nobody may propose. */
const LOCK = played(
  begun(['Ada', 'Ben', 'Zoë']),
  propose('ada', { mechanics: "- A player may propose if the player's points are at least 1000." }),
  ...vote(301, THREE),
  close(301),
  roll('ada'),
);

async function ways(game: KeptGame, question: string): Promise<readonly string[]> {
  const stop = { html: '', question, rules: [] };
  const left = await waysInOrder(waysOut(viewOf(game), stop), async (move) => {
    const { faults, missing } = tried(game, move);
    return faults.length + missing.length > 0;
  });
  return left.map(({ words }) => words);
}

function event(game: KeptGame, what: WhatHappens, player = 'ada', why = ''): MoveDraft {
  return eventOf(viewOf(game), { what, player, why });
}

function whyNot(game: KeptGame, move: MoveDraft): string {
  return tried(game, move)
    .faults.map(({ message }) => message)
    .join(' ');
}

const asks = (game: KeptGame) => viewOf(game).awaited.words;

describe('two at the mark at once', () => {
  const why = whyNot(TIE, close(302));
  const asked = played(TIE, ask('ada', why));

  test('stop the game, from which nobody can withdraw the proposal', async () => {
    expect(why).toContain('reach the mark at once');
    // Rule 104 has every proposal voted on, and Rule 213 wants a Judgment first.
    expect(await ways(TIE, why)).toEqual([ASK, FORFEIT, STOP]);
  });

  test('are as they were after a Judge who says “No”, who may be overruled', async () => {
    const { game, says } = play(asked, judge('No'));
    expect(says).toContain('Judgment 1 by Ada: No.');
    expect(asks(game)).toBe('All have voted.');
    expect(whyNot(game, close(302))).toContain('reach the mark at once');
    expect(await ways(game, why)).toContain(OVERRULE);
  });

  test('are told apart by a Judge who names the winner', () => {
    const { game, says } = play(asked, judge('Ben has won.', [{ winner: 'ben' }]));
    expect(says).toContain('Ben has won');
    expect(asks(game)).toContain('Ben has won');
  });

  test('are one, if the other forfeits', () => {
    expect(play(played(TIE, event(TIE, 'forfeit', 'ada')), close(302)).says).toContain(
      'Ben has won.',
    );
  });
});

test('a change after which there could be no other is void, and play goes on', () => {
  const { game } = play(NO_WAY, close(302));
  expect(asks(game)).toContain('Ben, throw the die.');
  expect(viewOf(game).rules.map(({ number }) => String(number))).toContain('301');
});

describe('a rule under which nobody may propose', () => {
  test('stops the game, and the win is claimed once a Judge has found so', async () => {
    expect(viewOf(LOCK).proposing.why).toContain('may not propose');
    expect(await ways(LOCK, 'Can play go on?')).not.toContain(CLAIM);
    const asked = played(LOCK, ask('ben', 'Can play go on?'));
    expect(asks(asked)).toContain('Zoë, how do you judge?');
    const { game, says } = play(asked, judge('No', [{ play: 'cannot-go-on' }]));
    expect(says).toContain('Judgment 1 by Zoë: No.');
    expect(await ways(game, 'Can play go on?')).toContain(CLAIM);
    // Ada has completed her turn, so Ben is the first who cannot.
    const won = play(game, event(game, 'deadlock', 'ben'));
    expect(won.says).toContain('Ben has won.');
    expect(asks(won.game)).toContain('Ben has won.');
  });

  test('stops the game, and play is ended', async () => {
    expect(await ways(LOCK, 'Can play go on?')).toContain(STOP);
    const over = played(LOCK, event(LOCK, 'end', '', 'Nobody may propose.'));
    expect(asks(over)).toContain('The game is over.');
    expect(otherMoves(viewOf(over), undefined).map(({ words }) => words)).not.toContain(FORFEIT);
  });
});

test('a “No” of the Judge to a move: it does not stand, and the turn goes on', () => {
  const begins = played(begun(['Ada', 'Ben', 'Zoë']), propose('ada'));
  const asked = played(begins, ask('ada', 'May Proposal 301 be made?'));
  const { game } = play(asked, judge('No', [{ move: 301, is: 'illegal' }]));
  expect(asks(game)).toContain('Ada, throw the die.');
  expect(viewOf(game).sheet).toBe(undefined);
  expect(asks(played(game, roll('ada')))).toContain('Ben, what do you propose?');
});

describe('an office that no rule lets anybody fill', () => {
  const MECHANICS = `- There is one speaker.
- Each player has as many votes as (2 if the player is the speaker, otherwise 1).`;
  const created = played(
    begun(['Ada', 'Ben', 'Zoë']),
    propose('ada', { kind: 'amend', rule: '207', text: 'A Speaker.', mechanics: MECHANICS }),
    ...vote(301, THREE),
    close(301),
    roll('ada'),
  );
  const offered = (game: KeptGame) =>
    otherMoves(viewOf(game), undefined).filter(({ words }) => words.includes('speaker'));

  test('is filled by a proposal, after which votes still end', () => {
    const [way, another] = offered(created);
    expect(another).toBe(undefined);
    const move = way?.wanted;
    if (move?.kind !== 'propose') throw new Error(`It leads to ${move?.kind}.`);
    const filled = played(created, move, ...vote(302, THREE), close(302));
    expect(viewOf(filled).seats.map(({ id, notes }) => [id, notes.includes('Speaker')])).toEqual([
      ['ada', false],
      ['ben', true],
      ['zoe', false],
    ]);
    const { says } = play(played(filled, propose('ben'), ...vote(303, THREE)), close(303));
    expect(says).toContain('Adopted 4 : 0');
  });

  test('may be filled on words alone, if a Judge lets that stand', () => {
    const mechanics = '- A change is adopted if a majority is in favour.';
    const majority = propose('ben', { kind: 'amend', rule: '203', text: 'Most.', mechanics });
    const begins = played(created, majority, ...vote(302, THREE), close(302), roll('ben'));
    const proposed = played(begins, propose('zoe'));
    const filled = played(
      proposed,
      eventOf(viewOf(proposed), { what: 'office', office: 'speaker', player: 'zoe' }),
      ...vote(303, THREE, ['zoe']),
    );
    expect(viewOf(filled).onWords).toEqual([
      { id: 'appoint-1', name: 'Zoë becomes speaker, on the words of Rule 301 alone.' },
    ]);
    expect(whyNot(filled, close(303))).toContain('words alone');
    const settles = [{ event: 'appoint-1', is: 'legal' }] as const;
    const judged = played(filled, ask('zoe', 'Is Zoë the Speaker?'), judge('Yes', settles));
    expect(viewOf(judged).onWords).toEqual([]);
    expect(play(judged, close(303)).says).toContain('Defeated 2 : 2');
  });

  test('is not offered so once a rule lets anybody fill it', () => {
    const mechanics = '- Anybody may fill the office of speaker.';
    const proposed = played(created, propose('ben', { mechanics }));
    const granted = played(proposed, ...vote(302, THREE), close(302), roll('ben'));
    expect(offered(granted).map(({ words }) => words)).toEqual([
      'Fill the office of speaker · Rule 302',
    ]);
  });

  test('is not offered where nobody may propose', () => {
    const voting = played(created, propose('ben'));
    expect(offered(voting)).toEqual([]);
  });
});

test('a pause is said first, and ends by the move that goes on', () => {
  const begins = begun(['Ada', 'Ben']);
  const words = (game: KeptGame) => otherMoves(viewOf(game), undefined).map((way) => way.words);
  expect(words(begins)).toContain('Pause play');
  const paused = played(begins, event(begins, 'pause'));
  expect(asks(paused)).toBe('Play is paused.');
  expect(words(paused)).not.toContain('Pause play');
  expect(asks(played(paused, event(paused, 'resume')))).toContain('Ada, what do you propose?');
});

test.each([
  ['Record an event', 'event'],
  ['Somebody joins', 'event'],
  ['Ask for Judgment', 'ask'],
] as const)(
  '“%s” is not offered again while its form is open, and the others are',
  (words, kind) => {
    const view = viewOf(begun(['Ada', 'Ben']));
    const all = otherMoves(view, undefined).map((way) => way.words);
    expect(all).toContain(words);
    const left = otherMoves(view, { words, kind }).map((way) => way.words);
    expect(left).toEqual(all.filter((each) => each !== words));
  },
);

test.each(['No', 'No.', 'No!'])('the ruling “%s” is said with one sign at its end', (ruling) => {
  const begins = played(begun(['Ada', 'Ben', 'Zoë']), propose('ada'));
  const asked = played(begins, ask('ada', 'May Proposal 301 be made?'));
  const { says } = play(asked, judge(ruling, []));
  expect(says).toMatch(/^Judgment 1 by Zoë: No[.!](?![.!])/);
});
