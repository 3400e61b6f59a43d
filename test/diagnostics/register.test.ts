import { describe, expect, it } from 'vitest';
import { CODES } from '../../src/diagnostics/codes.ts';
import { REASONS } from '../../src/diagnostics/reasons.ts';
import type { FindingClass } from '../../src/diagnostics/register/entry.ts';
import { CLASS_NAMES, explanationOf, REGISTER, remedyOf } from '../../src/diagnostics/register.ts';

const CLASS_OF_GROUP: Readonly<Record<string, FindingClass>> = {
  format: 'malformed',
  unknown: 'unknown',
  gone: 'unknown',
  turn: 'illegal',
  proposal: 'illegal',
  vote: 'illegal',
  effect: 'illegal',
  limit: 'illegal',
  mechanics: 'illegal',
  'mechanics/differ': 'note',
  judge: 'illegal',
  points: 'illegal',
  office: 'illegal',
  forfeit: 'illegal',
  game: 'illegal',
  'turn/unknown-proposer': 'undetermined',
  reading: 'undetermined',
  author: 'illegal',
  history: 'rewritten',
  'history/back-dated': 'note',
  change: 'note',
  player: 'note',
  contestable: 'note',
  attested: 'note',
  'by-judgment': 'note',
  unobjected: 'note',
  'stands/needless': 'note',
  implausible: 'note',
  'game/waiting': 'note',
  'judge/refusal-pending': 'note',
  'judge/out-of-reach': 'note',
  'judge/words-only': 'note',
  'law/void': 'note',
  'law/conflict': 'undetermined',
  'law/on-words': 'undetermined',
  'law/no-change-possible': 'undetermined',
  'scores/stand': 'note',
  grant: 'illegal',
  'grant/words-alone': 'note',
  'win/on-words': 'undetermined',
  'win/not-by-points': 'illegal',
  'exchange/unequal': 'illegal',
  'win/simultaneous': 'undetermined',
};

describe('the register', () => {
  it.each(CODES)('puts %s into its class', (code) => {
    const group = code.split('/')[0] ?? '';
    const expected = code.endsWith('/mismatch')
      ? 'disputed'
      : (CLASS_OF_GROUP[code] ?? CLASS_OF_GROUP[group]);
    expect(REGISTER[code].class).toBe(expected);
    expect(REGISTER[code].severity).toBe(expected === 'note' ? 'note' : 'error');
  });

  it.each(CODES)('cites numbers of rules in %s as those of Suber’s set', (code) => {
    const { mend } = REGISTER[code];
    const why = REASONS[code];
    const citing = `${why} ${mend}`.split(/(?<=\.)\s/).filter((each) => /Rules? \d/.test(each));
    for (const sentence of citing) expect(sentence).toContain('Suber’s');
  });

  it.each(CODES)('explains %s in a few whole sentences', (code) => {
    const { title, mend } = REGISTER[code];
    const why = REASONS[code];
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(why.split(/(?<=\.)\s/).length).toBeGreaterThanOrEqual(2);
    expect(why.split(/(?<=\.)\s/).length).toBeLessThanOrEqual(4);
    expect(mend).toMatch(/^[A-Z].*\.$/);
  });

  it('has no title twice', () => {
    const titles = CODES.map((code) => REGISTER[code].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('names classes as the published interface does', () => {
    expect(CLASS_NAMES.disputed).toBe('disputed record');
    expect(CLASS_NAMES.illegal).toBe('illegal');
  });

  it('gives every code an explanation, and a remedy where the finding has none of its own', () => {
    expect(explanationOf('vote/missing', 'npx nomic')).toBe('npx nomic explain vote/missing');
    expect(remedyOf({ code: 'vote/late', help: undefined })).toBe(REGISTER['vote/late'].mend);
    expect(remedyOf({ code: 'vote/late', help: 'Vote.' })).toBe('Vote.');
  });
});
