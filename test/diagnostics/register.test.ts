import { describe, expect, it } from 'vitest';
import { CODES } from '../../src/diagnostics/codes.ts';
import { REASONS } from '../../src/diagnostics/reasons.ts';
import type { FindingClass } from '../../src/diagnostics/register/entry.ts';
import { REMEDIES, remedyOf } from '../../src/diagnostics/register/remedies.ts';
import { CLASS_NAMES, explanationOf, REGISTER } from '../../src/diagnostics/register.ts';

/** The groups of codes in each class, and single codes that are in another than their group. */
const GROUPS: Readonly<Record<Exclude<FindingClass, 'disputed'>, string>> = {
  malformed: 'format',
  unknown: 'unknown gone',
  illegal: `turn proposal vote effect limit mechanics judge points office seat forfeit game author grant
    win/not-by-points exchange/unequal`,
  undetermined: `reading turn/unknown-proposer law/conflict law/on-words law/no-change-possible
    win/on-words win/simultaneous`,
  rewritten: 'history',
  note: `change player contestable attested by-judgment unobjected implausible mechanics/differ
    mechanics/as-meant
    history/back-dated stands/needless game/waiting judge/refusal-pending judge/out-of-reach
    judge/words-only law/void scores/stand grant/words-alone`,
};
const CLASS_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([name, groups]) =>
    groups.split(/\s+/).map((group) => [group, name]),
  ),
);

/** In a sentence, so that nobody has to read it twice. */
const MOST_WORDS = 20;

describe('the register', () => {
  it.each(CODES)('puts %s into its class', (code) => {
    const group = code.split('/')[0] ?? '';
    const expected = code.endsWith('/mismatch') ? 'disputed' : (CLASS_OF[code] ?? CLASS_OF[group]);
    expect(REGISTER[code].class).toBe(expected);
    expect(REGISTER[code].severity).toBe(expected === 'note' ? 'note' : 'error');
  });

  it.each(CODES)('explains %s in two to five short, whole sentences', (code) => {
    const { title } = REGISTER[code];
    const mend = REMEDIES[code];
    const why = REASONS[code].split(/(?<=\.)\s/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect([2, 3, 4, 5]).toContain(why.length);
    for (const sentence of why) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(MOST_WORDS);
      expect(sentence).not.toMatch(/^(What|Who|Whoever|Of) /);
    }
    for (const sentence of [why.join(' '), mend]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    // Numbers of rules are those of Suber's set, and it says so.
    const citing = [...why, ...mend.split(/(?<=\.)\s/)].filter((each) => /Rules? \d/.test(each));
    for (const sentence of citing) expect(sentence).toContain('Suber’s');
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
    expect(remedyOf({ code: 'vote/late', help: undefined })).toBe(REMEDIES['vote/late']);
    expect(remedyOf({ code: 'vote/late', help: 'Vote.' })).toBe('Vote.');
  });
});
