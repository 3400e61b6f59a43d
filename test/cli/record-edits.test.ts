/**
 * The commands that write moves: what they write, what they say, and what they refuse.
 *
 * @module-tag slow
 */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScratchGame, scratchGame } from './scratch-game.ts';
import { sittings } from './sittings.ts';

const GAME = 'games/friends/game.md';
const P301 = 'games/friends/proposals/301.md';
const KIND = '$ propose friends --enact --text "Be kind." --on 2026-03-02';
/** By custom of the game, where the rules say otherwise or nothing. */
const takes = (readings: string) =>
  `$ edit ${GAME} "players:" 'readings: { ${readings} }\\nplayers:'`;

describe('a turn', () => {
  sittings({
    'is played by three commands': `
      $ propose friends --amend 206 --on 2026-03-02
      | Written: content/${P301}
      | Proposal 301 by Anna Berg, 2 March 2026: 0 for, 0 against so far.
      | It needs all 5 missing votes for it (Rule 203).
      | Still to vote: Ben Cole, Anna Berg, Carla Diaz, Dov Ek and Eve Fox.
      $ vote friends 301 --for ben,carla --against eve --on 2026-03-05
      2 for, 1 against so far.
      It is lost, whether the others vote for or against (Rule 203).
      $ vote friends --against anna --against dov --on 2026-03-06
      $ cat ${P301}
      | by: anna
      | proposed: 2026-03-02
      | amend: 206
      | mechanics: keep
      | votes:
      |   for: [ben, carla]
      |   against: [eve, anna, dov]
      /cast: { ben: 2026-03-05, .*, dov: 2026-03-06 }\\n---\\nWhen a proposed rule-change is defeated,/
      $ close friends 301 --on 2026-03-08
      | Defeated 2 : 3 (Rule 203). Anna Berg −10 (Rule 206), +4 (Rule 202; contestable): 0 → −6.
      | Next: Ben Cole is to make Proposal 302.
      Note: The award for Proposal 301 depends on a reading.
      $ cat ${P301}
      | closed: 2026-03-08
      | ---
      $ check friends`,
    'may make a rule': `
      $ propose friends --enact --title Kindness --text "Be kind." --on 2026-03-02
      $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-03
      $ close friends --on 2026-03-04
      Adopted 5 : 0 (Rule 203). Rule 301 enacted: version 1. Anna Berg +10
      $ show friends --rule 301
      Kindness`,
    'may repeal a rule, or transmute it to the tier that is left': `
      ${takes('withdrawal: { take: "yes" }')}
      $ propose friends --repeal 205 --on 2026-03-02
      $ cat ${P301}
      | repeal: 205
      $ withdraw friends --on 2026-03-03
      | Withdrawn.
      | Next: Anna Berg is to make Proposal 302.
      $ propose friends --transmute 112 --on 2026-03-04
      $ cat games/friends/proposals/302.md
      | transmute: { rule: 112, to: mutable }`,
    'takes today for the day of a move, and makes the folder of proposals': `
      $ propose friends --repeal 205
      $ cat ${P301}
      | proposed: 2026-07-01`,
    'names the command that ends a vote in which everybody has voted': `
      ${KIND}
      $ vote friends --for anna,ben,carla,dov --on 2026-03-03
      ! close
      $ vote friends --against eve --on 2026-03-03 --content content
      | To close the vote: nomic close friends 301 --content content
      $ status friends
      To close the vote: nomic close friends 301
      $ close friends --on 2026-03-04
      $ status friends
      ! close friends`,
    'says in a line each where many results depend on readings': `
      ${KIND}
      $ vote friends --for anna --abstain ben,carla,dov,eve --on 2026-03-03
      $ close friends --on 2026-03-04
      | Note: 5 results depend on readings. For the questions, see nomic check friends --notes:
      | - The outcome of Proposal 301: it is defeated; under “none-against” it is adopted.
      /^(?:- .*\\n){5}(?!-)/
      ! /(?:- .*\\n){6}/
      ! /Note:[^]*Note:/`,
    'names --on where today is before the latest date on record': `
      $ propose friends --enact --text "Be kind." --on 2126-03-02 --anyway
      $ vote friends --for anna,ben,carla,dov,eve --on 2126-03-03 --anyway
      $1 close friends
      but the latest record has 2126-03-03. Give its date with --on.
      $1 close friends --on 2026-03-04
      Type --on 2126-03-02, or a later day.
      $ close friends --on 2126-03-04 --anyway`,
    'takes mechanics as YAML, and words from a file': `
      $ write ../words.txt
      | The proposer loses 5 points.
      $ propose friends --amend 206 --file words.txt --mechanics "{ awards: [{ on: defeated, to: proposer, points: -5 }] }"
      $ cat ${P301}
      points: -5
      | ---
      | The proposer loses 5 points.
      |`,
    'may be a motion that says what is done, and changes no rule': `
      $ propose friends --act [] --text "We thank Ada." --on 2026-03-02
      $ cat ${P301}
      /^act: \\[\\]\\n---\\nWe thank Ada\\.\\n$/
      $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-03
      $ close friends --on 2026-03-04
      Adopted 5 : 0
      $ propose friends --repeal 205 --act "{ note: The chair broke. }" --on 2026-03-05
      $ cat games/friends/proposals/302.md
      | repeal: 205
      | act: [ { note: The chair broke. } ]`,
    'is called by its word where its proposal has no number that counts': `
      ${takes('withdrawal: { take: "yes" }')}
      $ propose friends --repeal 205 --number 7729#1 --on 2026-03-02
      Written: content/games/friends/proposals/7729-1.md
      $ cat games/friends/proposals/7729-1.md
      | proposal: 7729#1
      $ vote friends 7729#1 --for anna,ben --on 2026-03-03
      2 for, 0 against so far.
      $ vote friends 7729-1 --for carla --on 2026-03-03
      3 for, 0 against so far.
      $ withdraw friends 7729#1 --on 2026-03-04`,
    'is said as JSON': `
      $ propose friends --repeal 205 --format json
      { ok: true, written: true, file: content/${P301}, findings: [] }
      { game: { status: playing, toMove: anna } }
      { text: "---\\nproposal: 301\\nby: anna\\nproposed: 2026-07-01\\nrepeal: 205\\n---\\n" }
      $2 close friends --dry-run --format json`,
  });
});

describe('a move that is not in order', () => {
  sittings({
    'is not written, with the finding of the check': `
      $1 propose friends --repeal 205 --by ben
      /^Not written. Ben Cole .ben. makes Proposal 301, but it is the turn of Anna Berg/
      turn/out-of-order
      # Nobody can look into a file that is not there, and the game has not stopped.
      ! content/${P301}
      ! stopped
      ! │ by: ben
      # No file was made, since the next has its name.
      $ propose friends --repeal 205 --dry-run
      content/${P301} would be`,
    'is written all the same where somebody says so': `
      $1 propose friends --repeal 205 --by ben --anyway
      turn/out-of-order
      Written: content/${P301}
      $ cat ${P301}
      | by: ben`,
    'is a second vote, and a vote closed too early': `
      $ propose friends --repeal 205 --on 2026-03-02
      $ vote friends --for anna --on 2026-03-02
      $1 vote friends --against anna
      vote/twice
      $1 close friends
      vote/missing
      $ cat ${P301}
      | votes:
      |   for: [anna]
      |   cast: { anna: 2026-03-02 }
      | ---`,
  });
});

describe('a vote that is on record', () => {
  sittings(
    {
      'is changed where that is asked for': `
        $1 vote friends --against ben --on 2026-03-04
        vote/twice
        Add --change: replace the vote that the player has on record.
        $ vote friends --against ben --change --on 2026-03-04
        1 for, 2 against so far.
        $ cat ${P301}
        | votes:
        |   for: [anna]
        |   against: [eve, ben]
        |   cast: { anna: 2026-03-03, eve: 2026-03-03, ben: 2026-03-04 }`,
      'is changed in the file that it has for itself': `
        $ vote friends --for dov --own-file --on 2026-03-03
        $ vote friends --against dov --change --own-file --on 2026-03-04
        $ cat games/friends/votes/301-dov.md
        --- vote: against on: 2026-03-04 ---
        $ cat ${P301}
        ! dov`,
      'is not changed where there is none, for two at once, or where votes stay': `
        $2 vote friends --for carla --change
        Carla Diaz has no vote on Proposal 301 on record that could be changed.
        $2 vote friends --against ben,anna --change
        One vote is changed at a time.
        $ edit ${GAME} "players:" "second-votes: refused\\nplayers:"
        $2 vote friends --against ben --change
        may change a vote in this game`,
    },
    { before: `${KIND}\n$ vote friends --for ben,anna --against eve --on 2026-03-03` },
  );
});

let game: ScratchGame;
beforeEach(() => {
  game = scratchGame();
});
afterEach(() => game.remove());
const nomic = (line: string) => game.nomic((line.match(/"[^"]*"|\S+/g) ?? []).map(unquoted));
const unquoted = (word: string) => word.replaceAll('"', '');

describe('a record that is there', () => {
  const WRITTEN = `---\r\nproposal: 301 # the first\r\nby: anna\r\nproposed: 2026-03-02\r\nrepeal: 205\r\nnotes: Why not?\r\n---\r\n`;

  test('keeps its comments, its order and its line endings, and is only shown by --dry-run', async () => {
    game.write(P301, WRITTEN);
    const { out } = await nomic('vote friends --for anna --on 2026-03-03 --dry-run');
    expect(out).toContain(`Nothing written. content/${P301} would be:`);
    expect(out).toContain('  for: [anna]\n');
    expect(game.read(P301)).toBe(WRITTEN);
    await nomic('vote friends --for anna --on 2026-03-03');
    const votes = 'votes:\r\n  for: [anna]\r\n  cast: { anna: 2026-03-03 }\r\n';
    expect(game.read(P301)).toBe(WRITTEN.replace('notes:', `${votes}notes:`));
  });

  sittings({
    'is not overwritten by another with its number': `
      ${takes('withdrawal: { take: "yes" }, withdrawn-number: { take: reused }')}
      $ propose friends --repeal 205 --on 2026-03-02
      $ withdraw friends --on 2026-03-03
      $ propose friends --repeal 206 --on 2026-03-04
      Written: content/games/friends/proposals/301-2.md
      $ cat ${P301}
      | repeal: 205
      | withdrawn: 2026-03-03`,
    'has a file that no other has in any letters': `
      $ write games/friends/proposals/A-B.md
      | ---
      | proposal: 300
      | lost: true
      | ---
      $1 propose friends --amend 206 --number a.b --dry-run --anyway
      content/games/friends/proposals/a-b-2.md would be`,
  });

  test('is not made through a link that leads out of the content folder', async () => {
    const elsewhere = join(game.folder, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(game.folder, 'content/games/friends/proposals'));
    expect((await nomic('propose friends --repeal 205 --anyway')).status).not.toBe(0);
    expect(existsSync(join(elsewhere, '301.md'))).toBe(false);
  });
});

/** Those of no game are found before any game is opened. */
test.each([
  ['vote friends --for anna', 'No proposal is open in friends.'],
  ['close friends 301', 'Proposal 301 is not on record. No proposal is open.'],
  ['propose friends', 'Say what is proposed'],
  ['propose friends --enact', 'A new rule needs its words'],
  ['propose friends --amend 999', 'There is no Rule 999 in force.'],
  ['propose friends --repeal 205 --by ann', 'There is no player “ann”. Did you mean anna?'],
  ['propose friends --repeal 205 --amend 206', 'two changes'],
  ['propose friends --repeal 205 --on March', '“March” is not a date.'],
  ['propose friend --repeal 205', 'Did you mean friends?'],
  ['vote friends x --for anna', 'Proposal x is not on record.'],
  ['vote friends a/b --for anna', '“a/b” cannot be the number of a record'],
  ['propose friends --act [] --title Tea', 'describe a rule, but no rule is changed'],
  // Names that cannot be files or addresses
  ['propose friends --amend 206 --number con', '“con” cannot be the n'],
  ['propose friends --amend 206 --number con', 'Windows keeps this name for a device'],
  ['propose friends --amend 206 --number index.html', '`index-html` would do'],
  ['event friends "forfeit: ben" --name years', '“years” cannot be the n'],
  ['event friends "forfeit: ben" --name years', '`years-1` would do'],
  ['event friends "forfeit: ben" --name ../x', 'A name has at most 100 characters'],
  ['event friends "forfeit: ben" --after ..', 'Write 301, or a word such as 7729#1.'],
  ['judge friends aux.1 --accept', '`aux-1` would do'],
  ['propose nowhere', 'Say what is proposed'],
  ['propose nowhere --from x --enact', 'leave out --enact'],
  ['vote nowhere ??? --for anna', '???'],
  ['close nowhere ???', '???'],
  ['judge nowhere', 'nomic judge --ruling nowhere --ask "May …?" --by'],
  ['judge nowhere --ask "May they?" --ruling Yes --settles {', 'What is settled'],
  ['event nowhere pause', 'nomic event "note: nowhere pause"'],
  ['event nowhere --roll six', 'is not what a die shows'],
  ['correct nowhere proposals/301', 'There is no game “nowhere”'],
  ['close nowhere 301 --on tomorrow', 'is not a date'],
])('%s: %s', async (line, words) => {
  const { status, err, out } = await nomic(line);
  expect({ status, out }).toEqual({ status: 2, out: undefined });
  expect(err?.replace(/\s+/g, ' ')).toContain(words);
  expect(existsSync(join(game.folder, 'content/games/friends/proposals'))).toBe(false);
});
