/** The threads, each with what a careful clerk makes of it. Nobody's words. */

import type { GameAtHand } from '../../src/inbox/take/game-at-hand.ts';
import type { Custom } from '../../src/records/kinds/inbox.ts';

export interface Thread {
  readonly name: string;
  readonly text: string;
  readonly game?: Partial<GameAtHand>;
  /** `MESSAGE player: way number, way number`. */
  readonly takes: readonly string[];
  /** Messages in which there is something to ask about. */
  readonly asks?: readonly string[];
  /** The same with what it may be, where that is expected. */
  readonly asksOf?: readonly string[];
  /** Messages that may be asked about or passed over. */
  readonly passes?: readonly string[];
}

/** A message and whose it is, then what it says, as in `== 2 Ben, Re: Hats`. */
const HEAD = /^== (\d) (\w+)(?:, (.*))?\n/;

/** Mails of one list, an hour apart; each that answers does so to the first. */
function mbox(mails: string): string {
  return mails
    .trim()
    .split(/\n(?=== \d)/)
    .map((mail, i) => {
      const [head = '', id, by = '', subject = 'BUS: Votes'] = HEAD.exec(mail) ?? [];
      const address = `${by.toLowerCase()}@example.org`;
      return `From ${address} Mon Mar  2 ${10 + i}:00:00 2026
From: ${by} <${address}>
Date: Mon, 2 Mar 2026 ${10 + i}:00:00 +0000
Subject: ${subject}
Message-ID: <${id}@x>
${subject.startsWith('Re: OFF') ? 'In-Reply-To: <1@x>\n' : ''}Content-Type: text/plain; charset=utf-8

${mail.slice(head.length)}
`;
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
    text: mbox(`
== 1 Dee, OFF: [Promotor] Distribution of Proposals 8345-8347
${DISTRIBUTED}
== 2 Ben, Re: OFF: [Promotor] Distribution of Proposals 8345-8347
On Mon, 2 Mar 2026 at 10:00, Dee via official wrote:
> ID     Author(s)    AI   Title
> ------------------------------------------------------------
> 8345*  Dee          1.0  Hats
FOR
> 8346#  Dee, Cid     3.0  Boots off indoors
AGAINST (needs work)
> 8347   Dee          1.7  Gloves
PRESENT
> The full text of each proposal is included below.

== 3 Cid, Re: OFF: [Promotor] Distribution of Proposals 8345-8347
${QUOTED.slice(0, 12).join('\n')}

I vote FOR all of these.`),
    takes: [],
    // Ben's addition may be a condition, and Cid names no proposals.
    asks: ['<2@x>', '<3@x>'],
    passes: ['<1@x>'],
  },
  {
    name: 'a list: lists of votes',
    text: mbox(`
== 1 Ann
I vote as follows:

8345* FOR
8346# AGAINST
8347  PRESENT

--${' '}
Ann, Assessor
== 2 Ben
I vote as follows: 8345 FOR 8346 AGAINST 8347 PRESENT
== 3 Cid
I cast the following votes:
  8345: FOR
  8346: 3xAGAINST
  8347: endorse Ann
  8348: conditional: FOR if Ann votes FOR, otherwise AGAINST
== 4 Dee
> 8345*  Dee          1.0  Hats
FOR

> 8346#  Dee, Cid     3.0  Boots
I endorse Ann.
`),
    takes: [
      '<1@x> ann: for 8345, against 8346, abstain 8347',
      '<2@x> ben: for 8345, against 8346, abstain 8347',
    ],
    asks: ['<3@x>', '<4@x>'],
  },
  {
    name: 'a list: votes in sentences, and what only looks like them',
    text: mbox(`
== 1 Ann
I vote FOR 8345 and 8346, and AGAINST 8347.
== 2 Ben
I vote FOR each of Proposals 8345-8347.
== 3 Cid
I vote PRESENT on 8346 and FOR every other proposal.
== 4 Dee
I change my vote on 8346 to FOR.
== 5 Ann
I withdraw my ballot on 8345 and vote AGAINST it.
== 6 Ben
TTttPF

On Mon, 2 Mar 2026 at 11:00, Ben wrote:
> I vote AGAINST 8348.
== 7 Cid
I would have voted FOR 8348, had it not been for the typo.
== 8 Dee
I act on behalf of Ann to vote FOR 8347.
== 9 Dee
If I have not already done so, I vote FOR 8347.`),
    takes: [
      '<1@x> ann: for 8345, for 8346, against 8347',
      '<2@x> ben: for 8345, for 8346, for 8347',
      '<4@x> dee: for 8346',
    ],
    asks: ['<3@x>', '<5@x>', '<7@x>', '<8@x>', '<9@x>'],
    passes: ['<6@x>'],
  },
  {
    name: 'a list: proposals with a head of their own',
    text: mbox(`
== 1 Ann, BUS: Hats
I submit the following proposal:

Title: Hats are worn
Adoption index: 1.5
Author: Ann
Co-authors: Ben, Cid

Amend Rule 107 by replacing "caps" with "hats".

[This is what everybody wants.]
== 2 Ben, BUS: Boots
I create the following proposal, "Boots", AI=1, coauthored by Ann:
{
Enact a rule that reads:

  Boots stay outside. Players vote FOR 8345.
}

I vote FOR 8347.
== 3 Cid, BUS: Two of them
I retract these proposals.

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

Salad is cold.
== 4 Dee, DIS: proto
Proto-proposal: I propose we all calm down.
`),
    // Only the senders' own words say what changes.
    takes: [],
    asks: ['<1@x>', '<2@x>', '<3@x>'],
    passes: ['<4@x>'],
  },
  {
    name: 'a list: the results, by one who is no clerk',
    text: mbox(`
== 1 Ann, OFF: [Assessor] Resolution of Proposals 8345-8346
I hereby resolve the below-listed proposals.

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
`),
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
    takes: [],
    // The thread that would give the number was not pasted.
    asks: ['L1', 'L7', 'L19', 'L25'],
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
      'https://github.com/x/y/pull/8345#issuecomment-0 ann: for 8345',
      'https://github.com/x/y/pull/8345#issuecomment-1 ben: for 8345',
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
    takes: [],
    // It is not stated that a message which names an open proposal stands for it.
    asks: ['3', '5', '6'],
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
    takes: [],
    // It has heads that nobody can trust, and is asked about as a whole.
    asks: ['L1'],
  },
  {
    name: 'an old list: names before quotations, words for ways',
    text: mbox(`
== 1 Ann
Votes:

8345 - Yes
8346 - No
8347 - Abstain
== 2 Ben
Ann writes:
>8345 - Yes

I vote yes on 8345 and no on 8346.
== 3 Cid
Ann> 8345 - Yes

Me too.
== 4 Dee
8345 y
8346 n
8347 abs
`),
    takes: ['<1@x> ann: for 8345, against 8346, abstain 8347', '<2@x> ben: for 8345, against 8346'],
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
    takes: [],
    // It may speak to Ann, or repeat what she said.
    asks: ['L1', 'L2', 'L3', 'L5', 'L6', 'L7'],
    passes: ['L4'],
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
    takes: [],
    asks: ['L1', 'L3', 'L5'],
    asksOf: [
      'L1 ann for 8345',
      'L3 ben against 8345',
      'L3 ben proposes Ivo Kern: I propose: Tea.',
      'L5 cid 8346',
    ],
  },
  {
    name: 'two games on one list',
    text: mbox(`
== 1 Ann, [friends] votes
FOR 8345
== 2 Ann, [chess] votes
FOR 8346
== 3 Ben, Re: [friends] votes
AGAINST 8345

And in chess:
FOR 8346
== 4 Cid, [to the clerk] votes
FOR 8346`),
    game: { others: ['chess', 'The Chess Club'] },
    takes: ['<1@x> ann: for 8345'],
    asks: ['<3@x>', '<4@x>'],
  },
];
