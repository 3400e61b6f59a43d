/**
 * Threads as players write: conditions, tone, corrections, names, wrong numbers. The records that a
 * careful clerk takes from each message were written down before they were read. Nobody's words.
 */
import { type ClerksThread, comments, discord, mails } from './clerks-threads.ts';

const seat = (id: string, name: string) => ({ id, name, accounts: [`mail:${id}@example.org`] });

export const PLAYERS_THREADS: readonly ClerksThread[] = [
  mails('mail: conditions and corrections', [
    ['ann: FOR 8345, provided that Ben does not object.', 'unclear'],
    ['ben: I vote AGAINST 8345.\n\nRegards,\nBen', 'ben against 8345'],
    ['cid: Oops, I meant 8346, not 8345. FOR 8346.', 'unclear'],
    ['dee: 8345 FOR\n8346 AGAINST\n\nCheers,\nDee', 'dee for 8345, against 8346'],
    ['ann: FOR 8346. No wait, AGAINST 8346.', 'unclear'],
    ['ben: Correction to my last mail: I change my vote on 8345 to FOR.', '? ben for 8345'],
    ['cid: Can somebody tell me what 8347 does?', 'nothing'],
    ['dee: I vote FOR 8347 as long as it stays as it is', 'unclear'],
    ['ann: FOR 8347 (and only 8347)', '? ann for 8347'],
    ['ben: Count me as AGAINST 8347 until further notice.', 'unclear'],
  ]),
  mails('mail: quoted, forwarded, signed', [
    [
      'ann, Re: Proposal 8345 (Hats) | > Hats are worn.\n> FOR 8346\n\nFOR\n\n-- \nAnn Berg\nAGAINST everything since 1998',
      '? ann for 8345',
    ],
    [
      'ben: ---------- Forwarded message ---------\nFrom: Cid <cid@example.org>\nDate: Mon, 2 Mar 2026 10:00\nSubject: votes\nTo: Ben\n\nFOR 8345',
      'nothing',
    ],
    ['cid: AGAINST 8347\n\n> On Monday Ben wrote:\n> FOR 8347', 'cid against 8347'],
    ['dee: I agree with what Ben wrote below.\n\n> FOR 8347', 'unclear'],
    ['ann: FOR 8347\n\nAm 02.03.2026 um 10:00 schrieb Ben:\n> AGAINST 8347\n', 'ann for 8347'],
    ['ben: Cid asked me to pass this on:\n\nFOR 8346', 'unclear'],
    ['cid: "FOR 8348", says Dee.', 'unclear'],
    ['dee: See my vote below.\n\nDee\n\nFOR 8348', '? dee for 8348'],
  ]),
  mails('mail: tone', [
    ['ann: Oh sure, FOR 8345, because hats have worked so well for us.', 'unclear'],
    ['ben: FOR 8345!!!', 'ben for 8345'],
    ['cid: Yeah, right.', 'unclear'],
    ['dee: thanks Ben!', 'nothing'],
    ['ann, Re: Proposal 8346 (Boots) | same', 'unclear'],
    ['ben, Re: Proposal 8346 (Boots) | FOR\n\nThanks for writing this, Dee.', '? ben for 8346'],
    ['cid, Re: Proposal 8346 (Boots) | AGAINST. Sorry!', 'cid against 8346'],
    ['dee, Re: Proposal 8346 (Boots) | FOR, obviously', 'dee for 8346'],
    ['ann, Re: Proposal 8346 (Boots) | Not AGAINST.', 'unclear'],
    ['ben, Re: Proposal 8346 (Boots) | FOR the love of God, no', 'unclear'],
    ['cid, Re: Proposal 8346 (Boots) | +1', 'unclear'],
  ]),
  {
    ...mails('mail: names and languages', [
      ['zoe: FOR 8345\n\nZoë', 'zoe for 8345'],
      ['lukasz: Głosuję ZA 8345.', 'unclear'],
      ['kaneda: 8345に賛成します', 'unclear'],
      ['zoe: Je vote POUR 8346.\n\nÀ bientôt\nZoë', 'unclear'],
      ['lukasz: AGAINST 8346\n\nPozdrawiam\nŁukasz Wiśniewski', 'lukasz against 8346'],
      ['kaneda: I vote FOR 8347.\n\n金田', 'kaneda for 8347'],
      ['zoe: Estoy en contra de 8347.', 'unclear'],
      ['lukasz: За 8347', 'unclear'],
    ]),
    game: {
      players: [
        seat('zoe', 'Zoë Müller'),
        seat('lukasz', 'Łukasz Wiśniewski'),
        seat('kaneda', '金田'),
      ],
    },
  },
  discord('Discord: numbers', [
    ['ann: FOR 8354', 'unclear'],
    ['ben: FOR #8345', 'ben for 8345'],
    ['cid: AGAINST 834 5', 'unclear'],
    ['dee: FOR 8345 & 8346', 'dee for 8345, for 8346'],
    ['ann: For 8345. Against 8346.', 'ann for 8345, against 8346'],
    ['ben: 8346: ❌', 'unclear'],
    ['cid: voting FOR on 8347', 'cid for 8347'],
    ['dee: FOR 8347, oops 8348', 'unclear'],
    ['ann: FOR P8348', 'ann for 8348'],
    ['ben: FOR all but 8346', 'unclear'],
  ]),
  discord('Discord: answers', [
    ['dee: Proposal: enact: Hats are worn.', 'dee proposes Hats are worn.'],
    ['ann>1: FOR :tada:', '? ann for 1'],
    ['ben>1: 👎', 'ben against 1'],
    ['cid>1: same', 'unclear'],
    ['dee>1: obviously FOR my own', '? dee for 1'],
    ['ann>1: Against. Jk, love it', 'unclear'],
    ['ben>1: thanks for this!', 'nothing'],
    ['cid>1: **FOR**', 'cid for 1'],
    ['dee>1: FOR.', 'dee for 1'],
    ['ann>2: AGAINST', 'unclear'],
  ]),
  discord('Discord: two in one, quoted, edited, told', [
    ['ann: > FOR 8345\nnope', 'unclear'],
    ['ben: FOR 8345\nFOR 8346\nAGAINST 8347', 'ben for 8345, for 8346, against 8347'],
    ['cid: FOR 8345', 'unclear', { timestampEdited: '2026-03-03T10:00:00+00:00' }],
    ['dee: `FOR 8345`', 'nothing'],
    ['ann: FOR 8345 and what Ben said on 8346', 'unclear'],
    ['ben: @Ann FOR 8348', '? ben for 8348'],
    ['bot: ann: FOR 8348', 'unclear'],
    ['cid: FOR 8348, AGAINST 8348', 'unclear'],
    ['dee: Dee votes FOR 8348', 'unclear'],
    ['ann: I think Cid would vote FOR 8348', 'unclear'],
  ]),
  discord('Discord: small talk', [
    ['ann: brb', 'nothing'],
    ['ben: who is up for pizza tonight?', 'nothing'],
    ['cid: lol', 'nothing'],
    ['dee: gm ☀️', 'nothing'],
    ['ann: the vote on 8345 ends tonight, please vote!', 'nothing'],
    ['ben: I abstain from pizza', 'unclear'],
    ['cid: My vote is AGAINST 8346, thanks', 'cid against 8346'],
    ['dee: FOR 8346 ty', 'dee for 8346'],
  ]),
  comments('GitHub: what stands beside a vote', [
    [
      'ann: | Proposal | Vote |\n|---|---|\n| 8345 | FOR |\n| 8346 | AGAINST |',
      'ann for 8345, against 8346',
    ],
    ['ben: | Proposal | Ann | Cid |\n|---|---|---|\n| 8345 | FOR | AGAINST |', 'unclear'],
    ['ann: FOR 🎉', 'ann for 8345'],
    ['ben: @dee AGAINST', '? ben against 8345'],
    ['cid: FOR\n\n<sub>Sent from my phone</sub>', '? cid for 8345'],
    ['ann: Updated: AGAINST', '? ann against 8345'],
    ['ben: ~~FOR~~', 'unclear'],
    ['cid: Same as above.', 'unclear'],
  ]),
  comments('GitHub: quotations and numbers', [
    ['ann: > AGAINST\nFOR', '? ann for 8345'],
    ['ann: > A long quotation\nof two lines, and\n\nFOR 8346', 'ann for 8346'],
    ['ann: > AGAINST\n\nFOR', 'ann for 8345'],
    ['ben: FOR this, AGAINST 8346', 'unclear'],
    ['cid: AGAINST\n\n---\nCid', 'cid against 8345'],
    ['ann: AGAINST #8346', 'unclear'],
    ['ben: Thank you!', 'nothing'],
    ['cid: I vote FOR.', 'cid for 8345'],
    ['ann: FOR if #12 is merged', 'unclear'],
  ]),
  comments('GitHub: languages and lists', [
    ['ann: Dafür!', 'unclear'],
    ['ben: 賛成', 'unclear'],
    ['cid: Abstain', 'cid abstain 8345'],
    ['ben: - FOR', 'ben for 8345'],
    ['cid: 1. FOR\n2. AGAINST', 'unclear'],
    ['ann: F O R', 'unclear'],
  ]),
  comments('GitHub: marks', [
    ['ann: FOR<br>AGAINST', 'unclear'],
    ['ben: [FOR](https://example.org)', 'ben for 8345'],
    ['cid: | FOR |\n|---|\n| AGAINST |', 'unclear'],
    ['ann: # FOR', 'ann for 8345'],
    ['ben: ![FOR](https://example.org/for.png)', 'unclear'],
    ['cid: FOR[^1]\n\n[^1]: if Ben agrees', 'unclear'],
  ]),
];

/** Pasted text has no envelope: nothing is taken, and these lines are shown to somebody. */
export const PASTED: readonly (readonly [name: string, text: string, shown: readonly string[]])[] =
  [
    [
      'a chat with a time in brackets',
      '[02/03/2026, 10:14:05] Ann: FOR 8345\n[02/03/2026, 10:15:11] Ben: against 8345 unless it rains\n[02/03/2026, 10:16:00] Cid: same\n',
      ['FOR 8345', 'against 8345 unless it rains', 'same'],
    ],
    [
      'a line that ends with a time',
      'Ann: hello\nFOR 8345 by 10:15\nThanks!\n',
      ['FOR 8345 by 10:15'],
    ],
    [
      'a chat with heads',
      'Ann  10:14 AM\nFOR 8345\nBen  10:15 AM\n+1\nCid  10:16 AM\n:thumbsdown:\n',
      ['FOR 8345', '+1', ':thumbsdown:'],
    ],
    [
      'an old channel',
      '10:14 < Ann> FOR 8345\n10:15 < Ben> aye\n10:16 -!- Cid has joined\n10:17 < Cid> 8346 no\n',
      ['FOR 8345', 'aye', '8346 no'],
    ],
    [
      'a chat with names before dates',
      'Ann, [02.03.2026 10:14]\nFOR 8345\n\nBen, [02.03.2026 10:15]\nAGAINST 8345\n',
      ['FOR 8345', 'AGAINST 8345'],
    ],
    [
      'a forum with quotations by name',
      'Re: Hats\nby Ann » Mon Mar 02, 2026 10:14 am\n\nFOR 8345\n\nBen wrote:\nAGAINST 8346\n\nI do not agree.\n',
      ['FOR 8345', 'AGAINST 8346', 'I do not agree.'],
    ],
    [
      'a forum with marks of quotations',
      'Ann\n1h\nFOR 8345\n1 Like\nReply\nBen\n50m\n[quote="Ann"]\nFOR 8345\n[/quote]\nAGAINST 8345\n',
      ['FOR 8345', 'AGAINST 8345'],
    ],
    [
      'a blog',
      'Posted by: Ann on March 2, 2026\n\nFOR 8345\n\nPosted by: Ben on March 2, 2026\n\nI concur, yes.\n',
      ['FOR 8345', 'I concur, yes.'],
    ],
    [
      'a group',
      'Ann Berg\nMar 2, 2026, 10:14:05 AM\nto list@example.org\nFOR 8345\n\n--\nAnn\n',
      ['FOR 8345'],
    ],
  ];
