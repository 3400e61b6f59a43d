/** Files as programs write them, made for these tests, and the messages in them. */
import { describe, expect, test } from 'vitest';
import { whenMailed } from '../../src/inbox/formats/when.ts';
import { readMessages } from '../../src/inbox/read-messages.ts';
import { markdownLines } from '../../src/inbox/text/markdown-lines.ts';
import type { Message } from '../../src/inbox/types.ts';
import { heard } from './hear.ts';

const NAMES = ['Gil', 'Hana'];

async function read(text: string | Uint8Array): Promise<readonly Message[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const messages = await readMessages(bytes, NAMES);
  if (!messages.ok) throw new Error(messages.message);
  return messages.messages;
}

async function refusal(text: string): Promise<string> {
  const messages = await readMessages(new TextEncoder().encode(text), NAMES);
  return messages.ok ? 'was read' : messages.message;
}

const HEAD =
  'From: Gil <gil@example.com>\nDate: Mon, 2 Mar 2026 10:00:00 +0100\nMessage-ID: <1@example.com>\n';

describe('mail', () => {
  test('a single mail', async () => {
    const [mail] = await read(`${HEAD}Subject: Hats\n\nFOR 41\n`);
    expect(mail).toMatchObject({
      id: '<1@example.com>',
      at: '2026-03-02T09:00:00Z',
      from: { accounts: ['mail:gil@example.com'] },
    });
  });

  test('a mail without a name is named by its words, in whichever file it lies', async () => {
    const bare = HEAD.replace(/Message-ID.*\n/, '');
    const id = async (text: string) => (await read(text))[0]?.id;
    expect(await id(`${bare}\nFOR 41\n`)).toBe(await id(`${bare}\nFOR 41\n`));
    expect(await id(`${bare}\nFOR 41\n`)).not.toBe(await id(`${bare}\nFOR 42\n`));
  });

  test('an mbox, with a line that begins with From', async () => {
    const mbox = `From gil Mon Mar  2 10:00:00 2026\n${HEAD}\n>From here on FOR 41\n\nFrom gil Mon Mar  2 10:00:00 2026\n${HEAD.replace('<1@', '<2@')}\nFOR 42\n`;
    expect((await read(mbox)).map(({ raw }) => raw[0])).toEqual(['From here on FOR 41', 'FOR 42']);
  });

  test('an answer that a program gave for somebody who is away is passed over', async () => {
    const sent = (by: string) =>
      read(`${HEAD}Auto-Submitted: ${by}\n\nI am away until the 41st.\n`);
    expect(await sent('auto-replied; owner-email="gil@example.com"')).toEqual([]);
    expect(await sent('auto-replied')).toEqual([]);
    expect(await sent('auto-generated')).toHaveLength(1);
    expect(await sent('no')).toHaveLength(1);
  });

  const parts = (boundary: string, ...all: readonly string[]) =>
    [...all.map((part) => `--${boundary}\n${part}`), `--${boundary}--`].join('\n');
  const mixed = (...all: readonly string[]) =>
    `multipart/mixed; boundary=b\n\n${parts('b', 'Content-Type: text/plain\n\nSee there.', ...all)}`;
  const twoForms = (plain: string, html: string) =>
    parts('c', `Content-Type: text/plain\n\n${plain}`, `Content-Type: text/html\n\n<p>${html}</p>`);
  const alternative = twoForms('FOR 41', 'FOR 41');

  /** The text after `Content-Type:`, and the message that is heard in it. */
  test.each([
    [
      'text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nFO=\nR 41=20',
      'for 41',
    ],
    [`text/plain\nContent-Transfer-Encoding: base64\n\n${btoa('AGAINST 42')}`, 'against 42'],
    ['text/plain; format=flowed\n\nI vote \nFOR 41\n', 'for 41'],
    ['text/plain; format=flowed\n\n> FOR 41 \nAGAINST 42 \n-- \nGil\n', 'against 42'],
    [
      'text/plain; format=flowed\n\n> FOR 41 \nAGAINST 42 \n-- \nFOR 43\n',
      'asked against 42, asked for 43',
    ],
    [
      'text/html\n\n<p>FOR 41</p><blockquote>FOR 42</blockquote><p style="display: none">FOR 43</p>',
      'asked for 41, asked for 43',
    ],
    [
      'text/html\n\n<p>FOR<br>41</p><table><tr><td>FOR 42</td></tr></table>',
      'asked for, asked for 42',
    ],
    [
      'text/html\n\n<div><s>FOR 41</s></div><div><code>FOR 42</code></div><script>FOR 43</script>',
      'asked for 41, asked for 42',
    ],
    [`multipart/alternative; boundary=c\n\n${alternative}`, 'for 41'],
    [`multipart/alternative; boundary=c\n\n${twoForms('', 'FOR 41')}`, 'for 41'],
    [`multipart/alternative; boundary=c\n\n${twoForms('See the HTML.', 'FOR 41')}`, 'asked for 41'],
    [`multipart/alternative; boundary=c\n\n${twoForms('FOR 41', 'FOR 41?')}`, 'asked for 41'],
    [`multipart/alternative; boundary=c\n\n${twoForms('FOR 41', 'FOR 41 😂')}`, 'asked for 41'],
    ['text/html\n\n<p style="padding-left: 3.0pt">FOR 41</p>', 'for 41'],
    ['text/html\n\n<p style="padding-left: 99999px">FOR 41</p>', 'asked for 41'],
    [mixed(`Content-Type: multipart/alternative; boundary=c\n\n${alternative}`), 'asked for 41'],
    [
      mixed('Content-Type: text/plain\nContent-Disposition: attachment; filename=a.txt\n\nFOR 42'),
      'asked for 42',
    ],
    [
      mixed(
        'Content-Type: text/x-patch; name=a.patch\n\n+FOR 42',
        'Content-Type: text/calendar\n\nSUMMARY:FOR 42',
      ),
      'talk',
    ],
  ])('%s', async (body, records) => {
    const mail = `${HEAD}MIME-Version: 1.0\nContent-Type: ${body}\n`;
    expect(heard(await read(mail)).join(', ')).toBe(records);
  });

  test('two senders, and an address that is only a name, are no player', async () => {
    const twice = HEAD.replace('Date', 'From: Hana <hana@example.com>\nDate');
    expect(heard(await read(`${twice}\nFOR 41`))[0]).toMatch(/^asked /);
    const name = HEAD.replace('Gil <gil@example.com>', '"gil@example.com" <eve@example.org>');
    expect(heard(await read(`${name}\nFOR 41`))).toEqual(['asked nobody: for 41']);
  });
});

test.each([
  ['Mon, 2 Mar 2026 10:00:00 -0500', '2026-03-02T15:00:00Z', false],
  ['2 Mar 26 10:00 GMT', '2026-03-02T10:00:00Z', false],
  ['Mon, 2 Mar 2026 10:00:00 -0000 (UTC)', '2026-03-02T10:00:00Z', false],
  ['Tue, 2 Mar 2026 10:00:00 +0000', '2026-03-02T10:00:00Z', true],
  ['Mon, 2 Mar 2026 10:00:00', null, true],
  ['Mon, 30 Feb 2026 10:00:00 +0000', null, true],
  ['Mon, 2 Mar 2026 25:00:00 +0000', null, true],
  ['Mon, 2 Mar 2026 10:00:00 +9900', null, true],
  ['03/02/2026 10:00', null, true],
  ['2 Mar 2026 10:00 EST', '2026-03-02T15:00:00Z', false],
  ['Mon, 2 Mar 2026 10:00 PM', null, true],
  ['Mon, 2 Xyz 2026 10:00 GMT', null, true],
])('the date %s', (written, at, isDoubtful) => {
  const when = whenMailed(written);
  expect([when.at, when.doubt !== undefined]).toEqual([at, isDoubtful]);
});

describe('pasted chats', () => {
  test.each([
    ['[2026-03-02 10:00Z] <Gil> FOR 41', 'Gil', 'FOR 41'],
    ['[10:00] Gil: FOR 41', 'Gil', 'FOR 41'],
    ['10:00 <@Gil> FOR 41', 'Gil', 'FOR 41'],
    ['02/03/2026, 10:00 - Gil: FOR 41', 'Gil', 'FOR 41'],
    ['Gil — Today at 10:15 AM\nFOR 41', 'Gil', 'FOR 41'],
    ['Gil  10:15 AM\nFOR 41', 'Gil', 'FOR 41'],
    ['GilToday at 10:15 AM\nFOR 41', 'Gil', 'FOR 41'],
    ['Gil — 02/03/2026 10:15\nFOR 41', 'Gil', 'FOR 41'],
    ['Gil: FOR 41', 'Gil', 'FOR 41'],
  ])('%s', async (text, name, words) => {
    const [message] = await read(text);
    expect([message?.from.name, message?.at, message?.raw.join('')]).toEqual([name, null, words]);
  });

  test('in a forum a line names the author, and nobody is offered what another wrote', async () => {
    const text =
      'Re: Proposal 41\nby Gil » Mon May 06, 2024 9:14 pm\n\nFor.\n\nRe: Proposal 41\nby Hana » Mon May 06, 2024 9:31 pm\n\nGil wrote:\nFOR 42\n\nSeconded!\n\nVotes\nby Hana » Tue May 07, 2024 7:58 am\n\nAGAINST 42\n';
    const players = NAMES.map((name) => ({
      ...{ id: name.toLowerCase(), name, accounts: [`chat:${name}`] },
    }));
    expect(heard(await read(text), { players })).toEqual([
      ...['asked for 41', 'asked hana: undefined 42', 'asked hana: undefined 41'],
      'asked hana: against 42',
    ]);
  });

  test('a record is asked about with all that it says', async () => {
    const record = '---\nproposal: 45\nby: hana\namend: 7\n---\nHats are worn.';
    expect(heard(await read(record))).toEqual(['asked hana: propose 45: Hats are worn.']);
  });

  test('messages are named by their lines and their words', async () => {
    const text = '[10:00] Gil: FOR 41\r\nand so on\r[10:01] Hana: FOR 42\n';
    const ids = (await read(text)).map(({ id }) => id);
    expect(ids.map((id) => id.split('-')[0])).toEqual(['L1', 'L3']);
    expect((await read(text)).map(({ id }) => id)).toEqual(ids);
    const others = ['[10:00] Gil: FOR 42\n', '[10:00] Ivo: FOR 41\nand so on\n'];
    for (const other of others) expect((await read(other))[0]?.id).not.toBe(ids[0]);
  });
});

const SIGNED = {
  isEachProposal: false,
  comments: new Map(),
  reviews: new Map(),
  closesByMerge: false,
};
/** The own keys of a message, an issue or a note of a program, beside those that all have. */
type Own = Readonly<Record<string, unknown>>;
const AT = '2026-03-02T10:00:00Z';
const json = (value: unknown) => JSON.stringify(value);

describe('exports of Discord', () => {
  const by = (id: string, name: string, isBot = false) => ({ id, name, nickname: name, isBot });
  const [gil, hana, ivo] = [by('71', 'Gil'), by('72', 'Hana'), by('73', 'Ivo')];
  const channel = (...messages: readonly Own[]) =>
    json({
      ...{ guild: {}, channel: { id: '5', name: 'votes' } },
      messages: messages.map((own, i) => ({
        ...{ id: `${i + 1}`, type: 'Default', timestamp: AT, timestampEdited: null, author: gil },
        ...{ reactions: [], embeds: [], ...own },
      })),
    });
  const sign = (name: string, ...users: readonly object[]) => ({
    ...{ emoji: { id: '', name }, count: users.length, users },
  });
  const reactions = [sign('👍🏽', hana, by('9', 'bot', true)), sign('👎', ivo), sign('😂', ivo)];
  const signs = new Map([
    ['👍', 'for'],
    ['👎', 'against'],
  ] as const);
  const custom = { ...SIGNED, kind: 'discord', signs } as const;
  const each = { ...custom, where: 'votes', isEachProposal: true } as const;
  const hats = { content: 'Proposal: enact: Hats.', reactions };
  const answer = { type: 'Reply', reference: { messageId: '3' }, author: hana };
  const votes = ['hana: for', 'ivo: against'];
  const asked = ['asked hana: undefined', 'asked ivo: undefined'];

  test.each([
    [
      'a message, one that was edited, and an answer',
      [
        { content: 'FOR 41' },
        { content: 'FOR 42', timestampEdited: '2026-03-02T11:00:00+00:00' },
        { content: 'Proposal: enact: Hats.' },
        { content: 'AGAINST', ...answer },
      ],
      [],
      ['for 41', 'asked for 42', 'propose: Hats.', 'hana: against'],
    ],
    [
      'signs are votes where game.md says so, and on proposals alone',
      [hats, { content: 'Lunch?', reactions }],
      [custom],
      ['propose: Hats.', ...votes],
    ],
    ['signs are asked about where it does not', [hats], [], ['propose: Hats.', ...asked]],
    [
      'each message of a channel is a proposal where game.md says so',
      [{ content: 'Hats are worn.', reactions }],
      [each],
      ['asked propose: Hats are worn.', ...votes],
    ],
  ])('%s', async (_, messages, customs, records) => {
    expect(heard(await read(channel(...messages)), { customs })).toEqual(records);
  });

  test.each([
    [channel({ content: 'FOR 41' }).slice(0, -30), 'cut off'],
    ['{"channel":{"id":"5","id":"6","name":"x"},"messages":[]}', 'twice'],
    ['{"channel":{"id":900000000000000001,"name":"x"},"messages":[]}', 'too long'],
    ['{"some":"thing"}', 'an unknown kind'],
  ])('%s is refused', async (text, word) => {
    expect(await refusal(text)).toContain(word);
  });
});

const accounts = (forge: string) =>
  ['gil', 'hana'].map((id) => ({ id, name: id, accounts: [`${forge}:${id}-x`] }));

describe('issues and pull requests', () => {
  const REPOSITORY = 'https://github.com/o/r';
  const post = (path: string, login: string, body: string, own: Own = {}) => ({
    ...{ html_url: `${REPOSITORY}/${path}`, user: { login, type: 'User' }, body },
    ...{ created_at: AT, updated_at: AT, ...own },
  });
  const comment = (body: string, own: Own = {}, login = 'hana-x') =>
    post(`issues/7#c${login}${body.length}`, login, body, own);
  const players = accounts('github');
  const issue = { number: 7, title: 'Proposal 45: Hats' };

  test('an issue that proposes, and comments on it', async () => {
    const thread = [
      post('issues/7', 'gil-x', 'Proposal: enact: Hats.', issue),
      comment('FOR'),
      comment('[AGAINST 41](https://example.org/FOR)'),
      comment('FOR #42'),
      comment('FOR 43!', { updated_at: '2026-03-03T10:00:00Z' }),
      comment('<!-- FOR 44 --> nothing', {}, 'gil-x'),
    ];
    expect(heard(await read(json(thread)), { players })).toEqual([
      'propose 45 “Proposal 45: Hats”: Hats.',
      'hana: for 45',
      'hana: against 41',
      'asked hana: for 42',
      'asked hana: for 43',
    ]);
  });

  test('a pull request is a proposal, its reviews are votes, and its merge adopts it, where game.md says so', async () => {
    const merged = { number: 45, title: 'Hats', head: {}, state: 'closed', merged_at: AT };
    const review = { state: 'APPROVED', submitted_at: AT };
    const thread = [
      post('pull/45', 'gil-x', 'repeal 7', merged),
      post('pull/45#pullrequestreview-1', 'hana-x', '', {
        ...{ ...review, pull_request_url: 'https://api.github.com/repos/o/r/pulls/45' },
      }),
      post('pull/45#c1', 'hana-x', '+1'),
    ];
    const pulls = { kind: 'github', where: 'pulls' } as const;
    const custom = {
      ...{ ...SIGNED, ...pulls, isEachProposal: true, closesByMerge: true },
      signs: new Map(),
      comments: new Map([['+1', 'for']] as const),
      reviews: new Map([['approved', 'for']] as const),
    } as const;
    const records = heard(await read(json(thread)), { players, customs: [custom] });
    expect(records.toSorted()).toEqual([
      'close 45: adopted',
      ...['hana: for 45', 'hana: for 45'],
      'propose 45 “Hats”: repeal 7',
    ]);
  });

  test('what GraphQL answers is read as what REST answers, and in any order', async () => {
    const url = `${REPOSITORY}/discussions/7`;
    const by = (login: string) => ({
      author: { login },
      createdAt: AT,
      updatedAt: '2026-03-09T10:00:00Z',
    });
    const comments = [
      { ...by('hana-x'), url: `${url}#discussioncomment-1`, body: 'AGAINST', lastEditedAt: null },
      { ...by('hana-x'), url: `${url}#discussioncomment-2`, body: 'FOR', lastEditedAt: AT },
      { ...by('hana-x'), url: `${url}#discussioncomment-3`, body: 'FOR', isMinimized: true },
    ];
    const byHana = { user: { login: 'hana-x' }, createdAt: AT };
    // Every object has the second name, and no sign.
    const nodes = ['THUMBS_UP', 'constructor'].map((content) => ({ content, ...byHana }));
    const discussion = {
      ...{ comments: { nodes: comments }, reactions: { nodes }, ...by('gil-x'), url, number: 7 },
      ...{ title: 'Proposal 45: Hats', body: 'Proposal: enact: Hats.' },
    };
    const customs = [
      { ...SIGNED, kind: 'github', signs: new Map([['+1', 'for']] as const) },
    ] as const;
    const answer = json({ data: { repository: { discussion } } });
    expect(heard(await read(answer), { players, customs })).toEqual([
      'propose 45 “Proposal 45: Hats”: Hats.',
      'hana: for 45',
      'hana: against 45',
      'asked hana: for 45',
      'asked hana: for 45',
    ]);
  });

  test('a reply in a discussion is about what it answers, and a sign under a remark is asked about', async () => {
    const url = `${REPOSITORY}/discussions/7`;
    let count = 0;
    const post = (login: string, body: string, replies: readonly unknown[] = []) => {
      count += 1;
      const own = { url: `${url}#discussioncomment-${count}`, createdAt: AT, author: { login } };
      return { ...own, body, replies: { nodes: replies } };
    };
    const nodes = [
      post('gil-x', 'Proposal 46: Caps\nEnact: Caps are worn.', [post('hana-x', '+1')]),
      post('gil-x', 'It is warm.', [post('hana-x', '+1')]),
      post('hana-x', '+1'),
    ];
    const author = { login: 'gil-x' };
    const discussion = {
      ...{ url, number: 7, author, createdAt: AT, comments: { nodes } },
      ...{ title: 'Proposal 45: Hats', body: 'Enact: Hats are worn.' },
    };
    const comments = new Map([['+1', 'for']] as const);
    const customs = [{ ...SIGNED, kind: 'github', signs: new Map(), comments }] as const;
    const answer = json({ data: { repository: { discussion } } });
    expect(heard(await read(answer), { players, customs })).toEqual([
      'propose 45 “Hats”: Hats are worn.',
      ...['propose 46 “Caps”: Caps are worn.', 'hana: for 46'],
      ...['asked undefined 45', 'asked hana: for 45'],
      'hana: for 45',
    ]);
  });

  test('a list of signs is on the post that was given as many, wherever it is', async () => {
    const signed = post('issues/7', 'gil-x', 'Proposal: enact: Hats.', {
      ...{ ...issue, reactions: { total_count: 1, '+1': 1 } },
    });
    const sign = { id: 3, content: '+1', user: { login: 'hana-x' }, created_at: AT };
    const customs = [
      { ...SIGNED, kind: 'github', signs: new Map([['+1', 'for']] as const) },
    ] as const;
    const lists = [[comment('Good morning!')], [sign], [signed]];
    const records = heard(await read(json(lists)), { players, customs });
    expect(records).toContain('hana: for 45');
    const other = { ...sign, content: '-1' };
    const left = await readMessages(new TextEncoder().encode(json([signed, other])), NAMES);
    expect(left).toMatchObject({
      left: [expect.stringContaining('No message of the file has 1 reactions')],
    });
  });

  test('a sign under the title of an open proposal is asked about', async () => {
    const opening = post('issues/7', 'gil-x', 'Discuss it here.', {
      ...{ ...issue, title: 'Proposal 41', reactions: { total_count: 1, '+1': 1 } },
    });
    const sign = { id: 3, content: '+1', user: { login: 'hana-x' }, created_at: AT };
    const customs = [
      { ...SIGNED, kind: 'github', signs: new Map([['+1', 'for']] as const) },
    ] as const;
    const records = heard(await read(json([opening, sign])), { players, customs });
    expect(records).toContain('asked hana: for 41');
  });

  test('another forge is refused', async () => {
    const elsewhere = { ...issue, html_url: 'https://forge.example/o/r/issues/7' };
    expect(await refusal(json([post('', 'gil-x', 'FOR 41', elsewhere)]))).toContain(
      'no other forge',
    );
  });
});

test.each([
  'FOR 301.',
  '301 for',
  '301) for',
  '301. for',
  '1234567. for',
  'I vote FOR 301, 303 (and 305)!  ',
  'see www.example.org, http: “FOR 301”',
  'Ja, für 301; www. x',
])('%s is the same line whether or not it has to be parsed', (text) => {
  // A text that ends with empty lines is always parsed.
  expect(markdownLines(text)).toEqual(markdownLines(`${text}\n\n`));
});

describe('what is made to do harm is bounded', () => {
  const LONG = 1 << 20;

  test.each([
    ['a megabyte in one line', `[10:00] Gil: ${'FOR '.repeat(LONG / 4)}`],
    ['blanks', `[10:00] Gil: I vote${' '.repeat(LONG)}FOR 41`],
    ['braces', `[10:00] Gil: I propose: ${'{'.repeat(LONG)}`],
    ['quotations', `${HEAD}\n${'>'.repeat(LONG)} FOR 41`],
    ['numbers', `${HEAD}\nFOR ${'1-9999,'.repeat(LONG / 7)}`],
    ['signs of Markdown', `[10:00] Gil: ${'[*_~`'.repeat(LONG / 5)}`],
    ['tags', `${HEAD}Content-Type: text/html\n\n${'<div>'.repeat(LONG / 5)}FOR 41`],
    ['lists in JSON', '['.repeat(LONG)],
    ['heads of mail', `${'From: a\n'.repeat(LONG / 8)}\nFOR 41`],
  ])('%s', async (_, text) => {
    const messages = await readMessages(new TextEncoder().encode(text), NAMES);
    const records = messages.ok ? heard(messages.messages) : [];
    expect(records.filter((each) => !/asked|propose/.test(each))).toEqual([]);
  });

  test('parts within parts, a thousand deep', async () => {
    const parts = Array.from(
      { length: 1000 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
    );
    const messages = await readMessages(
      new TextEncoder().encode(`${HEAD}${parts.join('')}\n\nFOR 41`),
      NAMES,
    );
    expect(messages).toMatchObject({
      ok: true,
      messages: [],
      left: [expect.stringContaining('cannot be read')],
    });
  });
});
