/** What is a vote, what is asked about, and what is neither. */
import { describe, expect, test } from 'vitest';
import { SENTENCES, WAY_WORDS } from '../../src/inbox/language/vocabulary.ts';
import { chat, GAME, heard, mail } from './hear.ts';

const TAKEN: readonly (readonly [words: string, heard: readonly string[]])[] = [
  ['FOR 41', ['for 41']],
  ['i vote against proposal 42', ['against 42']],
  ['42: ABSTAIN', ['abstain 42']],
  ['I vote FOR 41 and AGAINST 42.', ['for 41', 'against 42']],
  ['FOR 41, 42-44', ['for 41', 'for 42', 'for 43', 'for 44']],
  ['41 and 42: against', ['against 41', 'against 42']],
  ['41 FOR, 42 AGAINST', ['for 41', 'against 42']],
  ['For: 41, 43; against: 42', ['for 41', 'for 43', 'against 42']],
  ['3xFOR 41', ['3 x for 41']],
  ['FOR x2 41', ['2 x for 41']],
  ['My vote on 43 is against', ['against 43']],
  ['On 44, I vote aye!', ['for 44']],
  ['Hi all, I vote nay on 43.', ['against 43']],
  ['I change my vote on 41 to against', ['against 41']],
  ['I vote in favour of Proposal 43 :-)', ['for 43']],
  ['**FOR** 41', ['for 41']],
  ['FOR 42 (what a lovely idea)', ['for 42']],
  ['AGAINST 42, because cats are better.', ['against 42']],
  ['I retract my vote on 41.', ['withdraw vote 41']],
  ['I withdraw Proposal 41.', ['withdraw proposal 41']],
  ['Proposal 42 (Hats)\nVote: YES', ['for 42']],
  ['I vote as follows:\n41 FOR\n43 AGAINST', ['for 41', 'against 43']],
  ['FOR 41? No way. AGAINST 41.', ['against 41']],
];

test.each(TAKEN)('“%s” is taken', (words, records) => {
  expect(heard([mail(words)])).toEqual(records);
});

const ASKED: readonly (readonly [words: string, heard: readonly string[]])[] = [
  ['I vote FOR 41 if Hana does.', ['asked for 41']],
  ['FOR 42 unless somebody minds', ['asked for 42']],
  ['FOR 43. Just kidding!', ['asked for 43']],
  ['I vote FOR everything', ['asked for']],
  ['I voted FOR 41 on Monday.', ['asked for 41']],
  ['FOR 41\n\nAGAINST 41', ['asked for 41', 'asked against 41']],
  ['FRO 41', ['asked for 41']],
  ['Vote for 41', ['asked for 41']],
  ['FOR 99', ['asked for 99']],
  ['FOR', ['asked for']],
  ['FOR 41\nEDIT: I misread it', ['asked for 41']],
  ['FOR 4\u200b1', ['asked for 41']],
  ['F\u041eR 41', ['asked for 41']],
  ['FOR \u0664\u0661', ['asked for 41']],
  ['42 ENDORSE Hana', ['asked undefined']],
  ['Hana votes FOR 41', ['asked hana: for 41']],
  ['I withdraw 42.', ['asked withdraw proposal 42']],
];

test.each(ASKED)('“%s” is asked about', (words, records) => {
  expect(heard([mail(words)])).toEqual(records);
});

const NOTHING = [
  'I would vote FOR 41 if it were longer.',
  'Should I vote FOR 41?',
  'Do not vote for 42!',
  'I am going to vote AGAINST 43.',
  'Vote FOR 41, everybody!',
  'Nobody is FOR 42.',
  'I never vote against 43',
  'What if all of us vote FOR 41?',
  'Tea is at 4 for 41 people.',
  '> FOR 41',
  'He said “I vote FOR 41” and left.',
  'Thanks for 42 lovely years!',
  'I propose we go for a walk.',
];

test.each(NOTHING)('“%s” is nothing', (words) => {
  expect(heard([mail(words)])).toEqual([]);
});

describe('whose words they are', () => {
  test('quotations and signatures are no votes, and what stands beside them is', () => {
    const words =
      'On Monday Hana wrote:\n> FOR 41\n> > AGAINST 42\n\nAGAINST 41\n\n-- \nGil\nFOR 43, always';
    expect(heard([mail(words)])).toEqual(['against 41']);
  });

  test('a vote under a quoted line takes its number from it', () => {
    expect(heard([mail('> 42*  Hana   Hats for all\nAGAINST\n> 43!  Ivo   No hats\nFOR')])).toEqual(
      ['against 42', 'for 43'],
    );
  });

  test('below a signature without its mark, and below an unmarked quotation, it is asked', () => {
    expect(heard([mail('FOR 41\n--\nGil, AGAINST 42')])).toEqual(['for 41', 'asked against 42']);
    expect(heard([mail('Hana wrote:\n\n  FOR 41\n\nAGAINST 43')])).toContain('asked against 43');
  });

  test('code, links and pictures of a chat are not read', () => {
    expect(heard([chat('```\nFOR 41\n```')])).toEqual([]);
    expect(heard([chat('`FOR 41`')])).toEqual([]);
    expect(heard([chat('> FOR 41\nAGAINST 41')])).toEqual(['against 41']);
    expect(heard([chat('~~FOR 41~~')])).toEqual(['asked for 41']);
  });

  test('a stranger is named, and an account in another case is the same', () => {
    const eve = { accounts: ['mail:eve@example.com'], name: 'Gil' };
    expect(heard([mail('FOR 41', { from: eve })])).toEqual(['asked nobody: for 41']);
    const gil = { accounts: ['mail:Gil@Example.com'], name: 'x' };
    expect(heard([mail('FOR 41', { from: gil })])).toEqual(['for 41']);
  });

  test('what a clerk tells of others is taken', () => {
    const from = { accounts: ['discord:9'], name: 'counter' };
    const words = 'Hana votes FOR 41. Ivo votes AGAINST 41.';
    expect(heard([chat(words, { from })])).toEqual(['asked hana: for 41', 'asked ivo: against 41']);
    expect(heard([chat(words, { from })], { clerks: ['discord:9'] })).toEqual([
      'hana: for 41',
      'ivo: against 41',
    ]);
  });
});

describe('what a clerk posts as a table', () => {
  const from = { accounts: ['discord:9'], name: 'counter' };
  const clerks = ['discord:9'];
  test.each([
    [
      'Proposal 41\nFOR (2): Hana, Ivo\nAGAINST: Gil',
      ['hana: for 41', 'ivo: for 41', 'against 41'],
    ],
    ['Proposal 41\n**Against** 1 - @Ivo', ['ivo: against 41']],
    ['| Voter | Vote |\n|---|---|\n| Hana | FOR |', ['asked hana: for']],
    [
      'Proposal 42\n\n| Voter | Vote |\n|---|---|\n| Hana | AYE |\n| Ivo | present |',
      ['hana: for 42', 'ivo: abstain 42'],
    ],
    ['| 41 | Hana | FOR |\n| 43 | Ivo | AGAINST |', ['hana: for 41', 'ivo: against 43']],
    ['Proposal 41\nFOR (3): Hana, Ivo', ['asked hana: for 41', 'asked ivo: for 41']],
    ['Proposal 41\nFOR: Hana, Eve', ['asked hana: for 41']],
    ['| Voter | 41 | 42 |\n|---|---|---|\n| Hana | FOR | AGAINST |', ['asked hana: for']],
    ['Proposal 41\nFOR: nobody\n| FOR | AGAINST |\n| 2 | 1 |', []],
  ])('%s', (words, expected) => {
    expect(heard([chat(words, { from })], { clerks })).toEqual(expected);
  });

  test('by anybody else is asked about', () => {
    const ivo = { accounts: ['discord:73'], name: 'Ivo' };
    expect(heard([chat('Proposal 41\nFOR: Hana, Ivo', { from: ivo })], { clerks })).toEqual([
      'asked hana: for 41',
      'asked ivo: for 41',
    ]);
  });
});

describe('proposals and calls', () => {
  test.each([
    ['I propose: Hats are worn.', 'propose: Hats are worn.'],
    ['I propose that hats are worn.', 'propose: hats are worn.'],
    ['I propose to repeal Rule 7.', 'propose: repeal Rule 7.'],
    ['I propose the following:\n\nHats\nare worn.', 'propose: Hats\nare worn.'],
    ['I propose:\n> Hats are worn.', 'propose: Hats are worn.'],
    ['I propose: “Hats are worn.”', 'propose: Hats are worn.'],
    [
      'I submit the following proposal, "Hats", AI=2: { A {hat} is worn. } Bye',
      'propose “Hats”: A {hat} is worn.',
    ],
    ['I propose the following:\n###\nHats\n###\nGil', 'propose: Hats'],
    ['I propose:\n{{{\nA\nB\n}}}', 'propose: A\nB'],
    ['I call for Judgment: Is a cap a hat?', 'call: Is a cap a hat?'],
    [
      'I CFJ on the following statement: {A cap is a hat.}\n\nEvidence: mine',
      'call: A cap is a hat.',
    ],
    ['I propose: ', 'asked propose: '],
    ['I propose that we all rest.', 'asked propose: we all rest.'],
    ['I call for Judgment on whether a cap is a hat', 'asked call: on whether a cap is a hat'],
  ])('%s', (words, record) => {
    expect(heard([mail(words)])[0]).toBe(record);
  });

  test('a text ends before the signature, and a vote below it is asked about with it', () => {
    expect(heard([mail('I propose: Hats.\n-- \nGil')])).toEqual(['propose: Hats.']);
    expect(heard([mail('I propose: Hats.\n\nFOR 41')])).toEqual(['asked propose: Hats.', 'for 41']);
    expect(heard([mail('I propose: A.\n\nI CFJ: B?')])).toEqual(['asked propose: A.', 'call: B?']);
  });

  test('pieces are joined where the first says so, and asked about otherwise', () => {
    const at = (id: string, words: string) => chat(words, { id });
    expect(heard([at('1', 'I propose: (1/2) Hats are worn'), at('2', 'on Sundays.')])[0]).toBe(
      'propose: (1/2) Hats are worn\non Sundays.',
    );
    expect(heard([at('1', 'I propose: Hats are worn'), at('2', 'on Sundays.')])).toEqual([
      'asked propose: Hats are worn\non Sundays.',
    ]);
  });
});

test('the documentation shows sentences that are read, and words that are votes', () => {
  const question = { number: '1', by: 'ivo', judge: 'gil' };
  for (const { example, also } of SENTENCES) {
    for (const sentence of [example, ...also]) {
      const words = sentence
        .replace(/30(\d)/g, '4$1')
        .replace('45', '44')
        .replace('305', '44')
        .replace(/, and a line.*$/, '\n41 FOR');
      const read = heard([mail(words, { thread: { title: 'Proposal 41', opens: false } })], {
        questions: [question],
        open: [...GAME.open, { number: 45, by: 'gil' }],
      });
      expect([
        sentence,
        read.length > 0 && !read.some((each) => each.startsWith('asked') && !/withdraw/.test(each)),
      ]).toEqual([sentence, true]);
    }
  }
  for (const [way, { strong, weak }] of Object.entries(WAY_WORDS)) {
    for (const word of [...strong, ...weak]) {
      expect(heard([mail(`41: ${word}`)])).toEqual([`${way} 41`]);
    }
  }
});
