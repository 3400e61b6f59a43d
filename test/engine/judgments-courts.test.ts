/** Judges as other communities have them: unknown, in panels, on appeal, asked by outsiders. */
import { describe, expect, it } from 'vitest';
import { createGameArchive } from '../../src/archive/lookup/game-archive.ts';
import { createLinks } from '../../src/archive/lookup/links.ts';
import { describeJudgment } from '../../src/archive/page-models/judgments/describe-judgment.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { ANYBODY } from './judge-reaches/beginnings.ts';
import {
  card,
  day,
  errorsOf,
  inTurn,
  judged,
  notesOf,
  page,
  play,
  type Setting,
  scores,
  wrongs,
} from './table.ts';

const ON = day(301, 0);
const asked = (number: number | string, more: string) =>
  page(`judgment: ${number}\nquestion: May they?\ninvoked: ${ON}\n${more}`, 'Because.');
const given = `ruling: 'Yes'\ngiven: ${ON}`;
const court = (judgments: Setting['judgments'], law = ANYBODY): Setting => ({
  cards: { 212: law },
  proposals: inTurn(''),
  ...(judgments && { judgments }),
});

describe('a ruling of which nobody knows whose it is', () => {
  it('stands on the word of the record, and that is said', () => {
    const setting = court({ 1: asked(1, `by: a\n${given}`) }, card(212, PRECEDING));
    const replayed = play(setting);
    expect(errorsOf(replayed)).toEqual([]);
    const told = notesOf(replayed, 'attested').map(({ message }) => message);
    expect(told).toEqual([
      'Who gave Judgment 1 is not recorded: whether it was for them to judge is not checked.',
    ]);
  });
});

const PRECEDING = '{ judge: { chosen: preceding-player } }';

describe('a panel', () => {
  it('needs every one of its members to be a Judge by the rules', () => {
    const panel = (law: string) => court({ 1: asked(1, `by: a\njudge: [c, b]\n${given}`) }, law);
    expect(wrongs(panel(ANYBODY))).toEqual([]);
    const [error, ...more] = errorsOf(play(panel(card(212, PRECEDING))));
    expect(error).toMatchObject({ code: 'judge/wrong', at: { path: ['judge', 1] } });
    expect(more).toEqual([]);
  });

  it('earns for each of its members what a Judge earns', () => {
    const law = '{ judge: { chosen: appointed }, awards: [{ on: judged, to: judge, points: 3 }] }';
    const setting = court({ 1: asked(1, `by: a\njudge: [c, b]\n${given}`) }, card(212, law));
    expect(scores(play({ ...setting, proposals: {} }))).toEqual({ a: 0, b: 3, c: 3 });
  });
});

describe('somebody who does not play', () => {
  const zoe = court({ 1: asked(1, `by: { name: Zoe }\njudge: c\n${given}`) });

  it('may put a question where no rule says that only players may', () => {
    expect(wrongs(zoe)).toEqual([]);
  });

  it('invokes no Judgment where only a player may, by a rule or by custom', () => {
    const closed = page(
      'rule: 212\ntier: mutable\nmechanics:\n  - The Judge is appointed.\n  - Only a player may invoke Judgment.',
      'Players may ask.',
    );
    const custom = 'readings: { stranger-asks: { take: no, why: Custom. } }';
    for (const setting of [
      { ...zoe, cards: { 212: closed } },
      { ...zoe, game: custom },
    ]) {
      const [error] = errorsOf(play(setting));
      expect(error).toMatchObject({
        code: 'unknown/player',
        message: 'Zoe does not play and has invoked Judgment, and only a player may.',
        at: { path: ['by'] },
        rule: { number: 212 },
      });
    }
  });
});

describe('an appeal', () => {
  const law = card(212, "{ judge: { chosen: appointed, verdicts: ['Yes', 'No'] } }");
  const APPEAL = asked(
    '1a',
    `kind: appeal\nby: b\nappeals: 1\njudge: [a, b]\nruling: remanded\ngiven: ${ON}\narguments: [{ by: { name: Zoe }, text: It was late. }]`,
  );
  const both = { '1': judged(1, ON, 'c'), '1a': APPEAL };

  it('is ruled on in the words of the court, whatever verdicts there are', () => {
    expect(wrongs(court(both, law))).toEqual([]);
    const plainly = { 1: asked(1, `by: b\njudge: c\nruling: remanded\ngiven: ${ON}`) };
    expect(wrongs(court(plainly, law))).toEqual(['judge/verdict']);
  });

  it('leads to what is appealed, and back', () => {
    const [first, second] = pagesOf(play(court(both)));
    expect(first?.appealedIn.map(({ words }) => words)).toEqual(['Judgment 1a']);
    expect(second).toMatchObject({ kind: 'appeal', appeals: { words: 'Judgment 1' } });
    expect(second?.arguments.map(({ by, text }) => `${plain(by)}: ${text}`)).toEqual([
      'Zoe: It was late.',
    ]);
  });

  it('shows on the case appealed what stands now, however often it was appealed', () => {
    const shown = (judgments: Readonly<Record<string, string>>) =>
      pagesOf(play(court(judgments))).map(({ onAppeal }) => onAppeal.map(plain));
    const appeal = (number: string, of: string, ruling: string) =>
      asked(
        number,
        `by: b\nappeals: ${of}${ruling && `\njudge: [a, b]\nruling: ${ruling}\ngiven: ${ON}`}`,
      );
    const one = { '1': judged(1, ON, 'c') };
    expect(shown(one)).toEqual([[]]);
    expect(shown(both)).toEqual([
      ['What stands now is the ruling of Judgment 1a: “remanded”.'],
      [],
    ]);
    const again = { ...both, '1b': appeal('1b', '1a', 'affirmed') };
    const last = 'What stands now is the ruling of Judgment 1b: “affirmed”.';
    expect(shown(again)).toEqual([[last], [last], []]);
    const open = 'An appeal is open: Judgment 1b.';
    expect(shown({ ...one, '1b': appeal('1b', '1', '') })).toEqual([[open], []]);
    const turned = appeal('2', '1', 'reversed');
    const round = { '1': appeal('1', '2', 'affirmed'), '2': turned };
    expect(shown(round).flat()).toHaveLength(2);
  });

  it('is from a Judgment that the game has', () => {
    expect(wrongs(court({ '1a': APPEAL }))).toEqual(['unknown/judgment']);
  });
});

function pagesOf(replayed: Replay) {
  const ruleset = { file: '', id: 'suber', title: '', tiers: [], body: '', cards: [] } as const;
  const archive = createGameArchive(
    replayed,
    { ...ruleset, id: replayed.game.ruleset },
    createLinks('/'),
  );
  return replayed.judgments.map((judgment) => describeJudgment(archive, judgment));
}

describe('a Judge is overruled before the next turn begins', () => {
  const overruled = (on: string) =>
    court({
      1: asked(
        1,
        `by: a\nbench: [{ judge: c, ruling: 'Yes', given: ${ON}, overruled: { for: [a, b], on: ${on} } }, { judge: b, ruling: 'No', given: ${on} }]`,
      ),
    });
  const laws = (more: string) =>
    card(212, `{ judge: { chosen: appointed, overruled-by: votes.unanimous${more} } }`);
  const play2 = (on: string, law: string): Setting => ({
    ...overruled(on),
    cards: { 212: law },
    // The turn after the next begins later, and matters to none of these.
    proposals: inTurn('', '', ''),
  });
  const BEFORE = laws(', overruled-before: next-turn');

  it.each([
    ['on the last day before it', day(301, 1), BEFORE, []],
    ['on its first day, which may be before it', day(302, 0), BEFORE, []],
    ['later', day(302, 1), BEFORE, ['judge/overruled-how']],
    ['later, where no rule says until when', day(302, 1), laws(''), []],
  ])('%s', (_, on, law, codes) => {
    expect(wrongs(play2(on, law))).toEqual(codes);
  });
});
