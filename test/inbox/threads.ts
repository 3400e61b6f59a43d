/** The threads, each with what a careful clerk makes of it. Nobody's words. */

import type { GameAtHand } from '../../src/inbox/take/game-at-hand.ts';
import type { Custom } from '../../src/records/kinds/inbox.ts';

export interface Thread {
  readonly name: string;
  readonly text: string;
  readonly game?: Partial<GameAtHand>;
  /** `MESSAGE player way number`. */
  readonly takes: readonly string[];
  /** Messages in which there is something to ask about. */
  readonly asks?: readonly string[];
  /** The same with what it may be, where that is expected. */
  readonly asksOf?: readonly string[];
  /** Messages that may be asked about or passed over. */
  readonly passes?: readonly string[];
}

interface Mail {
  readonly id: string;
  readonly by: string;
  readonly subject?: string;
  readonly answers?: string;
  readonly words: string;
}

/** Mails of one list, an hour apart. */
function mbox(...mails: readonly Mail[]): string {
  return mails
    .map(({ id, by, subject = 'BUS: Votes', answers, words }, i) => {
      const hour = String(10 + i).padStart(2, '0');
      const head = [
        `From ${by.toLowerCase()}@example.org Mon Mar  2 ${hour}:00:00 2026`,
        `From: ${by} <${by.toLowerCase()}@example.org>`,
        `Date: Mon, 2 Mar 2026 ${hour}:00:00 +0000`,
        `Subject: ${subject}`,
        `Message-ID: ${id}`,
        ...(answers === undefined ? [] : [`In-Reply-To: ${answers}`]),
        'Content-Type: text/plain; charset=utf-8',
      ];
      return `${head.join('\n')}\n\n${words}\n`;
    })
    .join('\n');
}

function custom(more: Partial<Custom>): Custom {
  return {
    kind: 'github',
    isEachProposal: false,
    signs: new Map(),
    comments: new Map(),
    reviews: new Map(),
    asked: [],
    closesByMerge: false,
    ...more,
  };
}

const DISTRIBUTED = `I hereby distribute each listed proposal, initiating the decision of
whether to adopt it. For this decision, the vote collector is the
Assessor, the quorum is 4, the voting method is AI-majority, and the
valid options are FOR and AGAINST (PRESENT is also a valid vote, as
are conditional votes).

ID     Author(s)    AI   Title
---------------------------------------------------------------------------
8345*  Dee          1.0  Hats
8346#  Dee, Cid     3.0  Boots off indoors
8347   Dee          1.7  Gloves

The full text of each proposal is included below.

//////////////////////////////////////////////////////////////////////
ID: 8345
Title: Hats
Adoption index: 1.0
Author: Dee
Co-author(s):

Enact a rule titled "Hats" with the text:

   Hats are worn. I vote FOR 8346 is a thing one may say.
//////////////////////////////////////////////////////////////////////`;

const QUOTED = DISTRIBUTED.split('\n').map((line) => `> ${line}`);

export const THREADS: readonly Thread[] = [
  {
    name: 'a list: a distribution, with votes between its quoted lines',
    text: mbox(
      {
        id: '<1@x>',
        by: 'Dee',
        subject: 'OFF: [Promotor] Distribution of Proposals 8345-8347',
        words: DISTRIBUTED,
      },
      {
        id: '<2@x>',
        by: 'Ben',
        subject: 'Re: OFF: [Promotor] Distribution of Proposals 8345-8347',
        answers: '<1@x>',
        words: `On Mon, 2 Mar 2026 at 10:00, Dee via official wrote:
> ID     Author(s)    AI   Title
> ------------------------------------------------------------
> 8345*  Dee          1.0  Hats
FOR
> 8346#  Dee, Cid     3.0  Boots off indoors
AGAINST (needs work)
> 8347   Dee          1.7  Gloves
PRESENT
> The full text of each proposal is included below.
`,
      },
      {
        id: '<3@x>',
        by: 'Cid',
        subject: 'Re: OFF: [Promotor] Distribution of Proposals 8345-8347',
        answers: '<1@x>',
        words: `${QUOTED.slice(0, 12).join('\n')}

I vote FOR all of these.`,
      },
    ),
    takes: ['<2@x> ben for 8345', '<2@x> ben against 8346', '<2@x> ben abstain 8347'],
    asks: ['<3@x>'],
  },
  {
    name: 'a list: lists of votes',
    text: mbox(
      {
        id: '<1@x>',
        by: 'Ann',
        words:
          'I vote as follows:\n\n8345* FOR\n8346# AGAINST\n8347  PRESENT\n\n-- \nAnn, Assessor',
      },
      { id: '<2@x>', by: 'Ben', words: 'I vote as follows: 8345 FOR 8346 AGAINST 8347 PRESENT' },
      {
        id: '<3@x>',
        by: 'Cid',
        words:
          'I cast the following votes:\n  8345: FOR\n  8346: 3xAGAINST\n  8347: endorse Ann\n  8348: conditional: FOR if Ann votes FOR, otherwise AGAINST\n',
      },
      {
        id: '<4@x>',
        by: 'Dee',
        words:
          '> 8345*  Dee          1.0  Hats\nFOR\n\n> 8346#  Dee, Cid     3.0  Boots\nI endorse Ann.\n',
      },
    ),
    takes: [
      '<1@x> ann for 8345',
      '<1@x> ann against 8346',
      '<1@x> ann abstain 8347',
      '<2@x> ben for 8345',
      '<2@x> ben against 8346',
      '<2@x> ben abstain 8347',
      '<3@x> cid for 8345',
      '<3@x> cid 3x against 8346',
      '<4@x> dee for 8345',
    ],
    asks: ['<3@x>', '<4@x>'],
  },
  {
    name: 'a list: votes in sentences, and what only looks like them',
    text: mbox(
      { id: '<1@x>', by: 'Ann', words: 'I vote FOR 8345 and 8346, and AGAINST 8347.' },
      { id: '<2@x>', by: 'Ben', words: 'I vote FOR each of Proposals 8345-8347.' },
      { id: '<3@x>', by: 'Cid', words: 'I vote PRESENT on 8346 and FOR every other proposal.' },
      { id: '<4@x>', by: 'Dee', words: 'I change my vote on 8346 to FOR.\n' },
      { id: '<5@x>', by: 'Ann', words: 'I withdraw my ballot on 8345 and vote AGAINST it.' },
      {
        id: '<6@x>',
        by: 'Ben',
        words: 'TTttPF\n\nOn Mon, 2 Mar 2026 at 11:00, Ben wrote:\n> I vote AGAINST 8348.',
      },
      {
        id: '<7@x>',
        by: 'Cid',
        words: 'I would have voted FOR 8348, had it not been for the typo.',
      },
      { id: '<8@x>', by: 'Dee', words: 'I act on behalf of Ann to vote FOR 8347.' },
      { id: '<9@x>', by: 'Dee', words: 'If I have not already done so, I vote FOR 8347.' },
    ),
    takes: [
      '<1@x> ann for 8345',
      '<1@x> ann for 8346',
      '<1@x> ann against 8347',
      '<2@x> ben for 8345',
      '<2@x> ben for 8346',
      '<2@x> ben for 8347',
      '<4@x> dee for 8346',
    ],
    asks: ['<3@x>', '<5@x>', '<8@x>', '<9@x>'],
    passes: ['<6@x>'],
  },
  {
    name: 'a list: proposals with a head of their own',
    text: mbox(
      {
        id: '<1@x>',
        by: 'Ann',
        subject: 'BUS: Hats',
        words: `I submit the following proposal:

Title: Hats are worn
Adoption index: 1.5
Author: Ann
Co-authors: Ben, Cid

Amend Rule 107 by replacing "caps" with "hats".

[This is what everybody wants.]`,
      },
      {
        id: '<2@x>',
        by: 'Ben',
        subject: 'BUS: Boots',
        words: `I create the following proposal, "Boots", AI=1, coauthored by Ann:
{
Enact a rule that reads:

  Boots stay outside. Players vote FOR 8345.
}

I vote FOR 8347.`,
      },
      {
        id: '<3@x>',
        by: 'Cid',
        subject: 'BUS: Two of them',
        words: `I retract these proposals.

I submit the following proposals.

-Cid

---
Title: Soup
Adoption index: 1.0
Author: Cid

Soup is hot.
---
Title: Salad
Adoption index: 3.0
Author: Cid

Salad is cold.`,
      },
      {
        id: '<4@x>',
        by: 'Dee',
        subject: 'DIS: proto',
        words: 'Proto-proposal: I propose we all calm down.\n',
      },
    ),
    takes: [
      '<1@x> ann proposes Hats are worn Amend Rule 107 by replacing "caps" with "hats". [This is what everybody wants.]',
      '<2@x> ben proposes Boots Enact a rule that reads: Boots stay outside. Players vote FOR 8345.',
      '<2@x> ben for 8347',
    ],
    asks: ['<3@x>'],
    passes: ['<4@x>'],
  },
  {
    name: 'a list: the results, by one who is no clerk',
    text: mbox({
      id: '<1@x>',
      by: 'Ann',
      subject: 'OFF: [Assessor] Resolution of Proposals 8345-8346',
      words: `I hereby resolve the below-listed proposals.

RESULTS
=======
ID     Title      Result
8345*  Hats       ADOPTED
8346#  Boots      REJECTED

[ PROPOSAL 8345 (Hats) ]
FOR (3): Ann, Ben$, Cid
AGAINST (1): Dee
PRESENT (0):
BALLOTS: 4
AI (F/A): 9/3 (AI=1.0)
OUTCOME: ADOPTED

                  8345  8346
Ann               F     A
Ben               FFF   P
`,
    }),
    takes: [],
    asks: ['<1@x>'],
  },
  {
    name: 'a blog: comments with icons that the game has stated',
    text: `Ann: Emperor she/her

02-03-2026 13:43:55 UTC

for

Ben:

02-03-2026 14:27:32 UTC

against until it is clear that the scam will fail.

Cid: he/him

02-03-2026 14:49:23 UTC

imperial

Dee:

02-03-2026 15:01:02 UTC

for Better than the current rule, but I’m not sure about the 24-hour clauses.

Zed:

02-03-2026 15:11:02 UTC

against
`,
    game: {
      customs: [
        custom({
          kind: 'forum',
          comments: new Map([
            ['for', 'for'],
            ['against', 'against'],
          ]),
          asked: ['imperial'],
        }),
      ],
    },
    takes: [],
    // The thread that would give the number was not pasted.
    asks: ['L1', 'L13', 'L25'],
    passes: ['L7', 'L19'],
  },
  {
    name: 'a forge: a pull request with comments, reviews and thumbs',
    text: JSON.stringify([
      {
        number: 8345,
        title: 'amend(105): Make mutable',
        body: 'I propose we make rule 105 mutable.',
        user: { login: 'dee' },
        created_at: '2026-03-02T10:00:00Z',
        html_url: 'https://github.com/x/y/pull/8345',
        pull_request: { url: 'https://api.github.com/repos/x/y/pulls/8345' },
        state: 'open',
      },
      ...[
        ['ann', '+1'],
        ['ben', ':+1:'],
        ['cid', 'Seems legit :+1:'],
        ['zed', '+1'],
        ['ann', '> +1\n\nThanks!'],
        ['dee', 'I like to say yay or nay, so :+1: to this.'],
      ].map(([login, body], i) => ({
        body,
        user: { login },
        created_at: `2026-03-02T1${i}:30:00Z`,
        updated_at: `2026-03-02T1${i}:30:00Z`,
        html_url: `https://github.com/x/y/pull/8345#issuecomment-${i}`,
      })),
    ]),
    game: {
      customs: [
        custom({
          where: 'pulls',
          comments: new Map([
            ['+1', 'for'],
            ['-1', 'against'],
          ]),
        }),
      ],
    },
    takes: [
      'https://github.com/x/y/pull/8345#issuecomment-0 ann for 8345',
      'https://github.com/x/y/pull/8345#issuecomment-1 ben for 8345',
    ],
    asks: [
      'https://github.com/x/y/pull/8345#issuecomment-2',
      'https://github.com/x/y/pull/8345#issuecomment-3',
      'https://github.com/x/y/pull/8345#issuecomment-5',
    ],
    passes: ['https://github.com/x/y/pull/8345'],
  },
  {
    name: 'a chat: proposals with numbers, and thumbs',
    text: JSON.stringify({
      guild: { name: 'Nomic' },
      channel: { id: '5', name: 'voting' },
      messages: [
        [
          '1',
          'dee',
          '**Proposal 8345: Hats**\nHats are worn.',
          { '✅': ['ann', 'ben'], '❌': ['cid'], '🎉': ['dee'] },
        ],
        ['2', 'ann', 'lol I vote FOR cake'],
        ['3', 'ben', '8346 for\n8347 nay\n8348 lmao no way'],
        ['4', 'cid', 'I was FOR 8346 until I read it :sob:'],
        ['5', 'cid', 'AGAINST 8346 :sob:'],
        ['6', 'zed', 'FOR 8345'],
      ].map(([id, name, content, signs = {}]) => ({
        id,
        type: 'Default',
        timestamp: `2026-03-02T10:0${id}:00+00:00`,
        timestampEdited: null,
        content,
        author: { id: name, name },
        reactions: Object.entries(signs).map(([sign, by]) => ({
          emoji: { id: '', name: sign },
          count: by.length,
          users: by.map((each: string) => ({ id: each, name: each })),
        })),
      })),
    }),
    game: {
      customs: [
        custom({
          kind: 'discord',
          signs: new Map([
            ['✅', 'for'],
            ['❌', 'against'],
          ]),
        }),
      ],
    },
    takes: ['3 ben for 8346', '3 ben against 8347', '5 cid against 8346'],
    // It is not stated that a message which names an open proposal stands for it.
    asks: ['3', '6'],
    passes: ['1', '2', '4'],
  },
  {
    name: 'a forum of old: points, and how long ago',
    text: `[–]Ann 3 points 4 hours ago
FOR 8345
permalink embed save report reply

[–]Ben 1 point 3 hours ago
I vote against Proposal 8345, sorry!
permalink embed save parent report reply

[–]zed 12 points 2 hours ago
FOR 8345
`,
    takes: ['L1 ann for 8345', 'L5 ben against 8345'],
    asks: ['L9'],
  },
  {
    name: 'an old list: names before quotations, words for ways',
    text: mbox(
      { id: '<1@x>', by: 'Ann', words: 'Votes:\n\n8345 - Yes\n8346 - No\n8347 - Abstain\n' },
      {
        id: '<2@x>',
        by: 'Ben',
        words: 'Ann writes:\n>8345 - Yes\n\nI vote yes on 8345 and no on 8346.\n',
      },
      { id: '<3@x>', by: 'Cid', words: 'Ann> 8345 - Yes\n\nMe too.\n' },
      { id: '<4@x>', by: 'Dee', words: '8345 y\n8346 n\n8347 abs\n' },
    ),
    takes: [
      '<1@x> ann for 8345',
      '<1@x> ann against 8346',
      '<1@x> ann abstain 8347',
      '<2@x> ben for 8345',
      '<2@x> ben against 8346',
    ],
    asks: ['<3@x>', '<4@x>'],
  },
  {
    name: 'a channel of old: nicks in brackets, and one that imitates',
    text: `[10:15] <Ann> FOR 8345
[10:16] <Ann_> AGAINST 8345
[10:16] <Аnn> AGAINST 8346
[10:17] * Ben votes FOR 8345
[10:18] <Cid> Ann: I vote for 8345 too
[10:19] <Dee> "I vote FOR 8346" - Cid, yesterday
[10:20] <nomicbot> Ben: your vote FOR 8345 is recorded
`,
    takes: ['L1 ann for 8345'],
    // It may speak to Ann, or repeat what she said.
    asks: ['L2', 'L3', 'L5'],
    passes: ['L4', 'L6', 'L7'],
  },
  {
    name: 'a chat without times: strangers between players',
    text: `Ann: FOR 8345
Gil: AGAINST 8345
Ben: AGAINST 8345
Ivo Kern: I propose: Tea.
Cid: hello
In chess: FOR 8346
`,
    takes: ['L1 ann for 8345', 'L3 ben against 8345'],
    asks: ['L1', 'L3', 'L5'],
    asksOf: ['L1 nobody against 8345', 'L3 nobody proposes Tea.', 'L5 cid for 8346'],
  },
  {
    name: 'two games on one list',
    text: mbox(
      { id: '<1@x>', by: 'Ann', subject: '[friends] votes', words: 'FOR 8345' },
      { id: '<2@x>', by: 'Ann', subject: '[chess] votes', words: 'FOR 8346' },
      {
        id: '<3@x>',
        by: 'Ben',
        subject: 'Re: [friends] votes',
        words: 'AGAINST 8345\n\nAnd in chess:\nFOR 8346',
      },
    ),
    game: { others: ['chess', 'The Chess Club'] },
    takes: ['<1@x> ann for 8345', '<3@x> ben against 8345'],
    asks: ['<3@x>'],
  },
];
