/**
 * Threads of odd formats and other languages, with what a careful clerk takes from each message. It was
 * written down before they were read. Nobody's words.
 */
import type { GameAtHand } from '../../src/inbox/take/game-at-hand.ts';

/** One message as a clerk reads it: plain votes, something unclear, or nothing. */
export interface ClerksRow {
  readonly of: string;
  /** `ben for 8345, against 8346`. */
  readonly plain?: string;
  /** A plain vote with words that the reader does not know: it has to ask. */
  readonly isAsked?: true;
  /** Something to ask about. */
  readonly isUnclear?: true;
}

export interface ClerksThread {
  readonly name: string;
  readonly text: string;
  readonly game?: Partial<GameAtHand>;
  readonly rows: readonly ClerksRow[];
}

type Row = readonly [words: string, clerk: string];

/** `ben for 8345` is plain, `? ben for 8345` is plain and asked, `unclear`, `nothing`. */
function rowOf(of: string, clerk: string): ClerksRow {
  if (clerk === 'unclear') return { of, isUnclear: true };
  if (clerk === 'nothing') return { of };
  const [, asked, plain = ''] = /^(\? )?(.*)$/.exec(clerk) ?? [];
  return { of, plain, ...(asked !== undefined && { isAsked: true }) };
}

const DAY = 'Mon, 2 Mar 2026';

/** Mails of one list; each row begins with `ben: ` or `ben, Subject | `. `head` adds to their heads. */
export function mails(
  name: string,
  rows: readonly Row[],
  head = 'Content-Type: text/plain; charset=utf-8',
) {
  const text = rows.map(([row], i) => {
    const [, by = '', subject = 'votes', words = ''] =
      /^(\w+)(?:, ([^|]*) \||:) ?([\s\S]*)$/.exec(row) ?? [];
    const address = `${by}@example.org`;
    return `From ${address} Mon Mar  2 10:00:00 2026
From: ${by} <${address}>
Date: ${DAY} ${10 + Math.floor(i / 6)}:${10 * (i % 6)}0:00 +0000
Subject: ${subject}
Message-ID: <${i + 1}@x>
MIME-Version: 1.0
${words.startsWith('Content-Type:') ? '' : `${head}\n\n`}${words}
`.replace(/:(\d)00:00/, ':$10:00');
  });
  return {
    name,
    text: text.join('\n'),
    rows: rows.map(([, clerk], i) => rowOf(`<${i + 1}@x>`, clerk)),
  };
}

interface Posted {
  readonly [key: string]: unknown;
}

/** A channel of Discord; `ben>1: FOR` answers the first message. */
export function discord(
  name: string,
  rows: readonly (readonly [words: string, clerk: string, more?: Posted])[],
) {
  const messages = rows.map(([row, , more], i) => {
    const [, by = '', to, content = ''] = /^(\w+)(?:>(\d+))?: ?([\s\S]*)$/.exec(row) ?? [];
    return {
      ...{ id: `${i + 1}`, type: to ? 'Reply' : 'Default', timestampEdited: null, content },
      timestamp: `2026-03-02T10:${10 + i}:00+00:00`,
      author: { id: by, name: by, isBot: by === 'bot' },
      ...{ reactions: [], embeds: [], ...(to && { reference: { messageId: to } }), ...more },
    };
  });
  return {
    name,
    text: JSON.stringify({ guild: { id: '9' }, channel: { id: '5', name: 'nomic' }, messages }),
    rows: rows.map(([, clerk], i) => rowOf(`${i + 1}`, clerk)),
  };
}

const ISSUE = 'https://github.com/o/r/issues/7';

/** An issue of GitHub called Proposal 8345, and the comments on it. */
export function comments(name: string, rows: readonly Row[]) {
  const post = (login: string, body: string, i: number) => ({
    ...{ user: { login }, body, created_at: `2026-03-02T10:${10 + i}:00Z` },
    ...{ updated_at: `2026-03-02T10:${10 + i}:00Z`, html_url: `${ISSUE}#issuecomment-${i}` },
  });
  const issue = { ...post('dee', 'Hats are worn.', 0), html_url: ISSUE, number: 7 };
  const all = rows.map(([row], i) => {
    const [, by = '', body = ''] = /^(\w+): ?([\s\S]*)$/.exec(row) ?? [];
    return post(by, body, i + 1);
  });
  return {
    name,
    text: JSON.stringify([{ ...issue, title: 'Proposal 8345: Hats' }, ...all]),
    rows: rows.map(([, clerk], i) => rowOf(`${ISSUE}#issuecomment-${i + 1}`, clerk)),
  };
}

const HTML = 'Content-Type: text/html; charset=utf-8';
const BOTH = (plain: string, html: string) =>
  `Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\n${plain}\n--b\nContent-Type: text/html\n\n${html}\n--b--`;

export const CLERKS_THREADS: readonly ClerksThread[] = [
  mails('a list read in Outlook and other programs, in several languages', [
    [
      'ben: AGAINST 8345\n\nVon: Ann <ann@example.org>\nGesendet: Montag, 2. März 2026 10:00\nAn: Liste <list@example.org>\nBetreff: votes\n\nFOR 8345\nFOR 8346',
      'ben against 8345',
    ],
    [
      'cid: FOR 8346\n\nDe : Ann <ann@example.org>\nEnvoyé : lundi 2 mars 2026 10:00\nÀ : liste@example.org\nObjet : votes\n\nAGAINST 8347',
      'cid for 8346',
    ],
    [
      'dee: \n________________________________\nFrom: Ann <ann@example.org>\nSent: Monday, March 2, 2026 10:00 AM\nTo: list@example.org\nSubject: votes\n\nFOR 8345',
      'nothing',
    ],
    [
      'ann: \nDe: Ben <ben@example.org>\nEnviado el: lunes, 2 de marzo de 2026 10:00\nPara: list@example.org\nAsunto: votes\n\nFOR 8347',
      'nothing',
    ],
    [
      'ben: AGAINST 8347\n\nAm Mo., 2. März 2026 um 10:00 Uhr schrieb Ann <\nann@example.org>:\n\n> FOR 8347',
      'ben against 8347',
    ],
    [
      'cid: FOR 8348\n\n2026年3月2日(月) 10:00 Ann <ann@example.org>:\n\n> AGAINST 8348',
      'cid for 8348',
    ],
    [
      'dee: Le 2 mars 2026 à 10:00, Ann <ann@example.org> a écrit :\n\n> FOR 8345\n\nAGAINST 8345',
      'dee against 8345',
    ],
    [
      'ann: FYI\n\n---------- Forwarded message ---------\nFrom: Ben <ben@example.org>\nDate: Mon, 2 Mar 2026 at 10:00\nSubject: votes\nTo: <list@example.org>\n\nFOR 8345',
      'nothing',
    ],
    [
      'ben: -----Original Message-----\nFrom: Ann\nSent: Monday, March 2, 2026 10:00 AM\nTo: list\n\nFOR 8346',
      'nothing',
    ],
    [
      'cid: FOR 8347\n\n*Fra:* Ann <ann@example.org>\n*Sendt:* 2. mars 2026 10:00\n*Til:* list@example.org\n*Emne:* votes\n\nAGAINST 8347',
      'cid for 8347',
    ],
  ]),
  mails('mail in HTML', [
    [
      `ben: ${HTML}\n\n<p>FOR 8345</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>Von:</b> Ann &lt;ann@example.org&gt;<br><b>Gesendet:</b> Montag, 2. M&auml;rz 2026 10:00<br><b>An:</b> Liste<br><b>Betreff:</b> votes</p></div><p>AGAINST 8346</p>`,
      'ben for 8345',
    ],
    [
      `cid: ${HTML}\n\n<style>.x{display:none}</style><p>FOR 8345</p><p class="x">AGAINST 8346</p>`,
      'unclear',
    ],
    [
      `dee: ${HTML}\n\n<p>FOR 8346</p><p><font color="white">AGAINST 8347</font></p>`,
      '? dee for 8346',
    ],
    [`ann: ${BOTH('FOR 8345', '<p>AGAINST 8345</p>')}`, 'unclear'],
    [
      `ben: ${BOTH('Hello all,\n\nFOR 8346\n', '<p>Hello all,</p><p>FOR 8346</p>')}`,
      'ben for 8346',
    ],
    [
      `cid: ${HTML}\n\n<div>AGAINST 8348</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Ann<br><b>Sent:</b> Monday, March 2, 2026 10:00 AM<br><b>To:</b> list<br><b>Subject:</b> votes</div><div>FOR 8347</div>`,
      'cid against 8348',
    ],
  ]),
  mails('a list: how people really write', [
    ['ann: Hi all,\n\nFOR 8345\nAGAINST 8346\n\nBest regards\nAnn', 'ann for 8345, against 8346'],
    [
      'ben: 8345: for\n8346: against\n8347: abstain\n\n-- \nBen, who votes FOR 8348',
      '? ben for 8345, against 8346, abstain 8347',
    ],
    ['cid: I vote as follows:\n8345 FOR\n8346 FOR\n\nThanks!\n-Cid', 'cid for 8345, for 8346'],
    ['dee: I vote FOR 8345 and AGAINST 8346, 8347.', 'dee for 8345, against 8346, against 8347'],
    ['ann: AGAINST 8347, it costs too much.', '? ann against 8347'],
    ['ben: Guten Abend,\n\nich stimme für 8348.\n\nGrüße, Ben', 'unclear'],
    ['cid: If Ben withdraws 8346:\nFOR 8347', 'unclear'],
    ['dee: This is not a vote:\nFOR 8348', 'unclear'],
    ['ann: My draft:\n\nFOR 8348', 'unclear'],
    ['ben: Copy this and fill it in:\n\nFOR 8345', 'unclear'],
    ['cid: FOR 8348\n\nApril fools!', 'unclear'],
    ['dee: None of this is official.\n\nFOR 8348', 'unclear'],
    ['ann: Ben said:\nAGAINST 8346', 'unclear'],
    ['ben: Everyone: FOR 8347!', 'unclear'],
    ['cid: You vote like this, e.g. FOR 8348', 'unclear'],
    ['dee: Votes for BlogNomic:\nFOR 8347', 'unclear'],
    ['ann: [ ] FOR 8348\n[x] AGAINST 8348', 'unclear'],
    ['ben: No.   Vote\n8346  FOR', 'unclear'],
    ['cid: Has anybody seen my umbrella?', 'nothing'],
    ['dee: Thanks everybody, that was a fine evening.', 'nothing'],
    ['ann, Re: Proposal 8346 (Boots) | AGAINST', 'ann against 8346'],
    ['ben, Re: Proposal 8346 (Boots) | I abstain.', 'ben abstain 8346'],
    ['cid, Re: Proposal 8346 (Boots) | Hm, I am for it I think', 'unclear'],
    ['dee, Re: Proposal 8346 (Boots) | count me in', 'unclear'],
    ['ann: > 8347  Gloves\nFOR\n\n> 8348  Scarves\nAGAINST', 'ann for 8347, against 8348'],
    ['ben: > 8347  Gloves\n> 8348  Scarves\nFOR', 'unclear'],
    ['cid: 3xFOR 8345', 'cid 3x for 8345'],
    ['dee: I change my vote on 8345 from FOR to AGAINST.', 'dee against 8345'],
    [
      'ann: -----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nFOR 8345\n-----BEGIN PGP SIGNATURE-----\nabc\n-----END PGP SIGNATURE-----',
      'ann for 8345',
    ],
    ['ben: FOR 8347\n\nSent from my iPhone', 'ben for 8347'],
    [
      'ben: FOR 8347\n\nEnvoyé de mon iPhone\n\n________________________________\nDe : Ann <ann@example.org>\nEnvoyé : lundi 2 mars 2026 10:00\nÀ : game@example.org\nObjet : votes\n\nAGAINST 8348',
      'ben for 8347',
    ],
    [
      'ben: FOR 8347\n\nSent from my iPhone\nTel: 1\nFax: 2\nMail: ben@example.org\nAGAINST 8348',
      '? ben for 8347',
    ],
    ['dee: FOR 8347\n\nSent from my iPhone\n\nJust kidding', '? dee for 8347'],
    ['dee: FOR 8347\n\nSent from my iPhone\nDee', 'dee for 8347'],
    ['cid: FOR 8346\n\nUn saludo,\nCid', 'cid for 8346'],
    ['cid: AGAINST 8347\n\nGesendet mit der Web.de Mail App', 'cid against 8347'],
    ['eve: FOR 8345', 'unclear'],
    [
      'zed, list Digest | Send submissions to the list.\n\nMessage: 1\nDate: Mon, 2 Mar 2026 10:00:00 +0000\nFrom: Ann <ann@example.org>\nSubject: votes\n\nFOR 8348\n\n------------------------------\n\nMessage: 2\nFrom: Ben <ben@example.org>\n\nAGAINST 8348',
      'unclear',
    ],
    ['ann: | Proposal | Vote |\n| 8345 | FOR |', 'unclear'],
    ['ann: Proposal  My vote\n8345      FOR\n8346      AGAINST', 'ann for 8345, against 8346'],
    ['ben: FOR 8345 (if Ann does)', 'unclear'],
    ['cid: F\u041eR 8346', 'unclear'],
    ['dee: I vote FOR 8346 and\nAGAINST 8347.', 'dee for 8346, against 8347'],
  ]),
  discord('a chat: short answers to a proposal', [
    ['dee: Proposal: enact: Green tea is served.', 'dee proposes Green tea is served.'],
    ['ann>1: FOR, if it is green tea', 'unclear'],
    ['ben>1: FOR', 'ben for 1'],
    ['cid>1: I am for it', 'cid for 1'],
    ['ann>1: aye', 'ann for 1'],
    ['ben>1: yes', 'ben for 1'],
    ['cid>1: 👍', 'cid for 1'],
    ['ann>1: AGAINST unless changed', 'unclear'],
    ['ben>1: I retract my vote', 'ben withdraw 1'],
    ['cid>1: lol no', 'unclear'],
    ['ann>1: sure', 'unclear'],
    ['ben>1: dagegen', 'unclear'],
    ['cid>1: ja bitte', 'unclear'],
    ['ann>1: LGTM', 'unclear'],
    ['ben: AGAINST everything', 'unclear'],
    ['cid: cast 1 Vote FOR 8345', 'unclear'],
    ['ann: Good morning everyone!', 'nothing'],
    ['ben: the train is late again', 'nothing'],
    ['cid: Dafür 8345', 'unclear'],
    ['ann: FOR 8345 🎉', 'ann for 8345'],
    ['ben: ~~FOR 8345~~ AGAINST 8345', 'unclear'],
    ['cid: ||FOR 8346||', '? cid for 8346'],
    [
      'ann: https://example.org/8347',
      'nothing',
      { embeds: [{ title: 'Votes', description: 'FOR 8347' }] },
    ],
    [
      'ben: FOR 8347',
      'ben for 8347',
      { embeds: [{ title: 'Votes', description: 'AGAINST 8348' }] },
    ],
    ['cid: ben: FOR 8348', 'unclear'],
    ['ann: > FOR 8348\nAGAINST 8348', 'ann against 8348'],
    ['ben: I withdraw my vote on 8347', 'ben withdraw 8347'],
    ['cid: pour 8347', 'unclear'],
    ['ann: I leave the game', 'ann act leave'],
    ['ben: I propose that tea is hot', 'unclear'],
  ]),
  comments('a forge: comments on an issue', [
    ['ann: FOR', 'ann for 8345'],
    ['ben: - [ ] FOR\n- [x] AGAINST', 'ben against 8345'],
    ['cid: <!-- FOR -->\nAGAINST', 'cid against 8345'],
    ['ann: > FOR\n\nWhy so?', 'nothing'],
    ['ben: ```\nFOR\n```', 'nothing'],
    ['cid: <div>FOR 8346</div>', 'unclear'],
    ['ann: I vote against, sorry', 'ann against 8345'],
    ['ben: ship it', 'unclear'],
    ['cid: On Mon, 2 Mar 2026 at 10:00, Dee wrote:\n\n> Hats are worn.\n\nFOR', 'cid for 8345'],
  ]),
  {
    name: 'what is pasted from a chat has no envelope',
    text: `anna_berg — Today at 12:14
FOR 8345

Ben
 — Today at 12:20
AGAINST 8345
Cid  [12:21 PM]
FOR 8346
Posted by Dee on 2 March 2026
AGAINST 8347
`,
    rows: [
      { of: 'L1', isUnclear: true },
      { of: 'L4', isUnclear: true },
      { of: 'L7', isUnclear: true },
    ],
  },
];
