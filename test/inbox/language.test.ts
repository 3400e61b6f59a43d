/** Votes, questions, and texts that are neither. */
import { describe, expect, test } from 'vitest';
import { BALLOT_WORDS, SENTENCES } from '../../src/inbox/language/vocabulary.ts';
import { takeMessages } from '../../src/inbox/take/take-messages.ts';
import type { Message } from '../../src/inbox/types.ts';
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
  ['I retract my vote on 41.', ['withdraw vote 41']],
  ['I withdraw Proposal 41.', ['withdraw proposal 41']],
  ['Proposal 42 (Hats)\nVote: YES', ['for 42']],
  ['I vote as follows:\n41 FOR\n43 AGAINST', ['for 41', 'against 43']],
  ['Hello everybody,\n\n41: for\n42: nay\n\nBest wishes,\nGil', ['for 41', 'against 42']],
  ['I abstain on 41, 42.', ['abstain 41', 'abstain 42']],
  ['I vote FOR 41 and\nAGAINST 42.', ['for 41', 'against 42']],
  ['I change my vote on 41 from FOR to AGAINST', ['against 41']],
  ["I'm changing my vote on 41: AGAINST", ['against 41']],
  ['I, Gil, hereby cast a vote of FOR on Proposal 41', ['for 41']],
  ["I'm against 41 and for 42", ['against 41', 'for 42']],
  ['FOR 42 (Hats), AGAINST 43', ['for 42', 'against 43']],
  ['Proposal 42 “Hats”: FOR', ['for 42']],
  ['42 — Hats — against, please', ['against 42']],
  ['My vote for 41 is AGAINST', ['against 41']],
  ['My votes are as follows:\n41) FOR\n42) AGAINST', ['for 41', 'against 42']],
  ['Prop. 41: against', ['against 41']],
  ['Please record my vote as FOR on both 41 and 42.', ['for 41', 'for 42']],
  ['Put me down as FOR 41.', ['for 41']],
  ['I abstain from voting on 41', ['abstain 41']],
  ['Changing my vote on 41 to against.', ['against 41']],
  ['FOR 41\n\nI change my vote on 41 to against', ['against 41']],
  ['- FOR 41\n- AGAINST 42', ['for 41', 'against 42']],
  ['Thanks, Hana!\nFOR 41', ['for 41']],
  ['_FOR 41_\n*AGAINST 42*', ['for 41', 'against 42']],
  ['FOR 41\n\nYours sincerely,\nGil', ['for 41']],
  ['Please find my ballot below.\n41 FOR\n42 AGAINST', ['for 41', 'against 42']],
  ['My votes are in: 41 for, 42 against', ['for 41', 'against 42']],
  ['FOR 41 🙂', ['for 41']],
  ['I support 43.', ['for 43']],
  ['Proposal 42 (Hats)\nI vote AGAINST this one.', ['against 42']],
  ['Hi!\nThanks Hana. I vote FOR 41.', ['for 41']],
  ['FOR 41, of course.', ['for 41']],
  ['FOR 41, as the proposer.', ['for 41']],
  ['FOR 41 (mine)', ['for 41']],
  ['A no from me on 43.', ['against 43']],
  ['41 still AGAINST', ['against 41']],
  ['AGAINST 41. Sorry, Hana.', ['against 41']],
  ['AGAINST 41\nReason: it is too warm.', ['against 41']],
  ['Against 41, sorry.', ['against 41']],
  ['AGAINST 41 too', ['against 41']],
  ['FOR 41 🎉', ['for 41']],
  ['41 👍🏽\n42 👎', ['for 41', 'against 42']],
  ['ok ok: for on 41, against on 43', ['for 41', 'against 43']],
  ['41 gets my vote', ['for 41']],
  ['41 for me is a yes', ['for 41']],
  ["43: it's a no from me", ['against 43']],
  ['41: nope', ['against 41']],
  ['Switching to AGAINST on 41', ['against 41']],
  ['FOR 41\n\nActually, make that AGAINST 41.', ['against 41']],
  ['FOR 41\n\n/Gil', ['for 41']],
  ['FOR 41\n\nGil 🌱', ['for 41']],
  [
    'Please record me as voting in favour of 41 and 43, and against 44.',
    ['for 41', 'for 43', 'against 44'],
  ],
  ['I withdraw my vote on 41 for now.', ['withdraw vote 41']],
  ['Withdrawing my vote on 41', ['withdraw vote 41']],
  ["Proposal 42 (Hats)\nyeah I'm for this", ['for 42']],
  ['> Proposal 42: Hats\nYes\n\n> Proposal 43\nNo, sorry', ['for 42', 'against 43']],
  ['FOR 41\n\nG.', ['for 41']],
  ['Hallo zusammen,\n\nFOR 41\n\nViele Grüße\nGil', ['for 41']],
  ['Bonjour à tous,\n\nAGAINST 41.\n\nBises,\nGil', ['against 41']],
  ['FOR 41\n\nLove,\nGil', ['for 41']],
  ['FOR 41\n\nGruß, Gil', ['for 41']],
  ['FOR 41 – Gil', ['for 41']],
  ['FOR 41 / AGAINST 42', ['for 41', 'against 42']],
  ["I'm abstaining from 41", ['abstain 41']],
  ['Proposal: { enact: Hats are worn. }\n\nFOR 41\n\n\n', ['propose: Hats are worn.', 'for 41']],
];

test.each(TAKEN)('“%s” is taken', (words, records) => {
  expect(heard([mail(words)])).toEqual(records);
});

/** With what is filled in. */
const ASKED: readonly (readonly [words: string, heard: readonly string[]])[] = [
  ['FOR 42 (what a lovely idea)', ['asked for 42']],
  ['No objections to 41', ['asked undefined 41']],
  ['FOR all except 42', ['asked undefined 42']],
  ['FOR 41, or rather against', ['asked undefined 41']],
  ['AGAINST 42, because cats are better.', ['asked against 42']],
  ['FOR 41? No way. AGAINST 41.', ['asked undefined 41']],
  ['FOR 41\nNo tea today.', ['asked for 41']],
  ['I vote FOR 41 if Hana does.', ['asked undefined 41']],
  ['FOR 42 unless somebody minds', ['asked for 42']],
  ['FOR 42\nReason: I voted for 43 by mistake.', ['asked for 42', 'asked undefined 43']],
  ['FOR 42 (if mine)', ['asked for 42']],
  ['+1 49', ['asked undefined 49']],
  ['FOR 43. Just kidding!', ['asked for 43']],
  ['I vote FOR everything', ['asked for']],
  ['I vote for it', ['asked for']],
  ['Proposal 42 (Hats)\nI am against it.', ['asked against 42']],
  ['FOR 41 🙃', ['asked for 41']],
  ['I voted FOR 41 on Monday.', ['asked undefined 41']],
  ['FOR 41\n\nAGAINST 41', ['asked undefined 41']],
  ['FRO 41', ['asked undefined 41']],
  ['Vote for 41', ['asked undefined 41']],
  ['No 41', ['asked undefined 41']],
  ['FOR 99', ['asked for 99']],
  ['FOR', ['asked for']],
  ['FOR 41\nEDIT: I misread it', ['asked for 41']],
  ['FOR 4\u200b1', ['asked for']],
  ['F\u041eR 41', ['asked undefined 41']],
  ['FOR \u0664\u0661', ['asked for']],
  ['42 ENDORSE Hana', ['asked undefined 42']],
  // It may be Hana's, so no way is filled in.
  ['Hana votes FOR 41', ['asked undefined 41']],
  ['I withdraw 42.', ['asked withdraw proposal 42']],
  ['If Hana withdraws 42:\nFOR 41', ['asked for 41', 'asked undefined 42']],
  ['Proposal 42 (Caps)\nVote: YES', ['asked for 42']],
  ['This is not a vote:\nFOR 41', ['asked for 41']],
  ['My draft:\nFOR 41', ['asked for 41']],
  ['FOR 41\n\nApril fools!', ['asked for 41']],
  ['Everyone: FOR 41!', ['asked undefined 41']],
  ['e.g. FOR 41', ['asked undefined 41']],
  ['I would vote FOR 41 if it were longer.', ['asked undefined 41']],
  ['Should I vote FOR 41?', ['asked undefined 41']],
  ['> Hana likes Proposal 42\nYes', ['asked for 42']],
  ['> Proposal 42: Hats\n> Cold heads!\nNo', ['asked against 42']],
  ['FOR 41\nN.', ['asked for 41']],
  ['FOR 41 💩', ['asked for 41']],
  ['FOR 41 🌚', ['asked for 41']],
  ['FOR 41\n\nHana 🌱', ['asked for 41']],
  ['FOR 41\n\nGil 👎', ['asked for 41']],
  ['Make that AGAINST 41 if it snows', ['asked against 41']],
  ['My die shows four.', ['asked undefined']],
  ['oh sure, FOR 41', ['asked undefined 41']],
  ['FOR 41, of course not', ['asked for 41']],
  ['41 👍 or 👎', ['asked undefined 41']],
  ['yeah no 41', ['asked undefined 41']],
  ['Tea is at 4 for 41 people.', ['asked undefined 41']],
  ['He said “I vote FOR 41” and left.', ['asked undefined 41']],
  ['I propose we go for a walk.', ['asked propose: I propose we go for a walk.']],
  ['ich stimme für 41', ['asked undefined 41']],
  ['^ this', ['asked undefined']],
  ['I rolled a 4.', ['asked act: roll 4']],
  ['--roll 4', ['asked act: roll 4']],
  ['roll: 4', ['asked act: roll 4']],
  ['I rolled a 4 and vote for 41', ['asked undefined 41']],
  ['I, Hana, vote FOR 41', ['asked undefined 41']],
  ['I am against voting on 41', ['asked undefined 41']],
  ["I'm not for 41", ['asked undefined 41']],
  ['I will vote FOR 41 tomorrow', ['asked undefined 41']],
  ['I support the idea of 41', ['asked undefined 41']],
  ['Put Hana down as FOR 41', ['asked undefined 41']],
  ['My vote for 41', ['asked undefined 41']],
  ['FOR 42 (Hats), in a way', ['asked for 42']],
  ['FOR 4 1', ['asked for 41']],
  [
    'Amend Rule 7 to read:\n\nThe rule is short.',
    ['asked propose: Amend Rule 7 to read:\nThe rule is short.'],
  ],
];

/** The sentence that would count instead. */
const INSTEAD: readonly (readonly [words: string, sentence: string])[] = [
  ['AGAINST 42, because cats are better.', 'AGAINST 42'],
  ['AGAINST 42\nLong live tea.', 'AGAINST 42'],
  ['Repeal Rule 7.', 'I propose to repeal Rule 7.'],
  ['Transmute Rule 7 to mutable.', 'I propose to transmute Rule 7 to mutable.'],
  ['Rule 7 should say less.', 'Proposal: amend 7 by replacing "one vote" with "two votes"'],
  ['I propose we go for a walk.', 'Proposal: enact: Tea is served at five.'],
  ['I am leaving for a while', 'I leave the game'],
  ['Somebody should call for judgment.', 'I call for Judgment: May one abstain?'],
  ['--roll 4', 'I roll a die: 4'],
];

test.each(INSTEAD)('“%s” is no “%s”', (words, sentence) => {
  const [asked] = takeMessages([mail(words)], GAME).offers;
  expect(asked?.why).toContain(`is not understood, as “${sentence}” would be`);
  expect(takeMessages([mail(sentence)], GAME).offers).toMatchObject([{ kind: asked?.kind }]);
});

test.each(ASKED)('“%s” is asked about', (words, records) => {
  expect(heard([mail(words)])).toEqual(records);
});

/** Only thanks and greetings, questions, quotations and addresses pass. */
const NOTHING = [
  '> FOR 41',
  'Thanks, everybody! 🎉',
  'good night all',
  'Has anybody seen my umbrella?',
  'Where does one buy hats in this town?',
  'https://example.org/vote/41',
];

test.each(NOTHING)('“%s” is nothing', (words) => {
  expect(heard([mail(words)])).toEqual([]);
});

/** Talk names no proposal, vote or move: one question is enough for all. */
const TALK = [
  'Tea is at 4.',
  'The train is late again today.',
  'What a lovely morning. I had cake at the zoo.',
  'See you on Sunday for the picnic!',
  'The hall is closed this week, so bring a coat and come at 19:30.',
  'I am away until the 14th of December, please be patient with me.',
  'Cross out the line from yesterday',
  'Ik zou het eerlijk gezegd anders doen',
];

test.each(TALK)('“%s” is talk', (words) => {
  expect(heard([mail(words)])).toEqual(['talk']);
});

test('nobody answers a vote before it is open', () => {
  const open = [{ number: 41, by: 'gil', since: Date.UTC(2026, 2, 3) }];
  const early = [mail(TALK[0] ?? ''), mail('absolutely', { id: 'm2' })];
  expect(heard(early, { open })).toEqual([]);
  expect(heard([mail('FOR 41')], { open })).toEqual(['for 41']);
  const later = mail('absolutely', { at: '2026-03-03T10:00:00Z' });
  expect(heard([later], { open })).toEqual(['talk']);
});

test('a question about a proposal votes for nothing, and what is quoted leaves a subject a title', () => {
  const thread = { title: 'Re: Proposal 41', opens: false };
  expect(heard([mail('Could we see one first?', { thread })])).toEqual([]);
  expect(heard([mail('Count me in?', { thread })])).toEqual(['asked undefined 41']);
  expect(heard([mail('Is 42 any better?', { thread })])).toEqual(['asked undefined 42']);
  expect(heard([mail('> FOR 41', { thread: { title: 'Nomic', opens: true } })])).toEqual([]);
});

test('what is the author’s own is the one open proposal that the author made', () => {
  const open = [
    { number: 41, by: 'gil' },
    { number: 42, by: 'hana' },
  ];
  const own = [mail('FOR my own proposal'), mail('I withdraw my proposal.', { id: 'm2' })];
  expect(heard(own, { open })).toEqual(['for 41', 'withdraw proposal 41']);
  const both = open.map((each) => ({ ...each, by: 'gil' }));
  expect(heard(own.slice(0, 1), { open: both })).toEqual(['asked for']);
});

test('small numbers may count votes, and those of a list name proposals if readers see the same', () => {
  const open = [1, 2].map((number) => ({ number, by: 'hana' }));
  const votes = ['for 1', 'against 2'];
  const asked = ['asked for 1', 'asked against 2'];
  expect(heard([mail('1 yes, 2 no')], { open })).toEqual(asked);
  expect(heard([mail('FOR: 2')], { open })).toEqual(['asked undefined 2']);
  expect(heard([mail('FOR 1, AGAINST 2')], { open })).toEqual(votes);
  expect(heard([mail('1. FOR\n2. AGAINST\n\nGil')], { open })).toEqual(votes);
  expect(heard([mail('1. Yes\n2. No')], { open })).toEqual(
    open.map(({ number }) => `asked undefined ${number}`),
  );
  expect(heard([chat('1. FOR\n2. AGAINST')], { open })).toEqual(votes);
  const anew = heard([chat('1. FOR\n1. AGAINST')], { open });
  expect(anew.every((each) => each.startsWith('asked'))).toBe(true);
});

test('one word is a vote if it can answer nothing but a proposal', () => {
  const answer = { id: 'b', answers: 'a' };
  const made = chat('Proposal: enact: Hats are worn.', { id: 'a' });
  expect(heard([made, chat('No', answer)])).toContain('against');
  expect(heard([made, chat('I change my vote to for', answer)])).toContain('for');
  const asking = chat('Proposal: enact: Hats are worn.\n\nFOR 41\n\nTea?', { id: 'a' });
  expect(heard([asking, chat('No', answer)])).not.toContain('against');
  const issue = { place: { kind: 'github', names: ['issues'] } } as const;
  const comment = (words: string, id: string) =>
    chat(words, { ...issue, id, thread: { title: 'Proposal 41', opens: id === 'a', number: 7 } });
  const opened = comment('Proposal: enact: Hats are worn.', 'a');
  const votes = [comment('FOR', 'b'), comment('No', 'c')];
  expect(heard([opened, ...votes])).toContain('against 41');
  expect(heard([opened, comment('Which hats?', 'b'), ...votes.slice(1)])).toContain(
    'asked against 41',
  );
});

test('the title of a thread announces the proposal in its first message', () => {
  const thread = { title: 'Re: [hats] Proposal: Milk', opens: true };
  const words = 'Enact: Milk costs one bean.';
  expect(heard([mail(words, { thread })])).toEqual(['propose “Milk”: Milk costs one bean.']);
  const reply = { thread: { ...thread, opens: false } };
  expect(heard([mail(words, reply)])[0]).toMatch(/^asked/);
});

/** Each may be a vote or a move, and none is a sentence of the language. */
const SHORT = [
  'both for',
  'All three get a yes from me',
  'Tea gets my support, hats do not',
  'tea yes, hats no',
  '✓ Tea\n✗ Hats',
  'I veto the tea',
  'My answer is no',
  'hard no',
  'fine',
  'absolutely',
  'ratify!',
  "I'm with Hana",
  'nvm, flip mine',
  'Concur.',
  'Consider me a supporter of tea',
  'New rule: everyone wears hats',
  'Let us put an end to Rule 206.',
  'Rule 206 should go.',
  'I transfer 5 points to Hana',
  'I pay Hana 3 coins',
  'After so long a wait I gladly appoint Hana as the Speaker of all of us.',
  'I accept the case',
  'Die: 4',
  'dice came up 6',
  'I claim victory',
  'I would like to stop playing, sorry',
  '\u202e14 ROF',
  'Seems like a bad idea to me',
  'Von mir bekommt das ein klares Ja',
  'Den Vorschlag lehne ich leider ab',
  'Je retire ce que j’ai dit hier soir',
  'Da sage ich ganz klar nein',
];
const TITLED = [
  { number: 41, by: 'hana', title: 'Tea' },
  { number: 42, by: 'hana', title: 'Hats' },
];
const subject = (title: string) => ({ thread: { title, opens: true } });
const LONG =
  'The cat of my aunt has been to the vet and is as well as ever, which pleases everybody.';

const UNCERTAIN: readonly (readonly [name: string, message: Message])[] = [
  ...SHORT.map((words) => [words, mail(words)] as const),
  ['a vote as the subject', mail('', subject('FOR 41'))],
  ['a vote as the subject, and a name', mail('Gil', subject('AGAINST 42'))],
  ['another vote as the subject', mail('FOR 41', subject('FOR 42'))],
  ['a vote below a signature', mail('Hi all\n-- \nGil\n\nFOR 41')],
  ...[
    ...['PS: FOR 41', 'P.S. you may guess mine', 'AGAINST 41 too', 'Also, FOR 41', '41: no, sorry'],
    ...['PS I withdraw my vote on 42', 'Proposal: enact: Cake is served.', 'I rolled a 4'],
  ].map((words) => [`below a signature: ${words}`, mail(`FOR 42\n\n-- \nGil\n${words}`)] as const),
  ['a vote below the foot of a list', mail(`Hi\n${'_'.repeat(24)}\nsee http://x.org\nFOR 41`)],
  ['a long answer in a thread', mail(LONG, { thread: { title: 'Re: Proposal 41', opens: false } })],
  ['the same by its title', mail(LONG, { thread: { title: 'Re: tea', opens: false } })],
  ['code below a vote', chat('FOR 41\n\n    AGAINST 41')],
  ['a vote far to the right', mail('FOR 41\n\n        AGAINST 41')],
  ['a heading of votes that are quoted', mail('I vote as follows:\n\n> FOR 41')],
  ['another signs', mail('FOR 41\nBest, Hana')],
  ['another is thanked, or signs', mail('FOR 41\nThanks Hana')],
];

test.each(UNCERTAIN)('it is asked, and neither taken nor passed: %s', (_, message) => {
  const { offers } = takeMessages([message], { ...GAME, open: TITLED });
  expect(offers).not.toEqual([]);
  expect(offers.filter(({ why }) => why === undefined)).toEqual([]);
});

test('words that say nothing are said to be not understood', () => {
  const { offers } = takeMessages(
    [mail('Tea or not, sure'), mail('sure, sure', { id: 'm2' })],
    GAME,
  );
  const why = offers.map((each) => each.why);
  expect(why).toEqual([
    '“Tea or not, sure” is not understood, and may be a vote or a move',
    '“sure, sure” is not understood, and may be a vote or a move',
  ]);
});

test('an announcement of a proposal on record is nothing, and what else it says is', () => {
  const proposedIn = new Map([['m1', 42]]);
  const announced = new Map([['m1', ['Hats', 'Hats are worn.']]]);
  const said = (words: string) => heard([mail(words)], { proposedIn, announced });
  expect(said('Proposal 42: Hats\n\nHats are worn.')).toEqual([]);
  expect(said('Proposal 42: Hats\n\nHats are worn.\nI for one like hats.')).toEqual([
    'asked undefined 42',
  ]);
  expect(said('Proposal 42: Hats\n\nHats are worn.\nFOR')).toEqual(['for 42']);
});

test('a question shows what is struck out, hidden or code as it was written', () => {
  const { offers } = takeMessages([chat('> FOR 42\n~~FOR 41~~ AGAINST 41')], GAME);
  expect(offers).toMatchObject([{ whole: '~~FOR 41~~ AGAINST 41' }]);
});

test('who has no vote that is open, and a stranger, may talk in short', () => {
  const eve = { accounts: ['mail:eve@example.com'], name: 'Eve' };
  expect(heard([mail('absolutely', { from: eve })])).toEqual([]);
  expect(heard([mail('absolutely')], { open: [] })).toEqual([]);
});

test('an answer to a proposal is about it, whatever it says', () => {
  const proposal = chat('Proposal: enact: Hats are worn.', { id: 'p' });
  const answers = ['FOR', 'FOR, if it is green', 'LGTM', 'so be it', 'hm'];
  const said = answers.map((words, i) => chat(words, { id: `${i}`, answers: 'p' }));
  expect(heard([proposal, ...said])).toEqual([
    'propose: Hats are worn.',
    'for',
    'asked for',
    ...['asked undefined', 'asked undefined', 'asked undefined'],
  ]);
});

test('a title that is a word of a vote is not taken for a title', () => {
  const open = [{ number: 41, by: 'gil', title: 'Against' }];
  expect(heard([mail('FOR 41 against')], { open })).toEqual(['asked undefined 41']);
  expect(heard([mail('FOR 41 (Against)')], { open })).toEqual(['asked undefined 41']);
});

describe('whose words they are', () => {
  test('quotations and signatures are no votes, and what stands beside them is', () => {
    const words =
      'On Monday Hana wrote:\n> FOR 41\n> > AGAINST 42\n\nAGAINST 41\n\n-- \nGil, at home for once';
    expect(heard([mail(words)])).toEqual(['against 41']);
  });

  test('a mail that PGP has signed is read between its marks', () => {
    const signed = (head: string) =>
      `-----BEGIN PGP SIGNED MESSAGE-----\n${head}\n\nFOR 41\n- -- \nGil\n-----BEGIN PGP SIGNATURE-----\n\niQIzBAEBCAAd\n=aB12\n-----END PGP SIGNATURE-----`;
    expect(heard([mail(signed('Hash: SHA256'))])).toEqual(['for 41']);
    expect(heard([mail(signed('Hash: SHA256\nAGAINST 42'))])).toContain('asked for 41');
  });

  test('a vote under a quoted line takes its number from it', () => {
    expect(heard([mail('> 42*  Hana   Hats for all\nAGAINST\n> 43!  Ivo   No hats\nFOR')])).toEqual(
      ['against 42', 'for 43'],
    );
  });

  test('below a signature without its mark, and below an unmarked quotation, it is asked', () => {
    expect(heard([mail('FOR 41\n--\nGil, AGAINST 42')])).toEqual([
      'asked for 41',
      'asked undefined 42',
    ]);
    expect(heard([mail('FOR 41\n--\nGil, at home')])).toEqual(['for 41']);
    expect(heard([mail('Hana wrote:\n\n  FOR 41\n\nAGAINST 43')])).toContain('asked against 43');
  });

  test('below the head of another message it is asked, unless something stands above it', () => {
    const head = 'From: Hana <hana@example.com>\nSent: Monday, 2 March 2026 11:02\nTo: all\n';
    expect(heard([mail(`AGAINST 42\n\n${head}\nFOR 41`)])).toEqual(['against 42']);
    expect(heard([mail(`FYI, to me only.\n\n${head}\nFOR 41`)])).toEqual(['asked undefined 41']);
    expect(heard([mail(`${head}\nTea?\n\nFOR 41\nGil`)])).toEqual(['asked undefined 41']);
    expect(heard([mail(`Thanks!\n\n${head}Subject: Proposal 41\n\nHi!`)])).toEqual([]);
    const proposed = 'Proposal: enact: Hats are worn.';
    expect(heard([mail(`FYI\n\n${head}\n${proposed}`)])).toEqual(['asked undefined']);
  });

  test('an answer to a proposal on record has its number, if the file has both', () => {
    const made = chat('Proposal: enact: Tea.', { id: 'p' });
    const answer = chat('AGAINST', { id: 'a', answers: 'p' });
    const proposedIn = new Map([['p', 45]]);
    expect(heard([made, answer], { proposedIn })).toContain('against 45');
  });

  test('a difference of two texts is asked about, and does not pass', () => {
    const [asked, ...others] = heard([mail('--- a/204.md\n+++ b/204.md\n-old\n+new')]);
    expect(asked).toMatch(/^asked/);
    expect(others).toEqual([]);
  });

  test('code of a chat is asked about, and what is quoted in it is not read', () => {
    expect(heard([chat('```\nFOR 41\n```')])).toEqual(['asked for 41']);
    expect(heard([chat('> FOR 41\nAGAINST 41')])).toEqual(['against 41']);
    expect(heard([chat('~~FOR 41~~')])).toEqual(['asked for 41']);
    expect(heard([chat('~~FOR 41~~ AGAINST 41')])).toEqual(['asked against 41']);
  });

  test.each([
    ['||FOR 41||', ['asked for 41']],
    ['`FOR 41`', ['asked for 41']],
    ['FOR 41 `42`', ['asked for 41', 'asked undefined 42']],
    ['||Guess:\nFOR 41||', ['asked for 41']],
    ['<s>FOR 41</s>', ['asked for 41']],
    ['<details><summary>Later</summary>\n\nFOR 41\n\n</details>', ['asked for 41']],
    ['||The cat did it.||\n\nFOR 41', ['asked for 41']],
    ['> <s>FOR 42</s>\n\nFOR 41', ['for 41']],
  ])('what may be hidden is asked about: %s', (words, records) => {
    expect(heard([chat(words)])).toEqual(records);
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
    expect(heard([chat(words, { from })])).toEqual(['asked nobody: undefined 41']);
    expect(heard([chat(words, { from })], { clerks: ['discord:9'] })).toEqual([
      'hana: for 41',
      'ivo: against 41',
    ]);
  });
});

describe('what a clerk posts as a list', () => {
  const from = { accounts: ['discord:9'], name: 'counter' };
  const clerks = ['discord:9'];
  test.each([
    [
      'Proposal 41\nFOR (2): Hana, Ivo\nAGAINST: Gil',
      ['hana: for 41', 'ivo: for 41', 'against 41'],
    ],
    ['Proposal 41\n**Against** 1 - @Ivo', ['ivo: against 41']],
    ['Proposal 41\nFOR (3): Hana, Ivo', ['asked nobody: undefined 41']],
    ['Proposal 41\nFOR: Hana, Eve', ['asked nobody: undefined 41']],
    ['| Voter | Vote |\n|---|---|\n| Hana | FOR |', ['asked nobody: undefined']],
  ])('%s', (words, expected) => {
    expect(heard([chat(words, { from })], { clerks })).toEqual(expected);
  });

  test('by anybody else is asked about', () => {
    const ivo = { accounts: ['discord:73'], name: 'Ivo' };
    expect(heard([chat('Proposal 41\nFOR: Hana, Ivo', { from: ivo })], { clerks })).toEqual([
      'asked ivo: undefined 41',
    ]);
  });
});

describe('proposals and calls', () => {
  test.each([
    ['I propose a new rule: Hats are worn.', 'propose: Hats are worn.'],
    ['I propose a new rule 30: Hats are worn.', 'propose: Hats are worn.'],
    ['Proposal: enact 30: Hats are worn.', 'propose: Hats are worn.'],
    ['Proposal: enact 3: Hats are worn.', 'asked propose: Hats are worn.'],
    [
      'I propose a new rule: Hats are kept in the chest qT02I/ab203.',
      'propose: Hats are kept in the chest qT02I/ab203.',
    ],
    ['Proposal: enact: “Hats are worn.”', 'propose: Hats are worn.'],
    ['I propose to repeal Rule 7.', 'propose: repeal Rule 7.'],
    ['I propose to amend Rule 7 to read: Hats.', 'propose: Hats.'],
    [
      'Proposal: In Rule 3, replace "so" with "thus".',
      'propose: In Rule 3, replace "so" with "thus".',
    ],
    [
      'Amend Rule 3 by replacing "so" with "thus".',
      'propose: Amend Rule 3 by replacing "so" with "thus".',
    ],
    [
      'I propose a new rule: Green hats are worn, as Rule 203 says.',
      'propose: Green hats are worn, as Rule 203 says.',
    ],
    ['Proposal: amend 203 to read: { Hats are worn. }', 'propose: Hats are worn.'],
    ['Proposal: enact: { Hats are worn.\n\nFOR 41 }', 'asked propose: Hats are worn.\n\nFOR 41'],
    [
      'Proposal: enact: { Hats are worn.\n\nCaps are old. }',
      'propose: Hats are worn.\n\nCaps are old.',
    ],
    ['Proposal: enact:\n\nHats\nare worn.\n\nThanks,\nGil', 'propose: Hats\nare worn.'],
    [
      'I submit the following proposal, "Hats", AI=2: { enact: A {hat} is worn. }',
      'propose “Hats”: A {hat} is worn.',
    ],
    [
      'Proposal: enact: A hat lost twice in a row is sold.',
      'propose: A hat lost twice in a row is sold.',
    ],
    [
      '**Proposal 45: Milk**\nEnact: Milk costs one bean.',
      'propose 45 “Milk”: Milk costs one bean.',
    ],
    ['Proposal: Milk\n\nEnact: Milk costs one bean.', 'propose “Milk”: Milk costs one bean.'],
    ['Proposal 45\nAmend 203 to read: Hats are worn.', 'propose 45: Hats are worn.'],
    ['Proposal: Milk\nEnact: Suspend Rule 203.', 'asked propose “Milk”: Suspend Rule 203.'],
    ['Proposal 42: Tea\nEnact: Tea is hot.', 'asked propose 42 “Tea”: Tea is hot.'],
    ['I call for Judgment: Is a cap a hat?', 'call: Is a cap a hat?'],
    ['I CFJ on the following statement: {A cap is a hat.}', 'call: A cap is a hat.'],
  ])('%s', (words, record) => {
    expect(heard([mail(words)])).toEqual([record]);
  });

  test.each([
    ['I propose: Hats are worn.', ['asked propose: Hats are worn.']],
    ['I propose that hats are worn.', ['asked propose: hats are worn.']],
    ['I propose:\n{{{\nA\nB\n}}}', ['asked propose: A\nB']],
    ['Proposal: enact: amend 203 to read: x', ['asked propose: amend 203 to read: x']],
    ['Proposal: amend 7: add hats', ['asked propose: amend 7: add hats']],
    ['I propose: ', ['asked propose: ']],
    [
      'Proposal: enact: A hat is lost as in Rule 206, but the other way.',
      ['asked propose: A hat is lost as in Rule 206, but the other way.'],
    ],
    ['I propose a new rule: Hats.\n\nFOR 41', ['asked propose: Hats.', 'asked for 41']],
    ['I CFJ: May one abstain?\nFOR 41', ['asked call: May one abstain?\nFOR 41']],
    ['Proposal: enact: A.\n\nI CFJ: B?', ['asked propose: A.', 'asked call: B?']],
    ['I CFJ: {A cap is a hat.}\n\nEvidence: mine', ['asked call: A cap is a hat.']],
    [
      'I call for Judgment on whether a cap is a hat',
      ['asked call: I call for Judgment on whether a cap is a hat'],
    ],
  ])('%s is asked about', (words, records) => {
    expect(heard([mail(words)])).toEqual(records);
  });
});

/** Each might be words of a rule by its form, but may tell of a change to another one. */
const NO_RULES = [
  'Append to Rule 203 the words “and cake”.',
  'In Rule 203, two-thirds becomes half.',
  'Rule 203 is repealed.',
  'Let the second sentence of 203 be gone.',
  'by replacing "a" with "b"',
  'Replace "two-thirds" with "half".',
  'the same but with half',
  'Rule 203 now says half.',
  'The threshold in 203 becomes half.',
  'Rule 203: “two-thirds” → “half”',
  'Rules 203 and 204 are gone.',
  'Swap 203 and 204.',
  'Merge Rule 203 into Rule 204.',
  'Suspend Rule 206 for a week',
  'Half instead of two-thirds in the rule on votes.',
  'I would like that rule 203 no longer applies',
  'Proposal 41 is void.',
  'For two-thirds read half.',
  'After “two-thirds” insert “plus one”.',
  'Strike what is silly.',
  'Tea is free. for 41',
  '```diff\n-Tea is free.\n+Tea is hot.\n```',
  'Hats are worn\nBest,\nGil',
  'Hats are worn\nFOR 41',
  'Hats are worn.\nReason: heads are cold.',
  '{ Hats are worn } FOR 41',
  'The word hat is struck from everything.',
  'All mention of dice is removed.',
  'The penalty for defeat is halved.',
  'The penalty for defeat is gone.',
  'The penalty of ten points becomes five points.',
  'The comma after “changed” is a semicolon.',
  'Points are renamed tokens.',
  'Points are tokens.',
  'Every “shall” is a “must”.',
  'The limit of 100 points is raised to 200.',
  'Turns are void.',
  'Each turn shall not be taken.',
  'The initial set is restored.',
  'Judges are no longer needed.',
  'The number of hats is 50.',
  'Immutable rules are mutable.',
  'The title is Hats.',
  'The following is put into the rules.',
];

/** New matter, duties and rights, and what the text itself has told of before. */
const RULES = [
  'Biscuits are served with the tea.',
  'There is a bank. The bank is open on Mondays.',
  'A Speaker is elected. The Speaker has two votes.',
  'Each player has two votes.',
  'Every player is polite.',
  'If a turn is late, the next one begins.',
  'The Judge must wear a hat.',
];

test.each(RULES)('the words of a rule: %s', (words) => {
  expect(heard([mail(`Proposal: enact: ${words}`)])).toEqual([`propose: ${words}`]);
});

describe.each(NO_RULES)('a draft, and no words of a rule: %s', (words) => {
  const record = `---\nenact: {}\n---\n${words}`;
  test.each([
    [mail(`Proposal: enact: ${words}`)],
    [mail(`I propose a new rule: ${words}`)],
    [mail(`Proposal: amend 203 to read: ${words}`)],
    [mail(record)],
    [mail('', { form: { kind: 'proposal', words: 'Text of the proposal', text: words } })],
  ])('%#', (message) => {
    const { offers } = takeMessages([message], GAME);
    expect(offers.filter(({ why }) => why === undefined)).toEqual([]);
    expect(offers.filter(({ kind, change }) => kind === 'proposal' && change)).toEqual([]);
    expect(offers).not.toEqual([]);
  });
});

describe('a message that is the record of a proposal', () => {
  const record = (front: string) => `---\n${front}\n---\nHats\nare worn.`;
  const whole = 'propose 45: Hats\nare worn.';

  test.each([
    [record('proposal: 45\nby: Gil\nproposed: 2026-03-02\nenact: {}'), whole],
    [record('proposal: 45\namend: 7\nmechanics: keep'), whole],
    [`${record('proposal: 45\nenact: { title: Hats }')}\n-- \nGil`, whole],
    ['---\nname: Hats\nrepeal: 7\n---', 'propose “Hats”: '],
    [record('proposal: 45\nby: hana\nenact: {}'), `asked hana: ${whole}`],
    [`${record('proposal: 45\nenact: {}')}\n> FOR 41`, `asked ${whole}\n> FOR 41`],
    [record('proposal: 45\nenact: {}\nvotes: { for: [gil] }'), 'asked propose: undefined'],
    [record('enact: {}\nrepeal: 7'), 'asked propose: undefined'],
  ])('%s', (words, expected) => {
    expect(heard([mail(words)])).toEqual([expected]);
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
        open: GAME.open,
      });
      expect([
        sentence,
        read.length > 0 && !read.some((each) => each.startsWith('asked') && !/withdraw/.test(each)),
      ]).toEqual([sentence, true]);
    }
  }
  for (const [way, { strong, weak }] of Object.entries(BALLOT_WORDS)) {
    for (const word of [...strong, ...weak]) {
      expect(heard([mail(`41: ${word}`)])).toEqual([`${way} 41`]);
    }
  }
});
