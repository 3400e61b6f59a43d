/**
 * The desk: each kind of move is composed, refused, mended and taken away.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/usage/usage.ts';
import { MOVES as KINDS } from '../../src/try-out/moves.ts';
import { checkOf, type Fields, fill, linkToDraft, ROBOT, statusOf } from './desk-page.ts';
import { site } from './the-site.ts';
import { open } from './watched-page.ts';

interface Composed {
  readonly move: string;
  readonly game: string;
  readonly fields: Fields;
  /** A part of what is wrong with it. */
  readonly refused: string;
  readonly mend: Fields;
  /** A part of what it then does. */
  readonly does: string;
}

const MOVES: readonly Composed[] = [
  {
    move: 'to enact a rule',
    game: ROBOT,
    fields: ['by=otto', 'text=Tea is served at five.'],
    refused: 'Vera Lindqvist',
    mend: ['by=vera'],
    does: 'Proposal 307 by Vera Lindqvist',
  },
  {
    move: 'to amend a rule',
    game: ROBOT,
    fields: ['change=amend', 'rule=101', 'text=Rules are rules.'],
    refused: 'Rule 101 is immutable',
    mend: ['rule=306', 'text=Whoever lost the last vote pours the tea.'],
    does: 'It needs 2 of the 3 missing votes for it',
  },
  {
    move: 'to repeal a rule',
    game: ROBOT,
    fields: ['change=repeal', 'rule=102'],
    refused: 'Rule 102 is immutable',
    mend: ['rule=213'],
    does: 'Repeal Rule 213',
  },
  {
    move: 'to transmute a rule',
    game: ROBOT,
    fields: ['change=transmute', 'rule=306', 'by=otto'],
    refused: 'Vera Lindqvist',
    mend: ['by=vera'],
    does: 'Transmute Rule 306',
  },
  {
    move: 'mechanics',
    game: ROBOT,
    fields: ['text=Tea is served at five.', 'mechanics=adoptoin: { majority: simple }'],
    refused: 'adoptoin',
    mend: ['mechanics='],
    does: 'Proposal 307 by Vera Lindqvist',
  },
  {
    move: 'a motion',
    game: 'fresh',
    fields: [
      'change=act',
      'text=We thank Ada for the tea.',
      'act-what=office',
      'act-office=9 chairs',
    ],
    refused: '9_chairs',
    mend: ['act-what='],
    does: 'Proposal 301 by Ann',
  },
  {
    move: 'a vote',
    game: 'open-vote',
    fields: ['kind=vote', 'eve=for', 'on=2026-03-01'],
    refused: 'dated 2026-03-01',
    mend: ['on=2026-03-04'],
    does: 'Every vote is cast, and it is carried',
  },
  {
    move: 'the end of a vote',
    game: 'all-voted',
    fields: ['kind=closed', 'on=2026-03-01'],
    refused: 'closed',
    mend: ['on=2026-03-05'],
    does: 'Adopted 3 : 0',
  },
  {
    move: 'the withdrawal of a proposal',
    game: 'open-vote',
    fields: ['kind=withdrawn', 'on=2026-03-01'],
    refused: 'before `proposed`',
    mend: ['on=2026-03-04'],
    does: 'Withdrawn.',
  },
  {
    move: 'a question to a Judge',
    game: 'all-voted',
    fields: ['kind=ask', 'by=ben', 'question=Is tea a rule?', 'about=999'],
    refused: '999',
    mend: ['about=203, 207'],
    does: 'waits for Eve',
  },
  {
    move: 'a Judgment',
    game: 'open-vote',
    fields: [
      'kind=given',
      'judge=ben',
      'ruling=It may.',
      'reading=*',
      'reading=unanimity',
      'take=all-for',
      'on=2026-03-04',
    ],
    refused: 'the Judge is Eve',
    mend: ['judge='],
    does: 'Judgment 1 by Eve: It may.',
  },
  {
    move: 'a Judge who accepts',
    game: 'open-vote',
    fields: ['kind=accepted', 'judge=ben', 'on=2026-03-04'],
    refused: 'the Judge is Eve',
    mend: ['judge='],
    does: 'Judgment 1 waits for Eve',
  },
  {
    move: 'a Judge who refuses',
    game: 'open-vote',
    fields: ['kind=refused', 'judge=ben', 'on=2026-03-04'],
    refused: 'the Judge is Eve',
    mend: ['judge='],
    does: 'Judgment 1 waits for Ben',
  },
  {
    move: 'a consent',
    game: 'open-vote',
    fields: ['kind=consent', 'by=ben', 'on=2026-03-01'],
    refused: 'Judgment',
    mend: ['on=2026-03-04'],
    does: 'consent: { players: [ ben ], to: continue }',
  },
  {
    move: 'a throw of the die',
    game: 'to-throw',
    fields: ['kind=roll', 'by=ben', 'die=4'],
    refused: 'it is the turn of Ann',
    mend: ['by=ann'],
    does: 'Ann +4',
  },
  {
    move: 'an event',
    game: 'fresh',
    fields: ['kind=event', 'what=quantity', 'player=ben', 'amount=5'],
    refused: 'points',
    mend: ['what=forfeit', 'player=ann'],
    does: 'Next: Ben',
  },
  {
    move: 'a change by fiat',
    game: 'fresh',
    fields: ['kind=event', 'what=fiat', 'doer=ann', 'change=repeal', 'rule=101'],
    refused: 'immutable',
    mend: ['what=forfeit', 'player=ann'],
    does: 'Next: Ben',
  },
  {
    move: 'the overruling of a Judgment',
    game: 'judged',
    fields: ['kind=overruled', 'ann=for', 'ben=against', 'on=2026-03-04'],
    refused: 'overruled',
    mend: ['ben=for'],
    does: 'Judgment 1 waits for Ben',
  },
  {
    move: 'a correction',
    game: 'judged',
    fields: [
      'kind=correct',
      'record=judgments/1',
      'corrected=---\njudgment: 1\nquestion: May a rule speak of tea?\nby: ben\ninvoked: 2026-03-03\njudge: zoe\nruling: It may\ngiven: 2026-03-03\n---\n',
      'wrong=It was Eve who judged.',
      'on=2026-03-04',
    ],
    refused: 'zoe',
    mend: [
      'corrected=---\njudgment: 1\nquestion: May a rule speak of green tea?\nby: ben\ninvoked: 2026-03-03\njudge: eve\nruling: It may\ngiven: 2026-03-03\n---\n',
    ],
    does: 'corrected: { on: 2026-03-04, why: It was Eve who judged. }',
  },
];

test('every kind of move is among them', () => {
  // The form begins with a proposal.
  const kinds = MOVES.map(({ fields: [first = ''] }) => /^kind=(.*)/.exec(first)?.[1] ?? 'propose');
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(KINDS).sort());
});

/** The field of the desk in which each option is chosen or filled in. `undefined`: only a command has it. */
const FIELD_OF: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  propose: {
    enact: 'change',
    amend: 'change',
    repeal: 'change',
    transmute: 'change',
    act: 'act-what',
    facts: 'data-facts',
    to: 'tier',
    tier: 'tier',
    title: 'title',
    text: 'text',
    // A file on the disk of whoever gives the command.
    file: undefined,
    mechanics: 'mechanics',
    'as-meant': 'as-meant',
    by: 'by',
    number: 'proposal',
    // The object is made at the desk.
    from: undefined,
    // A draft at the desk is on no record yet.
    reword: undefined,
  },
  vote: {
    for: 'data-ballots',
    against: 'data-ballots',
    abstain: 'data-ballots',
    why: 'said',
    'own-file': 'vote-file',
    // The desk asks those for a vote who have none on record.
    change: undefined,
  },
  close: {
    // A scheduled job closes by it what is due; at the desk, somebody chooses the vote.
    due: undefined,
  },
  withdraw: {},
  judge: {
    ask: 'question',
    by: 'by',
    rules: 'about',
    accept: 'kind',
    refuse: 'kind',
    ruling: 'ruling',
    text: 'reasons',
    file: undefined,
    settles: 'reading',
    judge: 'judge',
    overrule: 'kind',
    for: 'data-ballots',
    against: 'data-ballots',
  },
  event: {
    roll: 'die',
    by: 'doer',
    rule: 'under',
    why: 'why',
    after: 'after',
    // A record of events is called by its month.
    name: undefined,
  },
  correct: { why: 'wrong' },
};
/** The kinds of moves by which a command records. */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  propose: ['propose'],
  vote: ['vote'],
  close: ['closed'],
  withdraw: ['withdrawn'],
  judge: ['ask', 'accepted', 'refused', 'given', 'overruled'],
  event: ['event', 'roll', 'consent'],
  correct: ['correct'],
};
/** Options of every command that records: the day is a field, the others are about the disk. */
const OF_ALL = ['on', 'dry-run', 'anyway', 'content', 'format', 'help'];

test('what a command records, the desk drafts, with all that is said of it', () => {
  const recording = COMMANDS.filter(({ options }) => options.some(({ name }) => name === 'anyway'));
  const options = recording.map(({ name, options: all }): [string, string[]] => [
    name,
    all.flatMap((each) => (OF_ALL.includes(each.name) ? [] : [each.name])),
  ]);
  const known = Object.entries(FIELD_OF).map(([name, fields]) => [name, Object.keys(fields)]);
  expect(known).toEqual(options);
  expect(Object.values(KINDS_OF).flat().sort()).toEqual(Object.keys(KINDS).sort());
  const page = readFileSync(join(site.folder, 'games/fresh/desk/index.html'), 'utf8');
  const fields = ['on', ...Object.values(FIELD_OF).flatMap((each) => Object.values(each))];
  for (const field of new Set(fields)) {
    if (field === undefined) continue;
    expect(page).toContain(field.startsWith('data-') ? field : `name="${field}"`);
  }
});

/** One that writes, one that votes, one of a Judge, and one that is a record of its own. */
const BY_DAY = ['to amend a rule', 'a vote', 'a Judgment', 'a throw of the die'];
const TITLE = 'refuses $move that is not in order, and gives the record of one that is';

test.for(MOVES.filter(({ move }) => BY_DAY.includes(move)))(TITLE, compose);
test.for(MOVES.filter(({ move }) => !BY_DAY.includes(move)))(TITLE, { tags: ['night'] }, compose);

async function compose({ game, fields, refused, mend, does }: Composed): Promise<void> {
  const { page, go } = await open();
  await go(`games/${game}/desk/`);
  await fill(page, fields);
  await expect.poll(() => statusOf(page)).toMatch(/^Not in order/);
  const verdict = page.locator('.verdict');
  expect(await verdict.locator('.finding[data-kind="fault"]').allTextContents()).toContainEqual(
    expect.stringContaining(refused),
  );
  const marks = page.locator('.handing pre mark');
  expect(await marks.count()).toBeGreaterThan(0);
  await fill(page, mend);
  await expect.poll(() => statusOf(page)).toMatch(/^In order/);
  await expect.poll(() => page.locator('.desk').textContent()).toContain(does);
  expect(await marks.count()).toBe(0);
  expect(await checkOf(page, site.content, game)).toContain('nothing wrong');
  const record = await page.locator('.handing pre').textContent();
  await page.goto(await linkToDraft(page));
  await page.reload();
  await expect.poll(() => statusOf(page)).toMatch(/^In order/);
  expect(await page.locator('[data-handed]').textContent()).toBe('This is the draft in the link.');
  expect(await page.locator('.handing pre').textContent()).toBe(record);
}
