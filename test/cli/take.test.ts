/**
 * A game that is played in a chat, taken into the records.
 *
 * @module-tag slow
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRewritings } from '../../src/cli/base-revision/compare-base.ts';
import { readLibrary } from '../../src/read-library.ts';
import { compareRecords } from '../../src/records/differences/compare-records.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';
import { sittings } from './sittings.ts';

const P301 = 'games/friends/proposals/301.md';
const J1 = 'games/friends/judgments/1.md';
const HEAD = `---
title: Friends by Post
ruleset: suber
medium: computer
started: 2026-03-01
players:
  anna: { name: Anna Berg, account: ["discord:11", "chat:Anna"] }
  ben: { name: Ben Cole, account: "discord:12" }
  carla: { name: Carla Diaz, account: "discord:13" }
inbox:
  - { discord: any, proposals: said, votes: { "👍": for, "👎": against } }
---
`;

/** `901 10:00 11 👍12: words`: its number, when it was said, by whom, and a sign with who gave it. */
const MESSAGE = /^(\S+) (\S+) (\d+)(?: (\D+)(\d+))?: (.*)$/;

/** The form of a message in an export of the channel. */
function exported(line: string): object {
  const [, id, time, by = '', name, signed, words = ''] = MESSAGE.exec(line) ?? [];
  const users = [{ id: signed, name: signed }];
  return {
    id,
    type: 'Default',
    timestamp: `2026-03-02T${time}:00+00:00`,
    timestampEdited: null,
    content: words.replaceAll('\\n', '\n'),
    author: { id: by, name: by },
    reactions: name === undefined ? [] : [{ emoji: { id: '', name }, count: 1, users }],
  };
}

/** Messages are `said` in an export of the channel, or `pasted` as they stand. */
function lay({ folder }: ScratchGame, lines: readonly string[], words: readonly string[]): void {
  const messages = lines.map(exported);
  const channel = JSON.stringify({ channel: { id: '5', name: 'nomic' }, messages });
  if (words.includes('said')) writeFileSync(join(folder, 'said'), channel);
  else writeFileSync(join(folder, 'pasted'), `${lines.join('\n')}\n`);
}
const BEGUN = `$ write games/friends/game.md\n${HEAD.trim().replace(/^/gm, '| ')}`;
/** In which anybody is known by a name. */
const IN_A_CHAT = `$ write games/friends/game.md\n${HEAD.replaceAll('"discord:', '"chat:').trim().replace(/^/gm, '| ')}`;

const PROPOSED = '< 901 10:00 11: Proposal: enact: Tea is served at five.';
const AGAINST = '< 902 10:05 13: AGAINST 301';
const TAKEN = '$ take friends said --write';
const RULED = '< 903 10:02 13: I rule on Judgment 1: No.';
const CALLED = '< 902 10:01 12: I call for Judgment: May tea be cold?';

sittings(
  {
    'what is in order is written once, with its message as its source': `
      $ take friends said
      < 901 10:00 11 👍12: Proposal: enact: Tea is served at five.
      ${AGAINST}
      < 903 10:06 14: FOR 301
      3 records in order, 0 refused, 0 on record already, 1 to be asked about.
      Nothing written. --write would write content/${P301}
      no player has stated this account
      ${TAKEN}
      Written:
      $ cat ${P301}
      = ---
      = proposal: 301
      = by: anna
      = proposed: 2026-03-02T10:00Z
      = enact: {}
      = votes:
      =   for:
      =     - { by: ben, why: 👍, source: "901" }
      =   against:
      =     - { by: carla, why: AGAINST 301, source: "902" }
      =   cast: { carla: 2026-03-02T10:05Z }
      = source: "901"
      = ---
      = Tea is served at five.
      $ check
      ${TAKEN}
      0 records in order, 0 refused, 3 on record already, 1 to be asked about.
      $ cat ${P301}
      | source: "901"
      | ---
      | Tea is served at five.
      |`,
    'what is pasted later is not taken for what stood on the same line before': `
      ${IN_A_CHAT}
      $ take friends pasted --ask
      < 11: Proposal: enact: Tea is served at five.
      < 12: FOR 301
      < 13: FOR 301
      < 11: FOR 301
      ? … > y
      ? … > y
      ? … > y
      ? … > y
      4 records in order
      $ close friends 301
      $ take friends pasted --ask
      < 12: Proposal: enact: Cake is free.
      < 11: AGAINST 302
      ? … > y
      ? … > y
      2 records in order, 0 refused, 0 on record already
      $ cat games/friends/proposals/302.md
      Cake is free.
      $ take friends pasted --write
      < 11: Proposal: enact: Tea is served at five.
      < 12: FOR 301
      < 13: FOR 301
      < 11: FOR 301
      0 records in order, 0 refused, 4 on record already
      ! Asked because`,
    'a program finds a pasted message by its line': `
      ${IN_A_CHAT}
      $ take friends pasted --format json
      < 11: Proposal: enact: Tea.
      <
      < 12: FOR 301
      { records: [{ message: L1 }, { message: L3 }] }
      /"source": ?"L1-[^]*"source": ?"L3-/`,
    'whoever wrote in a chat without an account is asked about, with the account to state': `
      $ edit games/friends/game.md ', account: ["discord:11", "chat:Anna"]' ""
      $ take friends pasted
      < Anna: Proposal: enact: Tea.
      < lol
      < Berg: Proposal: enact: Cake.
      Asked because no player has stated this account; game.md would state it as account: "chat:Anna".
      Asked because no player has stated this account; game.md would state it as account: "chat:Berg".
      “Proposal: enact: Tea. / lol”
      2 to be asked about`,
    'what the rules refuse is shown with their words, and not written': `
      $1 take friends said --write
      < 901 10:00 12: Proposal: enact: Tea is served at five.
      Understood, but against the rules:
      turn
      ! Written`,
    'what is not certain is taken when somebody at the terminal says so': `
      $ take friends said --ask
      ${PROPOSED}
      < 902 10:05 12: I vote FOR 301 if it rains.
      ? /902.*> I vote FOR 301 if it rains\\. Asked because .* is not understood, as “FOR 301” would be\\. Proposal 301.* ben: FOR 301\\? \\(y x n e q\\)$/ > y
      $ cat ${P301}
      for: - { by: ben, why: I vote FOR 301 if it rains., source: "902" }`,
    'one key says whose a vote is, which way it goes, and what a draft changes': `
      $ take friends said --ask
      ${PROPOSED}
      < 902 10:05 12: FOR 301\\nAGAINST 301
      < 903 10:06 14: FOR 301
      < 904 10:07 13: I vote FOR 301 if it rains.
      ? /> FOR 301 > AGAINST 301 Asked because the message votes both ways\\..* ben votes on 301\\? \\(f a b x n e q\\)$/ > a
      ? /no player has stated this account.* discord:14: FOR 301\\? \\(1 2 3 x n e q\\)$/ > 1
      ? … > q
      3 records in order, 0 refused, 0 on record already, 1 to be asked about.
      $ cat ${P301}
      for: - { by: anna, why: FOR 301, source: "903" }
      against: - { by: ben, why: FOR 301 AGAINST 301, source: "902" }`,
    'a draft is finished in other words, and what the rules refuse cannot be taken': `
      $ take friends said --ask
      < 901 10:00 11: I propose that we amend Rule 207 so that all have two votes.
      < 902 10:01 12: Proposal: enact: Tea.\\n\\nIs it for us?
      ? /\\(x n e q\\)$/ > e
      ? What does it say? (¶ ends a line) > Proposal: amend 207 to read: All have two votes.
      ? /turn.* \\(x n e q\\)$/ > n
      $ cat ${P301}
      by: anna
      amend: 207
      source: "901"
      All have two votes.`,
    'a draft that says how a rule is to read is there to be confirmed': `
      $ take friends said --ask
      < 901 10:00 11: Amend Rule 207 to read:\\nHalf of the votes are enough.\\n\\nA tie is a defeat.
      ? /is not understood, as “Proposal: amend 207 by replacing .*\\(x n e q\\)$/ > e
      ? What does it say? (¶ ends a line) >
      $ cat ${P301}
      amend: 207
      Half of the votes are enough.

      A tie is a defeat.`,
    'a vote on a proposal that the rules refuse is refused with it': `
      $1 take friends said
      < 901 10:00 12 👍13: Proposal: enact: Tea is served at five.
      carla: FOR “👍” The proposal was refused:
      turn
      2 refused`,
    'what may be a proposal keeps its number from later ones, and votes on that number wait': `
      $ take friends said
      < 901 10:00 11: Ahoy!\\n\\nProposal: enact: Tea is served at five.
      < 902 10:01 12: Proposal: enact: Hats are worn.
      < 903 10:02 13: FOR 301
      Message 901 may be an earlier proposal, and is asked first.
      0 records in order, 0 refused, 0 on record already, 1 to be asked about, 2 waiting for an answer.
      $1 take friends said --ask
      ? … > y
      2 records in order, 1 refused
      $ cat ${P301}
      by: anna
      for: - { by: carla, why: FOR 301, source: "903" }`,
    'words of a rule are replaced if they stand there exactly once': `
      $ take friends said --write
      < 901 10:00 11: Proposal: In Rule 207, replace "one vote" with "two votes".
      1 record in order
      $ cat ${P301}
      amend: 207
      two votes
      ! replace
      $ take friends said
      < 902 10:00 12: Proposal: amend Rule 207 by replacing "e" with "x"
      Asked because it cannot be put into effect as it is.
      times in Rule 207, and not once.`,
    'what a proposal does, and what is in doubt of it, is shown before it is taken': `
      $ take friends said --format json
      < 901 10:00 11: Proposal: In Rule 206, replace "10 points" with "4 points".
      New wording of Rule 206; its mechanics still say: When a proposal is defeated, the proposer loses 10 points.
      The amendment replaces 10 with 4 in the text of Rule 206.`,
    'words that seem to say what no mechanics do are shown with it': `
      $ take friends said --format json
      < 901 10:00 11: Proposal: In Rule 206, replace "10 points" with "4 points".
      Its words seem to say: When a proposal is defeated, the proposer loses 4 points.`,
    'a record in a message is taken with what it says beside the words': `
      $ take friends said --write
      < 901 10:00 11: ---\\nby: Anna Berg\\nenact: { title: Tea, mechanics: { awards: [{ on: adopted, to: proposer, points: 2 }] } }\\n---\\nTea is served at five.
      1 record in order
      $ cat ${P301}
      by: anna
      title: Tea
      points: 2
      | source: "901"
      | ---
      | Tea is served at five.
      |`,
    'a sentence about a change is never the words of a rule': `
      $ take friends said
      < 901 10:00 11: I propose that we amend Rule 207 so that all have two votes.
      Asked because it is not certain which change of rules it is.
      Write it yourself: nomic propose friends --by anna --amend 207 --text "…"
      0 records in order, 0 refused, 0 on record already, 1 to be asked about.`,
    'the answer for programs has each record with its message': `
      $ take friends said --format json
      ${PROPOSED}
      { records: [{ message: '901', author: 'discord:11', kind: proposal, asked: false }], written: [] }
      { records: [{ text: Tea is served at five., at: '2026-03-02T10:00:00Z' }] }`,
    'what is said to the channel is short, and a letter has a subject': `
      ${TAKEN}
      ${PROPOSED}
      $ say friends --on 2026-03-03
      Friends by Post Proposal 301
      | Still to vote: Anna Berg, Ben Cole and Carla Diaz.
      Answer: FOR 301, AGAINST 301 or ABSTAIN 301
      $ take friends said --format json
      < 905 11:00 12: > Friends by Post\\n> Answer: FOR 301, AGAINST 301 or ABSTAIN 301\\n\\nFOR 301
      { records: [{ kind: vote, player: ben, number: 301, value: for, is: ready }] }
      $ say friends --format mail
      /^Subject: \\[friends\\] /`,
    'a file that cannot be read is refused with a word': `
      $ write ../cut.json
      | {"channel": {"id": "1"
      $2 take friends cut.json
      cut.json was not read: the file cannot be read: it is cut off before its end.
      take friends -
      $2 take friends none.json`,
    'records are compared with the messages that they come from': `
      ${TAKEN}
      ${PROPOSED}
      ${AGAINST}
      $ check --against said
      0 records differ from 2 messages.
      $ edit ${P301} "against:" "for:"
      $ edit ${P301} "at five" "at six"
      $1 check --against said
      content/${P301}: the vote of carla is recorded as for, but message 902 says against.
      the recorded text differs from message 901: “Tea is served at five.”.`,
    'a withdrawal keeps its message, and both it and a ruling are compared with theirs': `
      $ edit games/friends/game.md "medium:" 'readings: { withdrawal: { take: "yes" } }\\nmedium:'
      ${TAKEN}
      ${PROPOSED}
      ${CALLED}
      ${TAKEN}
      ${RULED}
      ${TAKEN}
      < 904 11:00 11: I withdraw Proposal 301.
      $ cat ${P301}
      /^withdrawn: 2026-03-02.*\\n(.*\\n)*ending-source: "904"$/
      $ check
      $ take friends said --write
      ${PROPOSED}
      ${CALLED}
      ${RULED}
      < 904 11:00 11: I withdraw Proposal 301.
      0 records in order
      $ check --against said
      $ edit ${J1} "ruling: No" "ruling: Yes"
      $ edit ${P301} 'ending-source: "904"' 'ending-source: "902"'
      $1 check --against said
      the recorded ruling on Judgment 1 differs from message 903
      301.md: the proposal is recorded as withdrawn, but message 902 does not say so.`,
    'of a vote that is taken back when it is on record is said where it stands': `
      ${TAKEN}
      ${PROPOSED}
      ${AGAINST}
      $1 take friends said --write
      < 953 11:00 13: I retract my vote on 301
      The vote of carla on Proposal 301, AGAINST, is on record. If the game lets a player withdraw a vote, remove it from ${P301} by hand
      $1 take friends said --write
      < 952 11:00 12: I retract my vote on 301
      No vote of ben on an open Proposal 301 is on record.
      # A file that has grown has the vote once more, and perhaps others that were never written.
      $1 take friends said --write
      ${PROPOSED}
      ${AGAINST}
      < 950 10:30 13: FOR 301
      < 953 11:00 13: I retract my vote on 301
      The vote of carla on Proposal 301, AGAINST, is on record.
      0 records in order, 1 refused, 2 on record already, 0 to be asked about, 1 followed by later ones.
      $ take friends said --write
      < 953 11:00 13: I retract my vote on 301
      < 954 12:00 13: FOR 301
      Message 954 is later.
      1 record in order`,
    'figures beside a title are kept where a rule in force makes proposals carry them': `
      $ write rulesets/suber/214.md
      | ---
      | rule: 214
      | tier: mutable
      | mechanics: { proposal-facts: { adoption_index: { least: 1 } } }
      | ---
      | Proposals have an index.
      ${TAKEN}
      < 901 10:00 11: I submit the following proposal, "Tea = 4", AI=1.5, urgency = 2: { enact: Tea is hot. }
      1 record in order
      $ cat ${P301}
      facts: { adoption_index: 1.5 }`,
    'a proposal is made with its figures by command': `
      $1 propose friends --enact --text Tea. --dry-run --anyway --facts "{ index: 3 }"
      facts: { index: 3 }
      $2 propose friends --enact --text Tea. --dry-run --anyway --facts "{ index: 3"
      The facts cannot be read`,
    'of several votes of one player the last is written, and one that is taken back is not': `
      ${TAKEN}
      ${PROPOSED}
      < 902 10:01 11: FOR 301
      < 903 10:02 12: AGAINST 301
      < 904 10:03 11: I retract my vote on 301
      < 905 10:04 12: I change my vote on 301 to FOR
      < 906 10:06 13: FOR 301
      < 907 10:07 13: AGAINST 301 if Ann agrees
      2 records in order, 0 refused, 0 on record already, 1 to be asked about, 1 waiting for an answer, 3 followed by later ones.
      $ cat ${P301}
      for: - { by: ben, why: I change my vote on 301 to FOR, source: "905" }
      ! carla
      ! by: anna, source`,
    'a vote waits until it is said whether a later message takes it back': `
      ${TAKEN}
      ${PROPOSED}
      ${AGAINST}
      < 903 10:06 13: Taking back 301 until it is hot
      < 904 10:07 12: FOR 301
      < 905 10:08 12: Scrap that
      Message 903 is later, and what it says is asked first.
      Message 905 is later, and what it says is asked first.
      1 record in order, 0 refused, 0 on record already, 2 to be asked about, 2 waiting for an answer.
      $ take friends said --ask
      ${PROPOSED}
      ${AGAINST}
      < 903 10:06 13: Taking back 301 until it is hot
      < 904 10:07 12: FOR 301
      < 905 10:08 12: Scrap that
      ? /\\(f a b w x n e q\\)$/ > w
      ? /\\(x o n q\\)$/ > o
      ? /\\(f a b w x n e q\\)$/ > x
      Said to count for nothing:
      1 record in order, 0 refused, 1 on record already, 0 to be asked about, 2 followed by later ones.
      $ cat ${P301}
      for: - { by: ben, why: FOR 301, source: "904" }
      ! carla`,
    'all talk is one question, and each is asked about if somebody says so': `
      ${TAKEN}
      ${PROPOSED}
      < 902 10:05 12: FOR 301
      < 903 10:06 13: The train is late again today.
      < 904 10:07 12: Cross out the line from yesterday
      Nothing of this is a vote or a move “carla: The train is late again today. / ben: Cross out the line from yesterday”
      1 record in order, 0 refused, 0 on record already, 2 to be asked about, 1 waiting for an answer.
      $ take friends said --ask
      < 902 10:05 12: FOR 301
      < 903 10:06 13: The train is late again today.
      < 904 10:07 12: Cross out the line from yesterday
      ? /> carla: The train is late again today\\. > ben: Cross out the line from yesterday .* \\(x o n q\\)$/ > o
      ? … > x
      ? /> Cross out the line from yesterday .* \\(f a b w x n e q\\)$/ > e
      ? What does it say? (¶ ends a line) > I retract my vote on 301
      Replaced by a later message, so not recorded:`,
    'a message that names another game of the archive is asked about': `
      $ write games/chess-club/game.md
      ${HEAD.trim().replace('Friends by Post', 'The Chess Club').replace(/^/gm, '| ')}
      $ take friends said
      ${PROPOSED}
      < 902 10:05 12: FOR 301 in chess-club
      < 903 10:06 13: For The Chess Club:\\nFOR 301
      1 record in order, 0 refused, 0 on record already, 2 to be asked about.
      Asked because “For The Chess Club:” is not understood, as “FOR 301” would be.`,
    'who leaves and who joins is recorded, and who joins only when somebody says so': `
      ${TAKEN}
      < 901 10:00 13: I leave the game.
      < 902 10:01 12: I quit.
      < 903 10:02 77: I join the game as Dora Unn
      < 904 10:03 11: Carla: "I leave the game."
      < 905 10:04 12: If this passes I leave the game
      carla: leave “I leave the game.”
      1 record in order, 0 refused, 0 on record already, 4 to be asked about.
      Dora Unn joins, as discord:77
      $ cat games/friends/events/2026-03.md
      leave: carla
      why: I leave the game.
      source: "901"
      ! join
      $ take friends said --ask
      ? … > n
      ? … > y
      ? … > n
      ? … > n
      $ cat games/friends/events/2026-03.md
      /join: \\{ id: dora-unn, name: Dora Unn, account: discord:77 \\}, why: I join the game as Dora Unn, source: "903"/
      $ check
      ${TAKEN}
      0 records in order, 0 refused, 2 on record already`,
    'a ruling keeps its message, and votes to overrule it are one record': `
      ${TAKEN}
      ${PROPOSED}
      ${CALLED}
      ${TAKEN}
      ${RULED}
      $ cat ${J1}
      judge: carla
      ruling-source: "903"
      $ check
      $ take friends said
      ${PROPOSED}
      ${CALLED}
      ${RULED}
      3 on record already
      # All others have to agree to it.
      $1 take friends said
      < 910 11:00 11: I vote to overrule Judgment 1
      1 refused
      ${TAKEN}
      < 910 11:00 11: I vote to overrule Judgment 1
      < 911 11:01 12: I vote to overrule Judgment 1
      It counts with message 911.
      $ cat ${J1}
      overruled: { for: [anna, ben], on: 2026-03-02T11:01Z, sources: ["910", "911"]
      $ check
      $ take friends said
      < 910 11:00 11: I vote to overrule Judgment 1
      < 911 11:01 12: I vote to overrule Judgment 1
      2 on record already`,
  },
  { before: BEGUN, lay },
);

describe('a vote that is on record already', () => {
  sittings(
    {
      'is changed when somebody says so also where nobody knows the times': `
        $ take friends pasted --ask
        < Anna: FOR 301
        ? … > y
        $ take friends pasted --write
        < Anna: AGAINST 301
        Asked because nothing but the words that were pasted says who wrote it.
        $ take friends pasted --write
        < Anna: FOR 301
        1 on record already
        $ take friends pasted --ask
        < Anna: I change my vote on 301 to against
        ? /> I change my vote on 301 to against Asked because nothing but the words that were pasted says who wrote it\\..* anna: AGAINST 301\\? \\(y w x n e q\\)$/ > y
        It replaces FOR.
        $ cat ${P301}
        /- \\{ by: carla, .* source: "902" \\}\\s+- \\{ by: anna, .* source: L1-\\w+ \\}$/
        |   cast: { carla: 2026-03-02T10:05Z }`,
      'stays where the game says so': `
        $ edit games/friends/game.md "medium:" "second-votes: refused\\nmedium:"
        $1 take friends said --write
        ${PROPOSED}
        ${AGAINST}
        < 904 11:00 13: I change my vote on 301 to for
        By game.md nobody may change a vote in this game, and the vote of carla on Proposal 301 is on record, AGAINST.
        $ cat ${P301}
        against: - { by: carla, why: AGAINST 301, source: "902" }
        ! for:`,
      'is asked about where the rules give several ballots': `
        $ edit rulesets/suber/207.md "player has one vote." "player has 2 votes."
        ${TAKEN}
        < 904 11:00 13: FOR 301
        Asked because it may be a second ballot, or change the vote on record.`,
      'changes in the file of its own where it has one': `
        $ write ${P301}
        | ---
        | proposal: 301
        | by: anna
        | proposed: 2026-03-02T10:00Z
        | enact: {}
        | source: "901"
        | ---
        | Tea is served at five.
        $ write games/friends/votes/301-carla.md
        | ---
        | vote: against
        | on: 2026-03-02T10:05Z
        | source: "902"
        | ---
        | No.
        ${TAKEN}
        < 904 11:00 13: I change my vote on 301 to for
        1 record in order
        $ cat ${P301}
        ! votes
        $ cat games/friends/votes/301-carla.md
        = ---
        = vote: for
        = on: 2026-03-02T11:00Z
        = source: "904"
        = ---
        = I change my vote on 301 to for`,
    },
    { before: `${BEGUN}\n${TAKEN}\n${PROPOSED}\n${AGAINST}`, lay },
  );
});

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
  game.write('games/friends/game.md', HEAD);
});
afterEach(() => game.remove());
const take = async (...words: readonly string[]) =>
  (await game.nomic(['take', 'friends', ...words])).out?.replace(/\s+/g, ' ');

test('a vote gives its place to a later one, and the comparison with the branch before accepts it', async () => {
  const said = (...lines: readonly string[]) => {
    lay(
      game,
      lines.map((line) => line.replace('< ', '')),
      ['said'],
    );
    return take('said', '--write');
  };
  const records = () => {
    const library = readLibrary(join(game.folder, 'content'));
    if (!library.ok) throw new Error(library.message);
    return library.records;
  };
  expect(await said(PROPOSED, AGAINST)).toContain('2 records in order');
  const was = game.read(P301);
  const before = records();
  expect(await said(PROPOSED, AGAINST, '903 10:06 12: FOR 301')).toContain(
    '1 record in order, 0 refused, 2 on record',
  );
  const later = '904 11:00 13: FOR 301';
  expect(await said(later)).toContain('It replaces AGAINST, 2026-03-02T10:05Z.');
  const votes = `votes:
  cast: { ben: 2026-03-02T10:06Z, carla: 2026-03-02T11:00Z }
  for:
    - { by: ben, why: FOR 301, source: "903" }
    - { by: carla, why: FOR 301, source: "904" }
`;
  const now = was.replace(/^votes:[\s\S]*?(?=^source)/m, votes);
  expect(game.read(P301)).toBe(now);
  expect((await game.nomic(['check'])).status).toBe(0);
  expect(findRewritings(compareRecords(before, records()))).toEqual([]);
  // Earlier messages are not told again, and the whole channel changes nothing.
  expect(await said(PROPOSED, AGAINST)).toContain(
    '0 records in order, 0 refused, 1 on record already, 0 to be asked about, 1 followed by later ones.',
  );
  expect(await said(PROPOSED, AGAINST, later)).toContain('0 records in order');
  expect(game.read(P301)).toBe(now);
});

/** A pull request with the title and words of a proposal, closed at eleven, and a comment at ten. */
function pulled(words: string, merged: boolean, comments: readonly string[]): string {
  const address = 'https://github.com/o/r/pull/301';
  const at = '2026-03-02T11:00:00Z';
  const post = (login: string, body: string, hour: string) => ({
    ...{ user: { login }, body, created_at: `2026-03-02T${hour}:00:00Z` },
    updated_at: `2026-03-02T${hour}:00:00Z`,
  });
  const pull = {
    ...{
      ...post('anna-b', words, '09'),
      html_url: address,
      number: 301,
      title: 'Proposal 301: Tea',
    },
    ...{ state: 'closed', closed_at: at, merged_at: merged ? at : null },
  };
  const said = comments.map((each, i) => {
    const [login = '', body = ''] = each.split(': ');
    return { ...post(login, body, '10'), html_url: `${address}#issuecomment-${i}` };
  });
  return JSON.stringify([pull, ...said]);
}

test.each<readonly [string, boolean, readonly string[], votes: string, ending: string]>([
  ['adopted by its merge, where nobody voted', true, [], '', 'outcome: adopted'],
  ['defeated by its closing', false, [], '', 'outcome: defeated'],
  [
    'adopted by its votes, in the same run',
    true,
    ['anna-b: FOR', 'ben-c: FOR', 'carla-d: FOR'],
    'for:',
    'closed: 2026-03-02T11:00Z',
  ],
])('a pull request is %s', async (_, merged, comments, votes, ending) => {
  const accounts = HEAD.replace('"discord:11"', '"github:anna-b"')
    .replace('"discord:12"', '"github:ben-c"')
    .replace('"discord:13"', '"github:carla-d"');
  const custom = '- { github: pulls, closes: merged }';
  game.write('games/friends/game.md', accounts.replace(/- \{ discord.*/, custom));
  writeFileSync(join(game.folder, 'pull'), pulled('enact: Tea is hot.', merged, comments));
  const told = await take('pull', '--write');
  expect(told).toContain(`${2 + comments.length} records in order, 0 refused`);
  const record = game.read(P301);
  for (const part of [votes, ending, 'ending-source: https://github.com/o/r/pull/301'])
    expect(record).toContain(part);
  expect(record.includes('outcome')).toBe(comments.length === 0);
  expect((await game.nomic(['check'])).status).toBe(0);
  expect(await take('pull')).toContain('0 records in order, 0 refused');
});

test('very many messages are bounded, with a word', { tags: ['slow'] }, async () => {
  const write = (text: string) => writeFileSync(join(game.folder, 'pasted'), text);
  write('Zed:\n\n02-03-2026 15:11:02 UTC\n'.repeat(150_000));
  expect(await take('pasted')).toContain(
    '0 records in order, 0 refused, 0 on record already, 0 to be asked about.',
  );
  const joining = Array.from({ length: 2002 }, (_, i) => `< ${i + 1} 10:15 11: I join the game.`);
  lay(
    game,
    joining.map((line) => line.replace('< ', '')),
    ['said'],
  );
  expect(await take('said')).toContain('At most 2000 messages are tried at once.');
});
