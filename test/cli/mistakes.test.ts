/**
 * Mistakes of a player who does not know the command by heart. Each row is one mistake, in a game
 * by post. Its five players move in the order anna, ben, carla, dov, eve. The answer says what is
 * wrong and what to type.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventForm } from '../../src/cli/record-edits/event-forms.ts';
import { EVENT_KINDS } from '../../src/records/kinds/event-facts.ts';
import { toPlayerId } from '../../src/values/ids.ts';
import { type ScratchGame, scratchGame } from './scratch-game.ts';

interface Mistake {
  /** Commands that run before the mistake. */
  readonly after?: readonly string[];
  readonly typed: string;
  /** The exit code; 2 for a command that cannot be meant so. */
  readonly status?: number;
  /** How the answer begins. */
  readonly begins: string;
  /** Words that the answer contains, however its lines are broken. */
  readonly says?: readonly string[];
}

const OPEN = 'propose --enact --text Tea. --on 2026-03-02';
const DEFEATED = [
  OPEN,
  'vote --against anna,ben,carla,dov,eve --on 2026-03-03',
  'close --on 2026-03-04',
];
const VOTED = [OPEN, 'vote --for anna,ben,carla,dov,eve --on 2026-03-03', 'close --on 2026-03-04'];

const MISTAKES: readonly Mistake[] = [
  {
    after: [OPEN, 'vote --for anna --on 2026-03-03'],
    typed: 'vote --for anna,ben --against ben --on 2026-03-03',
    status: 1,
    begins: 'Not written. Anna Berg has voted already: for. You name ben twice. ',
    says: [
      'nomic vote --for ben --on 2026-03-03 nomic vote --against ben --on 2026-03-03',
      'Name ben once, with the vote that counts.',
    ],
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla --against dov --on 2026-03-03'],
    typed: 'close',
    status: 1,
    begins: 'Not written. Eve Fox (eve) did not vote on Proposal 301.',
    says: ['nomic vote 301 --for eve nomic vote 301 --against eve More:'],
  },
  {
    after: DEFEATED,
    typed: 'event points: {eve: 3} --rule 301',
    status: 1,
    begins:
      'Not written. The points are given under Rule 301. Proposal 301 was defeated, and no rule has had its number.',
  },
  /* A word, a number or a file that is not among those that there are: the nearest, and all. */
  {
    typed: 'show --version 9',
    begins: 'nomic: there is no version “9”. Did you mean 0? nomic show --version 0\n',
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve --on 2026-03-03', 'close --on 2026-03-04'],
    typed: 'show --version 9',
    begins:
      'nomic: there is no version “9”. Did you mean 1? There are 0 and 1. nomic show --version 1\n',
  },
  {
    typed: 'show --at 2025-01-01',
    begins:
      'nomic: friends began on 1 March 2026, after 1 January 2025. nomic show --at 2026-03-01\n',
  },
  {
    typed: 'propose --enact --text Tea. --tier mutabel --on 2026-03-02',
    begins:
      'Not written. The rules in force have no tier “mutabel”. Did you mean “mutable”? The tiers are immutable and mutable. nomic propose --enact --text Tea. --tier mutable --on 2026-03-02\n',
  },
  {
    after: ['judge --ask Why? --by ben --on 2026-03-02'],
    typed: 'judge 5 --ruling No --on 2026-03-03',
    begins:
      'Not written. There is no Judgment 5 in friends. The Judgments are 1. nomic judge 1 --ruling No --on 2026-03-03\n',
  },
  {
    after: [OPEN],
    typed: 'correct 999 --why Wrong.',
    begins:
      'Not written. There is no record content/games/friends/proposals/999.md. Did you mean 301? There are game and 301. nomic correct 301 --why Wrong.\n',
  },
  {
    after: [OPEN],
    typed: 'correct proposals/302 --why Wrong.',
    begins:
      'Not written. There is no record content/games/friends/proposals/302.md. Did you mean 301? There are game and 301. nomic correct 301 --why Wrong.\n',
  },
  {
    typed: 'propose --amend #110 --text Tea.',
    status: 1,
    begins: 'Not written. Rule 110 is immutable, and immutable rules may not be amended.',
  },
  {
    typed: 'import content/rulesets/suber/105.txt --as tea',
    begins:
      'Not written. There is no file “content/rulesets/suber/105.txt”. Did you mean content/rulesets/suber/105.md?',
    says: ['nomic import content/rulesets/suber/105.md --as tea'],
  },
  {
    after: [OPEN],
    typed: 'vote 301 {for:[anna,ben]}',
    begins: 'Not written. “{for:[anna,ben]}” is one too many: nomic vote 301 --for anna,ben\n',
  },
  {
    typed: 'show --rule rule-206',
    begins:
      'nomic: there is no Rule “rule-206”. Did you mean 206? There are 101 to 116 and 201 to 213. nomic show --rule 206\n',
  },
  {
    typed: 'show --version -1',
    begins: 'nomic: there is no version “-1”. There is 0. nomic show --version 0\n',
  },
  {
    typed: 'event roll: three',
    begins: 'Not written. `roll` is `three`',
    says: ['Say it so: nomic event --roll 3'],
  },
  {
    typed: 'import content/rulesets/suber/105.md --as Tea!',
    begins: 'Not written. “Tea!” cannot be the id of a ruleset.',
    says: ['nomic import content/rulesets/suber/105.md --as tea'],
  },
  {
    typed: 'init tea --title T --ruleset suber --medium mail --player ann=Ann --player ann=Bo',
    begins: 'Not written. Two players have the id ann. Give the second one of its own:',
    says: ['--player ann=Ann --player bo=Bo'],
  },
  /* The command in the place of one that is refused is refused too. */
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve --on 2026-03-03'],
    typed: 'close --on 2026-03-01',
    status: 1,
    begins: 'Not written. `closed` is 2026-03-01, before `proposed`, which is 2026-03-02.',
    says: ['nomic close --on 2026-07-01'],
  },
  {
    typed: 'init Tea! --ruleset suber --medium mail',
    begins: 'Not written. The game needs a title. “Tea!” cannot be the id of a game: it has small',
    says: ["nomic init tea --title 'Tea!' --ruleset"],
  },
  {
    after: VOTED,
    typed: 'vote 301 --against eve --change',
    begins:
      'Not written. Proposal 301 is not open: it is adopted, and its vote closed on 2026-03-04. Eve Fox has voted: for. No proposal is open. Next: Ben Cole is to make Proposal 302. If its record is wrong, edit content/games/friends/proposals/301.md, and then say why: nomic correct 301 --why',
  },
  {
    typed: 'init Tea! --title Tea --ruleset suber --medium mail --on 2026-03-01',
    begins: 'Not written. “Tea!” cannot be the id of a game. Write tea, for instance.',
    says: ['nomic init tea --title Tea --ruleset suber --medium mail --on 2026-03-01'],
  },
  {
    typed: 'commit -m Vote',
    begins:
      'nomic: there is no command “commit”. It is one of git, which keeps the files that this program writes: git commit -m Vote\n',
  },
  {
    after: [OPEN],
    typed: 'unvote 301',
    begins: 'nomic: there is no command “unvote”. Nobody has voted on Proposal 301 yet:',
  },
  {
    after: [OPEN, 'vote --for anna --against ben'],
    typed: 'undo',
    begins:
      'nomic: there is no command “undo”. The last move is the vote of Ben Cole on 301: against.',
    says: [
      'If Ben Cole did not vote, delete ben below `votes` in content/games/friends/proposals/301.md.',
      'If Ben Cole voted for: nomic vote 301 --for ben --change',
    ],
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve'],
    typed: 'enact friends 301',
    begins: 'nomic: there is no command “enact”: the votes decide. nomic close friends 301\n',
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve'],
    typed: 'vote 301',
    begins: 'Not written. Everybody has voted on Proposal 301. nomic close 301\n',
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for PLAYERS',
    begins: 'Not written. “PLAYERS” stands for what only you know. Write that in its place.',
  },
  {
    typed: 'event Dave Jones joins the game',
    begins: 'Not written. Say it so: nomic event "join: { id: dave, name: Dave Jones }"\n',
  },
  {
    typed: 'event join: { dave: Dave Jones }',
    begins: 'Not written. `id` is missing.',
    says: ['Say it so: nomic event "join: { id: dave, name: Dave Jones }"'],
  },
  {
    typed: 'event join: { id: eve, name: Eve Fox } --on 2026-03-02',
    status: 1,
    begins:
      'Not written. “eve” is a player already: Eve Fox. If Eve Fox had left, record it before: `leave: eve`.',
  },
  {
    after: ['event leave: eve --on 2026-03-02'],
    typed: 'event join: { id: evelyn, name: Eve Fox } --on 2026-03-03',
    status: 1,
    begins: 'Not written. Two players are called “Eve Fox”.',
    says: ['Somebody who returns keeps the id `eve`.'],
  },
  {
    typed: 'event --roll seven',
    begins: 'Not written. “seven” is not what a die shows. Write its number, such as --roll 4.\n',
  },
  /* An unknown command. */
  {
    after: [OPEN],
    typed: 'cast-vote 301 --for anna',
    begins:
      'nomic: there is no command “cast-vote”. Did you mean vote? nomic vote 301 --for anna\n',
  },
  {
    typed: 'add-player karl=Karl',
    begins: 'nomic: there is no command “add-player”. Say it so:',
    says: ['nomic event "join: { id: karl, name: Karl }"'],
  },
  {
    typed: 'roll-die',
    begins:
      'nomic: there is no command “roll-die”. Say it so, with the number in place of the capitals: nomic event --roll N\n',
  },
  {
    typed: 'import suber',
    begins: 'Not written. “suber” comes with this program.',
    says: ['nomic init friends'],
  },
  {
    typed: 'mechanics --say content/rulesets/suber/101.md',
    begins:
      'nomic: content/rulesets/suber/101.md has no mechanics, so the players carry it out. To see what its words say: nomic mechanics "All players',
  },
  {
    typed: 'propose 206',
    begins: 'Not written. “206” is one too many: nomic propose --amend 206\n',
  },
  {
    typed: 'event karl joins',
    begins:
      'Not written. Say it so, with the surname in place of the capitals: nomic event "join: { id: karl, name: Karl SURNAME }"\n',
  },
  {
    typed: 'format friends',
    begins: 'Not written. There is no file “friends”. Did you mean content/games/friends?',
    says: ['nomic format content/games/friends'],
  },
  { typed: 'export', begins: 'nomic: there is no command “export”. Did you mean show? nomic show' },
  /* A name with nothing near it: one of those that there are. */
  {
    typed: 'status --format md',
    begins: 'nomic: there is no format “md”. Did you mean markdown?',
    says: ['nomic status --format markdown'],
  },
  {
    typed: 'propose --transmute 101 --to platinum',
    begins:
      'Not written. The rules in force have no tier “platinum”. The tiers are immutable and mutable. nomic propose --transmute 101 --to mutable\n',
  },
  {
    typed: 'init club --ruleset agora',
    begins: 'Not written. There is no ruleset “agora”. There are suber,',
    says: ['nomic init club --title Club --ruleset suber --medium table'],
  },
  /* A guess that the rules refuse too says nothing. */
  {
    typed: 'propose --amend 999 --text Nobody-must-obey.',
    begins:
      'Not written. There is no Rule 999 in force. The rules are 101 to 116 and 201 to 213. To read them: nomic show\n',
  },
  {
    after: [OPEN],
    typed: 'vote 301 for --player ben',
    begins: 'Not written. --player is no option of vote.',
    says: ['nomic vote 301 --for ben'],
  },
  {
    typed: 'judge --question Why? --ruling Yes --judge ben',
    begins:
      'Not written. --question is no option of judge. Did you mean --ask? Nobody asks. Name the player who asks with --by:',
    says: ['If eve judged, type', 'nomic judge --ask "Why?" --ruling Yes --judge eve --by PLAYER'],
  },
  { typed: 'chekc', begins: 'nomic: there is no command “chekc”. Did you mean check?' },
  { typed: '--verison', begins: 'nomic: there is no command “--verison”. Did you mean --version?' },
  {
    typed: 'transmute friends 112',
    begins: 'nomic: there is no command “transmute”.',
    says: ['nomic propose friends --transmute 112'],
  },
  { typed: 'scores', begins: 'nomic: there is no command “scores”. Did you mean status?' },
  {
    typed: 'forfeit eve',
    begins: 'nomic: there is no command “forfeit”. Say it so: nomic event "forfeit: eve"',
  },
  { typed: 'friends', begins: 'nomic: “friends” is a game', says: ['nomic status'] },
  { typed: 'help vot', begins: 'nomic: there is no command “vot”. Did you mean vote?' },
  /* An unknown option. */
  {
    typed: 'check --verbose',
    begins: 'nomic: --verbose is no option of check.',
    says: ['--notes?'],
  },
  { typed: 'check -q', begins: 'nomic: -q is no option of check. nomic check\n' },
  {
    after: VOTED.slice(0, 2),
    typed: 'close 301 --outcome adopted',
    begins:
      'Not written. --outcome is no option of close. “adopted” is one too many: nomic close 301\n',
  },
  {
    typed: 'propose --amend 206 --replace 10 5',
    begins:
      'Not written. --replace is no option of propose. nomic propose --amend 206 --text "…"\n',
  },
  { typed: 'run check', begins: 'nomic: there is no command “run”. nomic check\n' },
  {
    after: [OPEN],
    typed: 'cast vote 301 --for anna',
    begins: 'nomic: there is no command “cast”. nomic vote 301 --for anna\n',
  },
  {
    after: [OPEN],
    typed: 'friends vote 301 --for anna',
    begins:
      'nomic: “friends” is a game. Put a command before it: nomic vote friends 301 --for anna\n',
  },
  {
    typed: 'diff friends',
    begins:
      'nomic: there is no command “diff”. Did you mean preview? “friends” is one too many. --base compares with',
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for anna --against anna,ben',
    status: 1,
    begins: 'Not written. Anna Berg (anna) votes twice, and has 1 vote.',
    says: [
      'Name anna once, with the vote that counts. nomic vote 301 --for anna --against ben nomic vote 301 --against anna,ben More:',
    ],
  },
  {
    typed: 'event anna +5',
    begins: 'Not written. Points are given or taken here, but the record cites no rule for it.',
    says: ['nomic event "points: { anna: 5 }" --rule N'],
  },
  {
    typed: 'judge --question Why? --by ben',
    begins: 'Not written. --question is no option of judge. Did you mean --ask?',
  },
  {
    typed: 'vote --yes anna',
    begins: 'Not written. --yes is no option of vote. Did you mean --for?',
  },
  {
    typed: 'propose -by anna',
    begins: 'Not written. -by is no option of propose. Did you mean --by?',
  },
  {
    typed: 'propose --roll 4',
    begins: 'Not written. --roll is no option of propose, but of event.',
    says: ['nomic event --roll 4'],
  },
  {
    typed: 'propose —enact',
    begins: 'Not written. “—enact” begins with a dash',
    says: ['--enact'],
  },
  /* Words that are too many, or stand in the wrong place. */
  {
    typed: 'propose friends --enact Be kind.',
    begins:
      'Not written. “Be” is one too many. Put quotation marks round words that belong together: nomic propose friends --enact --text "Be kind."\n',
  },
  {
    typed: 'propose --enact --text Be kind.',
    begins:
      'Not written. “kind.” is one too many. Put quotation marks round words that belong together: nomic propose --enact --text "Be kind."\n',
  },
  {
    typed: 'propose “Be kind.”',
    begins: 'Not written. ““Be” is one too many. A shell reads only straight quotation marks, "…":',
    says: ['--enact --text "Be kind."'],
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for anna ben',
    begins: 'Not written. “ben” is one too many: nomic vote 301 --for anna,ben\n',
  },
  { typed: 'show 206', begins: 'nomic: “206” is one too many: nomic show --rule 206\n' },
  {
    typed: 'propose friends amend 206 --text Tea.',
    begins: 'Not written. “amend” is one too many: nomic propose friends --amend 206 --text Tea.\n',
  },
  {
    after: [OPEN],
    typed: 'vote 301 anna ben for',
    begins: 'Not written. “anna” is one too many: nomic vote 301 --for anna,ben\n',
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve --on 2026-03-03'],
    typed: 'close 301 friends',
    begins: 'Not written. “friends” is not in its place: nomic close friends 301\n',
  },
  {
    typed: 'propose --amend 207 --replace votes --with ballots',
    begins:
      'Not written. --replace is no option of propose. --with is no option of propose. nomic propose --amend 207 --text "…"\n',
  },
  {
    typed: 'propose --enact --text Tea. --for anna',
    begins:
      'Not written. --for is no option of propose, but of vote and judge. nomic propose --enact --text Tea.\n',
  },
  {
    typed: 'propose --enact --text Tea. --mechanics Tea',
    status: 1,
    begins: 'Not written.',
    says: [
      'Without --mechanics the players carry the rule out themselves: nomic propose --enact --text Tea.',
    ],
  },
  {
    typed: 'propose --enact --file tea.txt',
    begins: 'Not written. There is no file “tea.txt”.',
    says: ['or write the words: nomic propose --enact --text "…"'],
  },
  {
    typed: 'init tea --title T --ruleset suber --player ann=Ann --player ann=Bo',
    begins:
      'Not written. The game needs a medium (table, mail or computer). Two players have the id ann. Give the second one of its own:',
    says: ['--player ann=Ann --player bo=Bo'],
  },
  {
    after: [OPEN, 'vote --for anna --own-file'],
    typed: 'vote --against anna',
    status: 1,
    begins: 'Not written. Anna Berg has voted already: for.',
    says: ['nomic vote --against anna --change'],
  },
  {
    after: [OPEN, 'vote --for anna --on 2026-03-03'],
    typed: 'vote --for anna --on 2026-03-04',
    status: 1,
    begins: 'Not written. Anna Berg has voted already: for.',
    says: ['The record has this vote, so there is nothing to change. More:'],
  },
  {
    after: [OPEN],
    typed: 'vote --for anna --on 3/4/2026',
    begins: 'Not written. “3/4/2026” is not a date. It may be --on 2026-04-03 or --on 2026-03-04:',
    says: ['nomic vote --for anna --on 2026-04-03'],
  },
  { typed: 'serve 8080', begins: 'nomic: “8080” is one too many: nomic serve --port 8080\n' },
  {
    typed: 'serve --port abc',
    begins: 'nomic: --port is a number from 0 to 65535: nomic serve --port 8080\n',
  },
  {
    typed: 'init tea --players Anna',
    begins:
      'Not written. --players is no option of init. Did you mean --player? Write --player ID=NAME.',
  },
  /* Dates. */
  {
    typed: 'close --on yesterday',
    begins: 'Not written. “yesterday” is not a date. A date is written 2026-06-30',
  },
  {
    typed: 'close --on 2026-11-31',
    begins: 'Not written. “2026-11-31” is not a date. That month has 30 days',
  },
  {
    after: [OPEN],
    typed: 'vote --for anna --on 2026-02-30',
    begins:
      'Not written. “2026-02-30” is not a date. That month has 28 days: nomic vote --for anna --on 2026-07-01\n',
  },
  {
    after: [OPEN],
    typed: 'vote --for anna --on 1.3.2025',
    begins: 'Not written. “1.3.2025” is not a date. It may be --on 2025-03-01 or --on 2025-01-03.',
  },
  {
    typed: 'close --on 3/5/2026',
    begins: 'Not written. “3/5/2026” is not a date.',
    says: ['--on 2026-05-03 or --on 2026-03-05'],
  },
  {
    after: [OPEN],
    typed: 'vote --for anna --on 2026-03-30T21:05+02:00',
    begins:
      'Not written. “2026-03-30T21:05+02:00” is not a date. A time is written in UTC, 2026-03-30T19:05Z: nomic vote --for anna --on 2026-03-30T19:05Z\n',
  },
  /* Games, rules, proposals and players that are none. */
  {
    typed: 'propose freinds --enact',
    begins: 'Not written. There is no game “freinds”. Did you mean friends?',
  },
  {
    typed: 'propose --amend 2O6 --text x',
    begins: 'Not written. There is no Rule 2O6 in force. Did you mean 206?',
  },
  {
    typed: 'propose --amend 999 --text x',
    begins: 'Not written. There is no Rule 999 in force. The rules are 101 to 116 and 201 to 213.',
  },
  {
    typed: 'propose --repeal 301',
    begins: 'Not written. There is no Rule 301 in force. The rules are 101 to 116 and 201 to 213.',
    says: ['To read them: nomic show'],
  },
  {
    typed: 'propose --transmute 131 --to mutable',
    begins: 'Not written. There is no Rule 131 in force. Did you mean 101? The rules are 101 to',
    says: ['nomic propose --transmute 101 --to mutable'],
  },
  {
    after: [OPEN],
    typed: 'vote 3O1 --for anna',
    begins: 'Not written. Proposal 3O1 is not on record. Did you mean 301? Open: 301.',
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for ana',
    begins: 'Not written. There is no player “ana”. Did you mean anna?',
  },
  {
    typed: 'correct 999 --why Wrong.',
    begins:
      'Not written. There is no record content/games/friends/proposals/999.md. There are game.',
  },
  {
    typed: 'explain 203',
    begins: 'nomic: “203” is no code.',
    says: ['nomic show --rule 203'],
  },
  {
    typed: 'show --rule 2O6',
    begins:
      'nomic: there is no Rule “2O6”. Did you mean 206? There are 101 to 116 and 201 to 213. nomic show --rule 206\n',
  },
  {
    typed: 'judge 1 --ruling No',
    begins:
      'Not written. There is no Judgment 1 in friends. No question was asked yet. Ask it: nomic judge',
  },
  {
    typed: 'init Tea! --ruleset suber --medium mail',
    begins: 'Not written. The game needs a title. “Tea!” cannot be the id of a game: it has small',
    says: ["nomic init tea --title 'Tea!' --ruleset"],
  },
  {
    after: VOTED,
    typed: 'vote 301 --against eve --change',
    begins:
      'Not written. Proposal 301 is not open: it is adopted, and its vote closed on 2026-03-04. Eve Fox has voted: for. No proposal is open. Next: Ben Cole is to make Proposal 302. If its record is wrong, edit content/games/friends/proposals/301.md, and then say why: nomic correct 301 --why',
  },
  {
    typed: 'init Tea! --title Tea --ruleset suber --medium mail',
    begins: 'Not written. “Tea!” cannot be the id of a game. Write tea, for instance.',
  },
  {
    typed: 'preview --base main',
    begins: 'nomic: --base compares with what git has, and no repository of git holds',
    says: ['git init'],
  },
  {
    after: [OPEN],
    typed: 'vote friends anna --for 301',
    begins: 'Not written. “anna” is one too many: nomic vote friends 301 --for anna\n',
  },
  {
    after: [OPEN],
    typed: 'vote 301 --against all',
    begins: 'Not written. “all” is no player. Name each who votes.',
    says: ['nomic vote 301 --against ben,anna,carla,dov,eve'],
  },
  /* Missing parts. */
  {
    typed: 'propose',
    begins: 'Not written. Say what is proposed: --enact --text "…", --amend 206 --text "…",',
  },
  {
    typed: 'propose --enact',
    begins: 'Not written. A new rule needs its words. Write them with --text "…"',
    says: ['nomic propose --enact --text "…"'],
  },
  {
    typed: 'propose --text Tea.',
    begins: 'Not written. Say what is proposed:',
    says: ['For a new rule: nomic propose --enact --text Tea.'],
  },
  {
    typed: 'propose --amend 299 --text Tea.',
    begins: 'Not written. There is no Rule 299 in force. Did you mean 209?',
    says: ['To read them: nomic show', 'nomic propose --amend 209 --text Tea.'],
  },
  {
    after: [OPEN],
    typed: 'vote --for zoe',
    begins: 'Not written. There is no player “zoe”. The players are ben (Ben Cole), anna',
    says: [`A new player joins so: nomic event "join: { id: zoe, name: 'Zoe SURNAME' }"`],
  },
  {
    typed: 'judge --ask Is tea nice?',
    begins: 'Not written. “nice?” is one too many. Put quotation marks round words that belong',
    says: ['nomic judge --ask "Is tea nice?" --by PLAYER'],
  },
  {
    after: ['judge --ask Why? --by ben --on 2026-03-02'],
    typed: 'judge --ruling No --judge anna --on 2026-03-03',
    status: 1,
    begins: 'Not written. Anna Berg (anna) is named as the Judge, but the Judge is Eve Fox',
    says: ['If eve judged, type --judge eve. nomic judge --ruling No --judge eve --on 2026-03-03'],
  },
  {
    typed: 'event points: { anna: 5 }',
    status: 1,
    begins: 'Not written. Points are given or taken here, but the record cites no rule for it.',
    says: ['No event is needed for what Rule 202, Rule 204 and Rule 206 give.'],
  },
  {
    after: [OPEN],
    typed: 'undo',
    begins:
      'nomic: there is no command “undo”. Nobody has voted on Proposal 301 yet: edit or delete content/games/friends/proposals/301.md.\n',
  },
  {
    typed: 'vote 301 --for Anna --dry-run',
    after: [OPEN],
    begins: 'Not written. The id of Anna Berg is anna: nomic vote 301 --for anna',
  },
  {
    typed: 'init Tea! --player Anna',
    begins: 'Not written. The game needs a title, its first rules and a medium',
    says: ["nomic init tea --title 'Tea!' --ruleset suber --medium table --player anna=Anna"],
  },
  {
    after: [OPEN],
    typed: 'vote',
    begins:
      'Not written. Nobody votes. Still to vote: ben, anna, carla, dov, eve. If you typed #301, the shell left out the rest. Name the voters with --for, --against or --abstain: nomic vote --for PLAYERS --against PLAYERS',
  },
  { typed: 'close', begins: 'Not written. No proposal is open in friends.' },
  {
    after: [OPEN],
    typed: 'close',
    begins: 'Not written. Nobody has voted on Proposal 301',
    says: ['nomic vote 301 --for PLAYERS --against PLAYERS'],
  },
  {
    typed: 'judge --ask Why?',
    begins:
      'Not written. Nobody asks. Name the player who asks with --by: ben, anna, carla, dov or eve.',
  },
  { typed: 'judge', begins: 'Not written. Say what was done: --ask "May …?" --by PLAYER' },
  {
    typed: 'correct game',
    begins:
      'Not written. Edit content/games/friends/game.md, and say why it was wrong: nomic correct game --why "…"',
  },
  /* Events in another form. */
  { typed: 'event roll: 4', begins: 'Not written. Say it so: nomic event --roll 4\n' },
  { typed: 'event roll 4', begins: 'Not written. Say it so: nomic event --roll 4\n' },
  {
    typed: 'event forfeit eve',
    begins: 'Not written. Say it so: nomic event "forfeit: eve"\n',
  },
  {
    typed: 'event --roll six',
    begins: 'Not written. “six” is not what a die shows. Write its number: nomic event --roll 6\n',
  },
  {
    typed: 'event forfiet: eve',
    begins: 'Not written. Say it so: nomic event "forfeit: eve"',
  },
  /* Moves that the rules do not admit. */
  {
    typed: 'propose --enact --text Tea. --by ben',
    status: 1,
    begins: 'Not written. Ben Cole (ben) makes Proposal 301, but it is the turn of Anna Berg',
    says: [
      'Only anna may make Proposal 301. The order by surname:',
      'If anna made it, type:',
      'The turn of ben comes after the turn of anna.',
      'nomic propose --enact --text Tea. --by anna',
    ],
  },
  {
    typed: 'propose --amend 101 --text Tea.',
    status: 1,
    begins: 'Not written. Rule 101 is immutable, and immutable rules may not be amended.',
    says: ['nomic propose --transmute 101 --to mutable'],
  },
  {
    after: [OPEN],
    typed: 'propose --enact --text Cakes.',
    status: 1,
    begins: 'Not written. Proposal 302 begins a turn while the turn of Anna Berg is unfinished',
    says: [
      'Nobody has voted on Proposal 301 yet. To word it anew: nomic propose --reword --text "…"',
    ],
  },
  {
    after: [OPEN, 'vote --for ben --on 2026-03-03'],
    typed: 'propose --reword --text Cakes.',
    begins:
      'Not written. Somebody has voted on Proposal 301 as it is. If the rules still let its words change, edit content/games/friends/proposals/301.md, and add `revised` with the day.',
  },
  {
    typed: 'propose --reword --text Cakes.',
    begins: 'Not written. There is no such open proposal.',
  },
  {
    typed: 'propose --enact --text Tea. --tier mutable-rules --on 2026-03-02',
    begins:
      'Not written. The rules in force have no tier “mutable-rules”. Did you mean “mutable”? The tiers are immutable and mutable. nomic propose --enact --text Tea. --tier mutable --on 2026-03-02\n',
  },
  {
    typed: 'init friends --title Friends --ruleset suber --medium mail --player zoe=Zoë',
    begins:
      'Not written. content/games/friends exists already, and is not overwritten. For a new player, or another game: nomic event friends "join: { id: zoe, name: Zoë }"',
  },
  {
    typed: 'event points: {eve: 3}',
    status: 1,
    begins: 'Not written. Points are given or taken here, but the record cites no rule for it.',
    says: ['A proposal can make such a rule.'],
  },
  {
    after: [OPEN],
    typed: 'propose --reword',
    begins: 'Not written. Say what is new: --text "…", --title "…", --mechanics "…" or --as-meant.',
  },
  {
    after: [OPEN],
    typed: 'propose --reword --amend 206 --text Cakes.',
    begins: 'Not written. --reword keeps what the proposal changes: leave out --amend.',
  },
  {
    after: ['propose --repeal 206 --on 2026-03-02'],
    typed: 'propose --reword --text Cakes.',
    begins:
      'Not written. Edit content/games/friends/proposals/301.md by hand, since it does not word one rule alone.',
  },
  {
    // The command that ends the turn stands once, and not below the transmutation too.
    after: [OPEN],
    typed: 'propose --amend 101 --text Cake.',
    status: 1,
    begins: 'Not written. Proposal 302 begins a turn while the turn of Anna Berg is unfinished',
    says: [
      'Transmute it to mutable first, by a proposal of its own. More: nomic explain proposal/not-permitted',
    ],
  },
  {
    typed: 'propose --transmute 112 --to mutabel',
    begins:
      'Not written. The rules in force have no tier “mutabel”. Did you mean “mutable”? The tiers are immutable and mutable. nomic propose --transmute 112 --to mutable\n',
  },
  {
    typed: 'propose --enact --text Tea. --on 2026-01-01',
    status: 1,
    begins: 'Not written. 2026-01-01 is before the game began, which was 2026-03-01.',
    says: ['Type --on 2026-03-01, or a later day.'],
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve --on 2026-03-03'],
    typed: 'close --on 2026-03-01',
    status: 1,
    begins: 'Not written. `closed` is 2026-03-01, before `proposed`, which is 2026-03-02.',
    says: ['Type --on 2026-03-02, or a later day.'],
  },
  {
    typed: 'propose --transmute 101 --to immutable',
    status: 1,
    begins: 'Not written. Rule 101 is immutable already, so transmuting it changes nothing.',
    says: ['nomic propose --transmute 101 --to mutable'],
  },
  {
    after: [OPEN, 'vote --for anna --on 2026-03-03'],
    typed: 'propose --enact --text More.',
    status: 1,
    begins: 'Not written. Proposal 302 begins a turn while the turn of Anna Berg is unfinished',
    says: [
      'Record how ben, carla, dov and eve voted, and close the vote first.',
      'nomic vote 301 --for PLAYERS --against PLAYERS nomic close 301',
    ],
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla --on 2026-03-03'],
    typed: 'close',
    status: 1,
    begins: 'Not written. Dov Ek (dov), Eve Fox (eve) did not vote on Proposal 301.',
    says: [
      'Record first each vote that is missing. nomic vote 301 --for PLAYERS --against PLAYERS',
    ],
  },
  {
    after: [OPEN, 'vote --for anna --on 2026-03-03'],
    typed: 'vote --against anna',
    status: 1,
    begins: 'Not written. Anna Berg has voted already: for.',
    says: ['Add --change: replace the vote', 'nomic vote --against anna --change'],
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for anna --against anna',
    status: 1,
    begins: 'Not written. Anna Berg (anna) votes twice, and has 1 vote.',
    says: ['Name anna once, with the vote that counts.'],
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for anna --on 2026-03-01',
    status: 1,
    begins: 'Not written. The vote of `anna` is dated 2026-03-01, before `proposed`,',
    says: ['Type --on 2026-03-02, or a later day.'],
  },
  {
    after: [OPEN, 'vote --for anna,ben,carla,dov,eve --on 2026-03-03', 'close --on 2026-03-04'],
    typed: 'vote 301 --against ben',
    begins:
      'Not written. Proposal 301 is not open: it is adopted, and its vote closed on 2026-03-04. Ben Cole has voted: for.',
    says: [
      'No proposal is open. Next: Ben Cole is to make Proposal 302.',
      'If its record is wrong, edit content/games/friends/proposals/301.md, and then say why',
      'nomic correct 301 --why',
    ],
  },
  {
    after: [...VOTED, 'propose --enact --text Pie. --on 2026-03-05'],
    typed: 'close 301',
    begins:
      'Not written. Proposal 301 is not open: it is adopted, and its vote closed on 2026-03-04. Open: 302. If its record is wrong, edit content/games/friends/proposals/301.md, and then say why: nomic correct 301 --why',
  },
  {
    typed: 'event points:{eve:5}',
    status: 2,
    begins: 'Not written. Points are given or taken here, but the record cites no rule for it.',
    says: ['nomic event "points: { eve: 5 }" --rule N'],
  },
  { typed: 'rules', begins: 'nomic: there is no command “rules”. Did you mean show?' },
  {
    typed: 'delete 301',
    begins: 'nomic: there is no command “delete”. No Proposal 301 is on record in friends.\n',
  },
  {
    typed: 'quit',
    begins:
      'nomic: there is no command “quit”. Say it so, with the id of the player in place of the capitals: nomic event "forfeit: PLAYER"',
  },
  {
    typed: 'join eve',
    begins: 'nomic: join makes a site from folders of parts, and there is no folder “eve”.',
    says: ['“eve” is a player already: Eve Fox.'],
  },
  {
    typed: 'join friends fay',
    begins: 'nomic: join makes a site from folders of parts, and there is no folder “friends fay”.',
    says: ['nomic event friends "join: { id: fay, name: Fay SURNAME }"'],
  },
  {
    after: [OPEN],
    typed: 'withdraw 301 --by ben',
    begins: 'Not written. --by is no option of withdraw.',
    says: ['Rule 104 requires a vote on every proposal', 'nomic vote 301 --for'],
  },
  {
    typed: 'init my game --title Tea',
    begins: 'Not written. “game” is one too many. The game needs its first rules',
  },
  {
    after: [OPEN],
    typed: 'vote 301 for',
    begins: 'Not written. Nobody votes.',
    says: ['nomic vote 301 --for PLAYERS'],
  },
  {
    after: [OPEN],
    typed: 'vote anna for 301',
    begins: 'Not written. “for” is one too many: nomic vote 301 --for anna\n',
  },
  {
    typed: 'init tea --medium mail --player anna=Anna',
    begins: 'Not written. The game needs a title and its first rules.',
    says: ['nomic init tea --title Tea --ruleset suber --medium mail --player anna=Anna'],
  },
  {
    typed: 'init tea --title Tea --ruleset suber --medium mail --player Anna=Anna',
    begins: 'Not written. “Anna” cannot be the id of a player. Write anna=Anna, for instance.',
  },
  {
    typed: 'init tea --title Tea --ruleset suber --medium mail --player anna=A --player anna=B',
    begins: 'Not written. Two players have the id anna. Give the second one of its own',
  },
  {
    typed: 'show --rule 302',
    begins:
      'nomic: there is no Rule “302”. Did you mean 202? There are 101 to 116 and 201 to 213. nomic show --rule 202\n',
  },
  { typed: 'preview', begins: 'nomic: --base compares with what git has', says: ['git init'] },
  {
    typed: 'correct 999',
    begins: 'Not written. There is no record content/games/friends/proposals/999.md.',
  },
  {
    typed: 'judge --ask Why? --by ben --judge ben',
    begins: 'Not written. A question has no --judge yet: leave it out, or add --ruling "…".',
  },
  {
    typed: 'propose --enact --text Tea. --number 305',
    status: 1,
    begins:
      'Not written. Proposals 301 to 304 are missing. The proposal is numbered 305; the next number is 301.',
    says: ['Leave out --number.'],
  },
  { typed: 'show suber', begins: 'nomic: there is no game “suber”. Did you mean rulesets/suber?' },
];

/** Rows of a second newcomer. */
const MORE_MISTAKES: readonly Mistake[] = [
  {
    typed: 'show rulesets/subar',
    begins: 'nomic: there is no ruleset “subar”. Did you mean suber?',
    says: ['nomic show rulesets/suber'],
  },
  {
    after: [OPEN],
    typed: 'vote yes',
    begins: 'Not written. Nobody votes.',
    says: ['nomic vote --for PLAYERS'],
  },
  {
    after: [OPEN],
    typed: 'vote 301 no',
    begins: 'Not written. Nobody votes.',
    says: ['nomic vote 301 --against PLAYERS'],
  },
  {
    after: [OPEN],
    typed: 'vote --for 301 ben',
    begins: 'Not written. “ben” is one too many: nomic vote 301 --for ben\n',
  },
  {
    after: [OPEN],
    typed: 'vote against 301 anna',
    begins: 'Not written. “301” is not in its place: nomic vote 301 --against anna\n',
  },
  {
    typed: 'vote anna',
    begins: 'Not written. “anna” is one too many. No proposal is open in friends. Next:',
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for anna, ben',
    begins: 'Not written. “ben” is one too many: nomic vote 301 --for anna,ben\n',
  },
  {
    after: [OPEN],
    typed: 'vote --for Ben,anna',
    begins: 'Not written. The id of Ben Cole is ben: nomic vote --for ben,anna\n',
  },
  {
    after: [OPEN],
    typed: 'close 302',
    begins:
      'Not written. Proposal 302 is not on record. Did you mean 301? Open: 301. Nobody has voted on Proposal 301',
    says: ['nomic vote 301 --for PLAYERS --against PLAYERS'],
  },
  {
    typed: 'chekc',
    begins: 'nomic: there is no command “chekc”. Did you mean check? nomic check\n',
  },
  {
    typed: 'pass',
    begins: 'nomic: there is no command “pass”. Did you mean vote? No proposal is open in friends.',
  },
  {
    after: [OPEN, 'vote 301 --for ben'],
    typed: 'pass 301',
    begins: 'nomic: there is no command “pass”: the votes decide. Anna Berg (anna), Carla',
    says: ['did not vote on Proposal 301', 'nomic vote 301 --for PLAYERS --against PLAYERS'],
  },
  {
    after: [OPEN],
    typed: 'against 301 ben',
    begins: 'nomic: there is no command “against”. Did you mean vote?',
    says: ['nomic vote 301 --against ben'],
  },
  {
    typed: 'ask Why?',
    begins: 'nomic: there is no command “ask”. Did you mean judge?',
    says: ['nomic judge --ask "Why?" --by PLAYER'],
  },
  {
    typed: 'propose --amend rule 999 --text x',
    begins: 'Not written. There is no Rule 999 in force.',
  },
  {
    after: [OPEN, 'vote 301 --for ben'],
    typed: 'vote --abstain',
    begins: 'Not written. Nobody votes.',
    says: ['nomic vote --abstain PLAYERS'],
  },
  {
    after: [OPEN],
    typed: 'propose More.',
    begins: 'Not written. “More.” is one too many. Proposal 302 begins a turn while',
    says: ['nomic vote 301 --for'],
  },
  {
    typed: 'points eve 5',
    begins:
      'nomic: there is no command “points”. Points are given or taken here, but the record cites no rule for it.',
    says: ['nomic event "points: { eve: 5 }" --rule N'],
  },
  {
    typed: 'vote --yes anna',
    begins: 'Not written. --yes is no option of vote. Did you mean --for? No proposal is open',
  },
  {
    typed: 'judge May-we?',
    begins: 'Not written. “May-we?” is one too many. A question stands behind --ask. Nobody asks.',
    says: ['nomic judge --ask "May-we?" --by PLAYER'],
  },
  {
    typed: 'judge ask May-we? by ben',
    begins: 'Not written. “May-we?” is one too many: nomic judge --ask "May-we?" --by ben\n',
  },
  {
    after: ['judge --ask Why? --by ben'],
    typed: 'judge 1 --overrule',
    begins: 'Not written. Judgment 1 has no answer yet that could be overruled. To answer it:',
    says: ['nomic judge 1 --ruling No'],
  },
  {
    typed: 'propose --amend 206 --repeal 207 --text x',
    begins: 'Not written. --amend and --repeal are two changes.',
    says: ['nomic propose --amend 206 --text x'],
  },
  {
    typed: 'event points: eve 5',
    begins: 'Not written. `points` is `eve 5`',
    says: ['Add --rule N', 'nomic event "points: { eve: 5 }" --rule N'],
  },
  {
    typed: 'event eve quits',
    begins: 'Not written. Say it so: nomic event "forfeit: eve"\n',
  },
  {
    typed: 'event win: eve',
    begins:
      'Not written. Eve Fox (eve) is not the winner: no condition for winning is met; Eve Fox (eve) has 0 points (Rule 208 says 200).',
  },
  {
    typed: 'event Tea time',
    begins: 'Not written. Say it so: nomic event "note: Tea time"\n',
  },
  {
    typed: 'take content',
    begins: 'Not written. The file content cannot be read: it is a folder.',
    says: ['nomic take -'],
  },
  {
    typed: 'import content/rulesets/suber/105.md',
    begins:
      'Not written. The new ruleset needs an id: nomic import ruleset content/rulesets/suber/105.md --as my-nomic\n',
  },
  {
    typed: 'init friends',
    begins: 'Not written. content/games/friends exists already,',
    says: ['nomic init friends-2 --title Friends-2 --ruleset suber --medium table'],
  },
  {
    typed: 'explain illegal',
    begins: 'nomic: “illegal” has several codes: turn/out-of-order,',
    says: ['nomic explain turn/out-of-order'],
  },
  {
    typed: 'preview main',
    begins: 'nomic: “main” is one too many. --base compares with what git has, and no repository',
  },
  {
    after: [OPEN],
    typed: 'show 301',
    begins:
      'nomic: “301” is one too many. 301 is an open proposal, and no rule yet: nomic status\n',
  },
  {
    after: [OPEN],
    typed: 'show --rule 301',
    begins: 'nomic: 301 is an open proposal, and no rule yet: nomic status\n',
  },
];

/** A vote that is over, and a Judgment that is given, on the day on which the command is called. */

const ASKED = 'judge --ask Why? --by ben';

/** Rows of a fourth newcomer, beside those that the others have. */
const MISTAKES_OF_MOMENT: readonly Mistake[] = [
  {
    typed: 'vote --for anna',
    begins: 'Not written. No proposal is open in friends. Next: Anna Berg is to make Proposal 301.',
    says: ['nomic propose --enact --text "…"'],
  },
  {
    after: [
      'init chess --title Chess --ruleset suber --medium table --player ann=Ann,bo=Bo',
      'propose chess --enact --text Tea. --on 2026-03-02',
      'vote chess --for ann,bo --on 2026-03-02',
      'close chess --on 2026-03-02',
    ],
    typed: 'close chess',
    begins: 'Not written. No proposal is open in chess. Next: Ann is to throw the die.',
    says: ['nomic event chess --roll N'],
  },
  {
    after: VOTED,
    typed: 'withdraw 301',
    begins:
      'Not written. Proposal 301 is adopted. Another proposal undoes it: nomic propose --repeal 301\n',
  },
  {
    after: VOTED,
    typed: 'correct 301 --why …',
    begins:
      'Not written. Edit content/games/friends/proposals/301.md, and say why it was wrong: nomic correct 301 --why "…"',
  },
  {
    after: VOTED,
    typed: 'propose --enact --text More. --by eve',
    status: 1,
    begins: 'Not written. Eve Fox (eve) makes Proposal 302, but it is the turn of Ben Cole',
    says: [
      'The turn of eve comes after the turns of ben, carla and dov.',
      'nomic propose --enact --text More. --by ben',
    ],
  },
  {
    after: VOTED,
    typed: 'propose --enact --text More. --on 2026-03-01',
    begins:
      'Not written. 1 March 2026 is before the last move, which was on 4 March 2026: nomic propose --enact --text More. --on 2026-03-04\n',
  },
  {
    after: [
      ...VOTED,
      'judge --ask Tea? --by dov --on 2026-03-05',
      'judge --ruling Yes --on 2026-03-05',
    ],
    typed: 'propose --enact --text More. --on 2026-03-05',
    begins:
      'Not written. On 5 March 2026 this comes before the Judgments and events of that day, unless it has a time: nomic propose --enact --text More. --on 2026-03-05T00:01Z\n',
  },
  {
    after: [...VOTED, ASKED],
    typed: 'propose --enact --text More.',
    status: 1,
    begins: 'Not written. Ben Cole begins a turn while Judgment 1 is pending',
    says: ['Rule 212', 'nomic judge 1 --ruling "…"'],
  },
  {
    after: [ASKED, 'judge --ruling No'],
    typed: 'judge --overrule',
    begins: 'Not written. Nobody overrules the Judge. Name each who does: nomic judge 1',
    says: ['--overrule --for PLAYERS --against PLAYERS'],
  },
  {
    after: [ASKED, 'judge --ruling No'],
    typed: 'judge --ruling Yes',
    begins:
      'Not written. Judgment 1 has its answer already: “No”. If its record is wrong, edit content/games/friends/judgments/1.md, and then say why: `nomic correct friends judgments/1 --why "…"`. These can still be recorded:',
    says: [
      'nomic judge --ask "May …?" --by PLAYER',
      'nomic judge 1 --overrule --for PLAYERS --against PLAYERS',
    ],
  },
  {
    after: [ASKED, 'judge --ruling No'],
    typed: 'judge 1 --ruling Yes --judge dov',
    status: 1,
    begins: 'Not written. Dov Ek (dov) follows ',
    says: [
      'Record first, as `overruled`, how each other player voted on the earlier Judgment. nomic judge 1 --overrule --for PLAYERS --against PLAYERS',
    ],
  },
];

/** Rows of a second strict newcomer. */
const MISTAKES_OF_SECOND_STRICT: readonly Mistake[] = [
  {
    after: [OPEN],
    typed: 'vote 301 --for anna --change',
    begins:
      'Not written. Anna Berg has no vote on Proposal 301 on record that could be changed. Leave out --change: nomic vote 301 --for anna\n',
  },
  {
    after: [OPEN, 'event forfeit: anna --on 2026-03-03'],
    typed: 'vote 301 --for anna',
    begins: 'Not written. Anna Berg has left the game, and votes no more.',
  },
  {
    after: [...VOTED, 'propose --enact --text Cake. --on 2026-03-05'],
    typed: 'vote 301 --for anna',
    begins:
      'Not written. Proposal 301 is not open: it is adopted, and its vote closed on 2026-03-04. Anna Berg has voted: for. Open: 302. If its record is wrong, edit',
    says: ['and then say why: nomic correct 301 --why'],
  },
  {
    typed: 'propose --enact --text Tea. --tier immutable --on 2026-03-02',
    status: 1,
    begins: 'Not written. The new rule would be immutable, and immutable rules may not be enacted.',
    says: ['nomic propose --enact --text Tea. --tier mutable --on 2026-03-02'],
  },
  {
    typed: 'event anna -5',
    begins: 'Not written. Points are given or taken here, but the record cites no rule for it.',
    says: ['nomic event "points: { anna: -5 }" --rule N'],
  },
  {
    typed: 'judge --ruling No --judge eve',
    begins:
      'Not written. No question was asked yet. Ask it: nomic judge --ruling No --judge eve --ask "May …?" --by PLAYER\n',
  },
  {
    typed: 'preview --amend 206 --text Tea.',
    begins: 'nomic: --amend is no option of preview, but of propose.',
    says: ['nomic propose --amend 206 --text Tea. --dry-run'],
  },
  {
    typed: 'diff',
    begins:
      'nomic: there is no command “diff”. Did you mean preview? --base compares with what git has',
  },
  {
    after: [OPEN],
    typed: 'vote 301 --for beth',
    begins: 'Not written. There is no player “beth”. Did you mean ben? nomic vote 301 --for ben\n',
  },
  {
    typed: 'judge --ask Why? --by zoe',
    begins: 'Not written. There is no player “zoe”. The players are ben',
    says: ['Somebody else asks so: nomic judge --ask "Why?" --by "{ name: Zoe }"'],
  },
  {
    typed: 'judge --ask Why? --by zoe --on 2026-03-03',
    begins: 'Not written. There is no player “zoe”. The players are ben',
    says: ['asks so: nomic judge --ask "Why?" --by "{ name: Zoe }" --on 2026-03-03'],
  },
  {
    typed: 'judge --accept --judge eve',
    begins: 'Not written. No question was asked yet. Ask it:',
    says: ['nomic judge --ask "May …?" --by PLAYER'],
  },
  {
    typed: 'event points ben=5 --rule 302 --why Won.',
    begins: 'Not written. There is no Rule 302. The rules in force are',
  },
];

/** A proposal that four vote for, and dov abstains on. */
const ABSTAINED = [OPEN, 'vote --for anna,ben,carla,eve --abstain dov --on 2026-03-03'];
const LOST = [
  OPEN,
  'vote --against anna,ben,carla,dov,eve --on 2026-03-03',
  'close --on 2026-03-04',
];

/** Rows of a strict newcomer, beside those that the others have. */
const MISTAKES_OF_STRICT: readonly Mistake[] = [
  {
    typed: 'propose --enact --file none.txt',
    begins: 'Not written. There is no file “none.txt”. The folder has no files. Name another, or',
    says: ['--text "…"'],
  },
  {
    typed: 'propose --from Kindness',
    begins: 'Not written. --from takes a link from the desk. To propose your own words:',
    says: ['nomic propose --enact --text Kindness'],
  },
  {
    after: LOST,
    typed: 'propose --amend 301 --text A-player-throws-the-die-and-receives-points.',
    begins:
      'Not written. There is no Rule 301 in force. Proposal 301 was not adopted, and has made no rule.',
    says: ['To read them: nomic show'],
  },
  {
    typed: 'judge --ask Why? --by ben --rules 999',
    status: 1,
    begins: 'Not written. There was no rule 999 when Judgment was invoked.',
    says: ['The rules in force are 101 to 116 and 201 to 213.'],
  },
  {
    after: [ASKED, 'judge --ruling No'],
    typed: 'judge --overrule --for anna',
    status: 1,
    begins:
      'Not written. The vote to overrule fails: 1 of the 4 other players are in favour, and Rule 212 requires more.',
    says: ['nomic judge 1 --overrule --for'],
  },
  {
    after: [OPEN],
    typed: 'close',
    begins:
      'Not written. Nobody has voted on Proposal 301, so its vote cannot be closed (Rule 105).',
  },
  {
    after: [OPEN],
    typed: 'withdraw',
    status: 1,
    begins:
      'Not written. Proposal 301 may not be withdrawn: Rule 104 requires a vote on every proposal.',
    says: ['to enact a rule that lets proposals be withdrawn is not enough. nomic vote 301'],
  },
  {
    typed: 'plan friends',
    begins: 'nomic: “friends” is one too many: nomic plan\n',
  },
  {
    typed: 'init chess --title Chess --ruleset suber --medium board',
    begins: 'Not written. There is no medium “board”. There are table, mail and computer.',
    says: ['nomic init chess --title Chess --ruleset suber --medium table'],
  },
  {
    typed: 'init chess --title Chess --ruleset suber --medium mail --player Zoe',
    begins: 'Not written. “Zoe” is not a player. Write an id before the name: zoe=Zoe.',
    says: ['--medium mail --player zoe=Zoe'],
  },
  {
    typed: 'init chess --title Chess --ruleset suber --medium mail --player Zoe,Yan',
    begins: 'Not written. “Zoe,Yan” is not a player. Write an id before the name: zoe=Zoe,yan=Yan.',
    says: ['--medium mail --player zoe=Zoe,yan=Yan'],
  },
  {
    typed: 'propose --text Tea. --by Anna',
    begins: 'Not written. Say what is proposed:',
    says: ['The id of Anna Berg is anna: nomic propose --enact --text Tea. --by anna'],
  },
  {
    typed: 'propose --rule 206 --text Tea.',
    begins: 'Not written. --rule is no option of propose. Did you mean --amend?',
    says: ['nomic propose --amend 206 --text Tea.'],
  },
  {
    typed: 'propose --enact --text',
    begins: 'Not written. --text needs a value: --text WORDS. nomic propose --enact --text "…"',
  },
  {
    typed: 'vote 301 --for anna',
    begins: 'Not written. Proposal 301 is not on record. No proposal is open.',
    says: ['nomic propose --enact --text "…"'],
  },
  {
    after: [OPEN],
    typed: 'vote 301. --for anna',
    begins: 'Not written. “301.” cannot be the number of a record.',
    says: ['nomic vote 301 --for anna'],
  },
  {
    typed: 'judge --accept',
    begins: 'Not written. No question was asked yet. Ask it:',
    says: ['nomic judge --ask "May …?" --by PLAYER'],
  },
  {
    after: [OPEN],
    typed: 'event winner: anna',
    status: 1,
    begins:
      'Not written. Anna Berg (anna) is not the winner: no condition for winning is met; Anna Berg (anna) has 0 points (Rule 208 says 200).',
    says: [
      'Record no winner, or record first',
      'Rule 208',
      'the winner is the first player to achieve 200',
    ],
  },
  {
    typed: 'propose --enact --text Tea. --facts index=3',
    status: 1,
    begins: 'Not written. `facts` is `index=3` and should be numbers by name: `{ index: 3 }`.',
    says: ['A mapping is in braces, `{ index: 3 }`,'],
  },
];

/** Rows of a third newcomer, beside those that the others have. */
const FURTHER_MISTAKES: readonly Mistake[] = [
  {
    typed: 'propose --points 5',
    begins: 'Not written. --points is no option of propose.',
    says: ['nomic event "points: { PLAYER: 5 }" --rule N'],
  },
  {
    typed: 'event --points eve=5',
    begins: 'Not written. --points is no option of event.',
    says: ['nomic event "points: { eve: 5 }" --rule N'],
  },
  {
    after: [OPEN],
    typed: 'show --proposal 301',
    begins: 'nomic: --proposal is no option of show.',
    says: ['301 is an open proposal, and no rule yet: nomic status'],
  },
  {
    typed: 'add player dora',
    begins:
      'nomic: there is no command “add”. Say it so, with the surname in place of the capitals: nomic event "join: { id: dora, name: Dora SURNAME }"',
  },
  {
    typed: 'remove player eve',
    begins: 'nomic: there is no command “remove”. Say it so: nomic event "leave: eve"',
  },
  {
    typed: 'add points eve 5',
    begins:
      'nomic: there is no command “add”. Points are given or taken here, but the record cites no rule for it.',
  },
  {
    typed: 'points eve',
    begins: 'nomic: there is no command “points”. Did you mean status?',
    says: ['nomic status'],
  },
  {
    typed: 'add rule Kindness',
    begins: 'nomic: there is no command “add”. Did you mean propose?',
    says: ['nomic propose --enact --text Kindness'],
  },
  {
    typed: 'mechanics 206',
    begins: 'nomic: “206” is no sentence. To see the rule: nomic show --rule 206',
  },
  {
    after: [OPEN],
    typed: 'preview 301',
    begins: 'nomic: “301” is one too many. ',
    says: ['For open proposals: nomic status'],
  },
  {
    typed: 'propose --enact --text Tea. --on 2030-01-01',
    begins: 'Not written. 2030-01-01 is a future day: record a move after it was made.',
    says: ['Today is 2026-07-01: nomic propose --enact --text Tea. --on 2026-07-01'],
  },
  {
    after: [OPEN],
    typed: 'vote for=ben',
    begins: 'Not written. “for=ben” is one too many: nomic vote --for ben\n',
  },
  {
    after: [OPEN],
    typed: 'vote 301 anna=for carla=no',
    begins: 'Not written. “anna=for” is one too many: nomic vote 301 --for anna --against carla\n',
  },
  {
    after: [OPEN],
    typed: 'vote 301 yes --by ben',
    begins: 'Not written. --by is no option of vote.',
    says: ['nomic vote 301 --for ben'],
  },
  {
    after: [OPEN],
    typed: 'vote 301 all for',
    begins: 'Not written. “all” is one too many. “all” is no player.',
    says: ['nomic vote 301 --for ben,anna,carla,dov,eve'],
  },
  {
    after: [OPEN],
    typed: 'close 301 --for anna,ben',
    begins:
      'Not written. --for is no option of close, but of vote and judge. nomic vote 301 --for anna,ben\n',
  },
  {
    after: [OPEN],
    typed: 'close 301 --adopted',
    begins: 'Not written. --adopted is no option of close.',
    says: ['nomic vote 301 --for PLAYERS --against PLAYERS'],
  },
  {
    typed: 'status --game friends',
    begins: 'nomic: --game is no option of status.',
    says: ['nomic status'],
  },
  {
    typed: 'propose --change 206 --text Tea.',
    begins:
      'Not written. --change is no option of propose. Did you mean --amend? nomic propose --amend 206 --text Tea.\n',
  },
  {
    typed: 'propose transmute=112',
    begins: 'Not written. “transmute=112” is one too many: nomic propose --transmute 112\n',
  },
  {
    typed: 'propose --transmute 112 mutable',
    begins: 'Not written. “mutable” is one too many: nomic propose --transmute 112 --to mutable\n',
  },
  {
    typed: 'propose friends --enact Tea. --by zoe',
    begins:
      'Not written. “Tea.” is one too many: nomic propose friends --enact --by zoe --text Tea. ',
    says: ['There is no player “zoe”.'],
  },
];

/**
 * Players who act in a command of the answer, although nobody typed them or said “If …”. A player with one
 * command for each side of a vote has not been given one.
 */
function actorsNotTyped(err: string, typed: string): readonly string[] {
  const commands = err.split('\n').filter((line) => line.includes('nomic '));
  const isEachWay = (id: string) =>
    ['for', 'against'].every((way) => commands.some((line) => line.endsWith(` --${way} ${id}`)));
  const named = commands.flatMap((line) => [...line.matchAll(ACTORS)]);
  const ids = named.flatMap(([, list = '', one = '']) => [...list.split(','), one]);
  const supposed = [...err.matchAll(/\bIf (\w+)/g)].map(([, name]) => name);
  const said = `${typed} ${supposed.join(' ')}`.toLowerCase();
  const isSaid = (id: string) => said.includes(id.slice(0, 2)) || /\ball\b/.test(said);
  return ids.filter((id) => id !== '' && id !== 'PLAYER' && !isSaid(id) && !isEachWay(id));
}

const ACTORS = / --(?:for|against|abstain|by|judge) ([a-z,]+)|(?:forfeit|leave|winner): (\w+)/g;

test.each([
  ...MISTAKES,
  ...MORE_MISTAKES,
  ...FURTHER_MISTAKES,
  ...MISTAKES_OF_MOMENT,
  ...MISTAKES_OF_STRICT,
  ...MISTAKES_OF_SECOND_STRICT,
])('$typed', async ({ after = [], typed, status = 2, begins, says = [] }) => {
  const game = scratchGame();
  try {
    for (const line of after) expect((await game.nomic(line.split(' '))).status, line).toBe(0);
    const { status: ended, out, err = '' } = await game.nomic(typed.split(' '));
    expect(ended, err).toBe(status);
    expect(out).toBeUndefined();
    const flat = err.replace(/\s+/g, ' ');
    expect(flat.slice(0, begins.length)).toBe(begins.replace('\n', ' '));
    for (const words of says) expect(flat).toContain(words);
    expect(err).not.toMatch(/^ +at .*:\d+:\d+/m);
    expect(actorsNotTyped(err, typed)).toEqual([]);
    // A file that was not written has no place that could be shown.
    expect(err).not.toMatch(/proposals\/30\d\.md:\d|events\/.*:\d/);
    expect(err).not.toMatch(/stopped at version|\d game/);
  } finally {
    game.remove();
  }
});

test('a proposal that a higher rule would make void is written only at the author’s word', async () => {
  const game = scratchGame();
  const proposing = ['propose', '--enact', '--text', 'Only the rich vote.', '--mechanics'];
  proposing.push("A player may vote if the player's points are at least 2.");
  const { err = '' } = await game.nomic(proposing);
  const [first = '', , transmute = '', anyway = ''] = err.split('\n');
  expect(first).toMatch(
    /^Not written\. If Proposal 301 is adopted: .* is void: .* Rule 105, which/,
  );
  expect(transmute).toBe('nomic propose --transmute 105 --to mutable');
  expect(anyway).toMatch(/^nomic propose --enact .* --anyway$/);
  expect((await game.nomic([...proposing, '--anyway'])).status).toBe(0);
  game.remove();
});

test('why a Judge cannot be overruled any more is said', async () => {
  const game = scratchGame();
  for (const line of [...VOTED, ASKED]) await game.nomic(line.split(' '));
  await game.nomic(['judge', '--ruling', 'No']);
  expect((await game.nomic(['judge', '--ruling', 'Yes'])).err).toContain('--overrule');
  expect((await game.nomic(['propose', '--enact', '--text', 'More.'])).err).toBeUndefined();
  const { err = '' } = await game.nomic(['judge', '--ruling', 'Yes']);
  expect(err).toContain('The rules refuse this one: nomic judge 1 --overrule');
  const said = err.replace(/\s+/g, ' ');
  expect(said).toContain(
    'Judgment 1 could be overruled until the next turn began with Proposal 302',
  );
  expect(said).toContain('`nomic correct friends judgments/1 --why "…"`');
  expect(err).toContain('nomic judge --ask "May …?" --by PLAYER');
  game.remove();
});

test('the form in which each kind of event is shown is one that the command reads', async () => {
  const game = scratchGame();
  for (const kind of EVENT_KINDS) {
    const shown = eventForm(kind, [{ id: toPlayerId('anna'), name: 'Anna', surname: 'Anna' }]);
    const form = shown
      .replaceAll('PLAYER', 'anna')
      .replace(/\bN\b/, '5')
      .replace('name: ', 'name: Eve');
    const { out = '', err = '' } = await game.nomic(['event', form, '--dry-run']);
    expect(form).toMatch(new RegExp(`^${kind}: `));
    if (kind !== 'roll') expect(out + err, form).not.toMatch(/Say it so|explain format/);
  }
  game.remove();
});

test('what is no mistake by the rules is done, and said', async () => {
  const game = scratchGame();
  const { out: rolled } = await game.nomic(['event', '--roll', '4', '--on', '2026-03-02']);
  expect(rolled?.replace(/\s+/g, ' ')).toContain(
    'No rule in force gives anything for this throw. If it was a slip, remove it from the record.',
  );
  const moved = ['propose', '--transmute', '210', '--on', '2026-03-02', '--dry-run'];
  const { out: transmuted } = await game.nomic(moved);
  expect(transmuted).toContain('Rule 210 is mutable. It would become immutable.');
  const amending = ['propose', '--amend', 'Rule206', '--on', '2026-03-02'];
  const { out: amended } = await game.nomic(amending);
  expect(amended).toContain('The record has the words that Rule 206 has now: edit them');
  game.remove();
});

test.each([
  ['propose', 'transmute 112', 'propose --transmute 112'],
  ['propose', 'Amend Rule 206', 'propose --amend 206'],
  ['propose', 'Transmute rule 112 to mutable', 'propose --transmute 112 --to mutable'],
  ['add', 'rule', 'Be kind.', 'propose --enact --text "Be kind."'],
  ['judge', 'May Ben vote twice?', 'judge --ask "May Ben vote twice?" --by PLAYER'],
])('words that were quoted together in %s %s are told apart', async (...words) => {
  const game = scratchGame();
  const { err } = await game.nomic(words.slice(0, -1));
  expect(err).toContain(`nomic ${words.at(-1)}\n`);
  game.remove();
});

test('a sentence with “a” for a number is told so, and that words need no mechanics', async () => {
  const game = scratchGame();
  const { err } = await game.nomic(['mechanics', 'Each player gets a lamp.']);
  expect(err).toContain('Write the number: “1”.');
  expect(err).toContain('nomic propose --enact --text "Each player gets a lamp."');
  game.remove();
});

const BELOW = 'Write them below the second line of dashes, and remove `text` here.';

test.each([
  ['by: anna', 'by, anna', 'Write a colon after the key: `by: anna`.'],
  ['enact: {}', 'enact: { text: Cake. }', BELOW],
  ['by: anna', 'votes: for: [anna]', 'Write `votes: { for: [anna] }`.'],
  /* A cure may lose nothing that somebody wrote. */
  ['by: anna', 'by: anna\nvotes: { for: [anna ben] }', 'Did you mean `anna, ben`?'],
  ['by: anna', 'by: anna\nvotes: { for: [Anna and bne; carla] }', '`anna, ben, carla`?'],
  [
    'by: anna',
    'by: anna\nvotes: { for: [anna] }\nvotes: { for: [ben], cast: { ben: 2026-03-02 } }',
    'Join them, and remove the other: `votes: { for: [anna, ben], cast: { ben: 2026-03-02 } }`.',
  ],
  [
    'by: anna',
    'by: anna\nvotes:\n  cast: { ben: 2026-03-02 }\n  cast: { ben: 2026-03-03 }',
    'Put what both say under one of them',
  ],
  ['by: anna', 'by: anna\nvotes: { for: [anna, and ben] }', 'Did you mean `ben`?'],
  ['by: anna', 'by:anna', 'Write `by: anna`.'],
  ['enact: {}\n', '', 'For a new rule, add `enact: {}`;'],
  ['by: anna', 'by: anna\ncorrected: typo', '`{ on: 2026-03-05, why: "typo" }`'],
  [
    'enact: {}\n---\nTea.',
    'amend: 208\nmechanics: keep\nreplace: [{ from: “200 points”, to: “90 points” }]\n---',
    'Type straight ones: `from: "200 points", to: "90 points"`.',
  ],
  ['enact: {}', 'enact: { title: Tea: hot }', 'quotation marks: `title: "Tea: hot"`.'],
  ['proposed: 2026-03-02', 'proposed: 2026-11-31', 'That month has 30 days.'],
  ['by: anna', 'by: anna\nby: ben', 'Keep `by: anna` or `by: ben`, whichever is right.'],
  ['by: anna', 'by: anna\nby: anna', 'Both say the same: remove one of the two.'],
  [
    'by: anna',
    'by: anna\nvotes: { for: 3, against: 0 }',
    'Write all of them so: `votes: { tally: { for: 3, against: 0 } }`.',
  ],
  ['enact: {}', 'enact: { title: Tea: hot, sweet }', 'marks: `title: "Tea: hot, sweet"`.'],
  [
    'enact: {}\n---',
    'enact: {}',
    '6 │ Tea. │ ^^^^ 7 │ Put a line of three dashes above this one: ---',
  ],
  ['by: anna', 'by: anna', undefined],
])('in a record instead of %s %s is answered with %s', async (right, line, cure) => {
  const game = scratchGame();
  expect((await game.nomic(OPEN.split(' '))).status).toBe(0);
  const file = 'games/friends/proposals/301.md';
  game.write(file, game.read(file).replace(right, line));
  const { out = '', err = '' } = await game.nomic(['check']);
  const said = (out + err).replace(/\s+/g, ' ');
  if (cure === undefined) expect(said).toContain('nothing wrong');
  else expect(said).toContain(cure);
  game.remove();
});

test('a player whose name stands in the place of its keys is written as one', async () => {
  const game = scratchGame();
  const text = game.read('games/friends/game.md');
  game.write('games/friends/game.md', text.replace('{ name: Ben Cole }', 'Ben Cole'));
  const { out = '', err = '' } = await game.nomic(['check']);
  expect((out + err).replace(/\s+/g, ' ')).toContain('one of its keys: `{ name: "Ben Cole" }`.');
  game.remove();
});

test('an option mends the new record, and no earlier one', async () => {
  const game = scratchGame();
  await game.nomic('judge --ask Why? --by ben --on 2026-03-02'.split(' '));
  await game.nomic('judge 1 --ruling No --judge dov --anyway --on 2026-03-02'.split(' '));
  const { err = '' } = await game.nomic('propose --enact --text Cake. --on 2026-03-03'.split(' '));
  expect(err).toContain('Dov Ek (dov) is named as the Judge, but the Judge is Eve Fox');
  expect(err).not.toContain('--judge');
  game.remove();
});

test.each(['content', 'content/games/friends', 'content/rulesets/suber'])(
  'in %s the records are found above',
  async (below) => {
    const game = scratchGame();
    const cwd = join(game.folder, below);
    expect((await game.nomic(['check'], { cwd })).out).toMatch(/^✓ friends /);
    expect((await game.nomic(['propose', '--enact', '--text', 'Tea.'], { cwd })).status).toBe(0);
    expect(game.read('games/friends/proposals/301.md')).toContain('Tea.');
    game.remove();
  },
);

test('beyond a repository no records are searched, and none in a folder that has only the name', async () => {
  const game = scratchGame();
  const inner = join(game.folder, 'inner');
  mkdirSync(join(inner, '.git'), { recursive: true });
  expect((await game.nomic(['check'], { cwd: inner })).err).toContain('There is no folder');
  mkdirSync(join(inner, 'our game/content/games'), { recursive: true });
  const { err } = await game.nomic(['check'], { cwd: inner });
  expect(err).toMatch(/Records are one folder below:\ncd "our game"\n$/);
  mkdirSync(join(game.folder, 'other/content'), { recursive: true });
  mkdirSync(join(game.folder, 'other/here'));
  const { out } = await game.nomic(['check'], { cwd: join(game.folder, 'other/here') });
  expect(out).toMatch(/^✓ friends /);
  game.remove();
});

test('where no game is, each command says how one is begun', async () => {
  const game = scratchGame();
  rmSync(join(game.folder, 'content/games'), { recursive: true });
  for (const line of [
    'propose --enact --text Tea.',
    'vote friends 301 --for anna',
    'close',
    'show',
    'correct 301 --why Wrong.',
  ]) {
    const { err } = await game.nomic(line.split(' '));
    expect(err, line).toMatch(/there is no game here.*To begin a game:\nnomic init friends /i);
  }
  game.remove();
});

test('with several games it has to be said which', async () => {
  const game = scratchGame();
  game.write('games/tea/game.md', game.read('games/friends/game.md'));
  const { err } = await game.nomic(['close']);
  expect(err).toContain(
    'There are several games, friends and tea. Say which:\nnomic close friends\n',
  );
  const { err: unnamed } = await game.nomic(['propose', '--enact', '--text', 'Tea.']);
  expect(unnamed).toContain('Say which:\nnomic propose friends --enact --text Tea.\n');
  expect((await game.nomic(['close', 'tea'])).err).toContain('No proposal is open in tea.');
  game.remove();
});

test('an option of the command in a mail is asked about, with the sentence that counts', async () => {
  const game = scratchGame();
  const head = 'From: anna@example.org\nDate: Tue, 3 Mar 2026 10:00:00 +0000\n\n';
  const text = game.read('games/friends/game.md');
  const account = '{ name: Anna Berg, account: "mail:anna@example.org" }';
  game.write('games/friends/game.md', text.replace('{ name: Anna Berg }', account));
  writeFileSync(join(game.folder, 'mail.txt'), `${head}--roll 4\n`);
  const { out = '' } = await game.nomic(['take', 'mail.txt']);
  const said = out.replace(/\s+/g, ' ');
  expect(said).toMatch(/^Not certain, so not recorded: anna: roll 4 “--roll 4”/);
  expect(said).toContain('is not understood, as “I roll a die: 4” would be.');
  game.remove();
});

test('a game whose folder cannot be its id is given one that can', async () => {
  const game = scratchGame();
  const folder = join(game.folder, 'content/games');
  renameSync(join(folder, 'friends'), join(folder, 'Friends Nomic'));
  expect((await game.nomic(['check'])).out).toContain('Call the folder `friends-nomic`.');
  const { err } = await game.nomic(['status', 'friends']);
  expect(err).toContain('\nThe records of Friends Nomic cannot be read.');
  game.remove();
});

test('a text without rules is told so, and not that it needs an id', async () => {
  const game = scratchGame();
  writeFileSync(join(game.folder, 'rules.txt'), 'Be nice.\n');
  const { err } = await game.nomic(['import', 'rules.txt']);
  expect(err).toMatch(/^Not written\. There is no ruleset in this document/);
  expect(err).toContain('No line begins with a number');
  expect(err).not.toContain('needs an id');
  game.remove();
});

test('nobody is asked for a vote when all have voted', async () => {
  const game = scratchGame();
  for (const line of VOTED.slice(0, 2)) await game.nomic(line.split(' '));
  const { out } = await game.nomic(['say']);
  expect(out).toContain('Everybody has voted.');
  expect(out).not.toContain('Answer:');
  game.remove();
});

test('--json is --format json', async () => {
  const game = scratchGame();
  const { out = '' } = await game.nomic(['status', '--json']);
  expect(Object.keys(JSON.parse(out).games)).toEqual(['friends']);
  game.remove();
});

test('a move of a day that is named comes after the Judgment of that day, and nothing is judged anew', async () => {
  const game = scratchGame();
  for (const line of [...VOTED, ASKED]) await game.nomic(line.split(' '));
  const { out: ruled } = await game.nomic(['judge', '--ruling', 'No']);
  expect(ruled?.replace(/\s+/g, ' ')).toContain(
    'The words of a ruling bind no reading and make no move void. To bind a reading, add `settles` to the record.',
  );
  const proposing = ['propose', '--enact', '--text', 'More.', '--on', '2026-07-01'];
  expect((await game.nomic(proposing)).err).toBeUndefined();
  expect(game.read('games/friends/judgments/1.md')).toContain('judge: eve');
  game.remove();
});

test('a ruling that makes an open proposal void has to say so, and is told how', async () => {
  const game = scratchGame();
  const motion = ['propose', '--act', '[]', '--text', 'We thank Ada.', '--on', '2026-03-02'];
  expect((await game.nomic(motion)).status).toBe(0);
  const taken = '{ reading: motions, take: only-rule-changes }';
  const ruling = [
    'judge',
    '--ask',
    'May we?',
    '--by',
    'ben',
    '--ruling',
    'No',
    '--on',
    '2026-03-03',
  ];
  const { status, err } = await game.nomic([...ruling, '--settles', taken]);
  expect(status).toBe(1);
  expect(err).toMatch(/^Not written\. The ruling makes Proposal 301 void\./);
  const [, added = ''] = /Add --settles "(.+)"\./.exec(err ?? '') ?? [];
  const both = await game.nomic([...ruling, '--settles', `[${taken}, ${added}]`]);
  expect(both.err).toBeUndefined();
  expect(both.status).toBe(0);
  game.remove();
});

test('a vote that an abstention decides is said with the reading, before it is closed', async () => {
  const game = scratchGame();
  await game.nomic(OPEN.split(' '));
  const { out = '' } = await game.nomic(ABSTAINED[1]?.split(' ') ?? []);
  const reading =
    /defeated 4 : 0 : 1, if an abstention or silence spoils unanimity; otherwise adopted/;
  expect(out.replace(/\s+/g, ' ')).toMatch(reading);
  const { out: state = '' } = await game.nomic(['status']);
  expect(state.replace(/\s+/g, ' ')).toMatch(reading);
  game.remove();
});

test('a player written into game.md in mid-game is told to join by an event', async () => {
  const game = scratchGame();
  for (const line of VOTED) await game.nomic(line.split(' '));
  const text = game.read('games/friends/game.md');
  game.write('games/friends/game.md', text.replace('  eve:', '  fay: { name: Fay Gray }\n  eve:'));
  const { out = '' } = await game.nomic(['check']);
  const said = out.replace(/\s+/g, ' ');
  expect(said).toContain(
    'If fay joined later, remove fay from game.md, and record the event `join: { id: fay, name: Fay Gray }`.',
  );
  game.remove();
});

test('a player whose id was changed in game.md is told to keep the id', async () => {
  const game = scratchGame();
  for (const line of VOTED) await game.nomic(line.split(' '));
  const text = game.read('games/friends/game.md');
  game.write('games/friends/game.md', text.replace('  eve:', '  evelyn:'));
  for (const line of ['check', 'propose --enact --text More. --on 2026-03-05']) {
    const { out = '', err = '' } = await game.nomic(line.split(' '));
    const said = (out + err).replace(/\s+/g, ' ');
    expect(said, line).toContain(
      'If game.md had eve before, put it back. A player who leaves stays there',
    );
    expect(said, line).not.toContain('did not vote');
  }
  game.remove();
});

test.each(['vote help', 'vote ?', 'vote friends help'])('%s is vote --help', async (line) => {
  const game = scratchGame();
  const help = await game.nomic(['vote', '--help']);
  expect(await game.nomic(line.split(' '))).toEqual(help);
  game.remove();
});

test('words that a shell may have changed are shown as they were written', async () => {
  const game = scratchGame();
  const words = 'Whoever is late pays 0 to the host, and does so at once. This is final.';
  const { out } = await game.nomic(['propose', '--amend', '206', '--text', words]);
  expect(out).toContain(`Its words: ${words}`);
  game.remove();
});

function commitAll({ folder }: ScratchGame, subject: string): void {
  const as = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', subject],
  ])
    execFileSync('git', [...as, ...words], { cwd: folder });
}

test('a record that is corrected without an edit is told so', { tags: ['slow'] }, async () => {
  const game = scratchGame();
  for (const line of [...VOTED, 'propose --enact --text Cake. --on 2026-03-05'])
    await game.nomic(line.split(' '));
  commitAll(game, 'Begin');
  const open = await game.nomic(['correct', '302', '--why', 'Wrong.', '--dry-run']);
  expect(open.err).toContain('Not written. Proposal 302 is open, so it needs no correction: edit');
  const correcting = ['correct', '301', '--why', 'Wrong.', '--dry-run'];
  const unedited =
    'content/games/friends/proposals/301.md is as it was in the last commit. Edit it';
  expect((await game.nomic(correcting)).err).toContain(unedited);
  expect((await game.nomic([...correcting, '--anyway'])).status).toBe(0);
  const file = 'games/friends/proposals/301.md';
  game.write(file, game.read(file).replace('Tea.', 'Cake.'));
  const { out, err } = await game.nomic(correcting);
  expect(err).toBeUndefined();
  expect(out).not.toContain('an edit cannot be seen');
  await game.nomic('propose --enact --text Pie. --anyway'.split(' '));
  commitAll(game, 'Propose beside an open vote');
  const second = await game.nomic(['correct', '303', '--why', 'Wrong.', '--dry-run']);
  expect(second.err).toContain('Not written. Proposal 303 is open, so it needs no correction');
  const { out: based } = await game.nomic(['check', '--base', 'HEAD~1']);
  expect(based).toContain(
    `\n    git restore --source "HEAD~1" content/${file}\n    nomic correct 301 --why "…" --anyway\n`,
  );
  const folder = join(game.folder, 'content/games/friends/proposals');
  renameSync(join(folder, '301.md'), join(folder, '301-tea.md'));
  for (const named of ['301', 'proposals/301', '301-tea']) {
    const corrected = await game.nomic([
      'correct',
      named,
      '--why',
      'Wrong.',
      '--dry-run',
      '--anyway',
    ]);
    expect(corrected.out, named).toContain('proposals/301-tea.md');
  }
  game.remove();
});

test('a branch of another name is offered, if there is no other', async () => {
  const game = scratchGame();
  commitAll(game, 'Begin');
  execFileSync('git', ['branch', '-qm', 'trunk'], { cwd: game.folder });
  const { err } = await game.nomic(['check', '--base', 'main']);
  expect(err).toContain('\nnomic check --base trunk\n');
  game.remove();
});

test('after the end no vote is offered for closing', async () => {
  const game = scratchGame();
  for (const line of VOTED.slice(0, 2)) await game.nomic(line.split(' '));
  expect((await game.nomic(['status'])).out).toContain('To close the vote');
  await game.nomic('event end: Over. --on 2026-03-04'.split(' '));
  const { out } = await game.nomic(['status']);
  expect(out).toContain('Ended on');
  expect(out).not.toContain('To close the vote');
  game.remove();
});

test('a proposal that is gone from among the others is said so', async () => {
  const game = scratchGame();
  for (const line of [...VOTED, 'propose --enact --text Cake. --on 2026-03-05'])
    await game.nomic(line.split(' '));
  const folder = join(game.folder, 'content/games/friends/proposals');
  renameSync(join(folder, '302.md'), join(folder, '303.md'));
  game.write(
    'games/friends/proposals/303.md',
    game.read('games/friends/proposals/303.md').replace('302', '303'),
  );
  game.write(
    'games/friends/events/a.md',
    '---\non: 2026-03-04\ndebate: { on-proposal: 302 }\n---\n',
  );
  expect((await game.nomic(['check'])).out).toContain('numbered 301 to 303, without 302.');
  game.remove();
});

test('a throw that is due is said with its command', async () => {
  const game = scratchGame();
  const head = game.read('games/friends/game.md').replace('medium: mail', 'medium: table');
  game.write('games/friends/game.md', head);
  for (const line of VOTED.slice(0, -1)) await game.nomic(line.split(' '));
  for (const line of ['close --on 2026-03-04', 'status'])
    expect((await game.nomic(line.split(' '))).out, line).toContain('nomic event --roll N');
  await game.nomic(['event', '--roll', '4', '--on', '2026-03-04']);
  expect((await game.nomic(['status'])).out).not.toContain('--roll');
  game.remove();
});

test('a settled record that is gone is put back by git, whatever is typed', {
  tags: ['slow'],
}, async () => {
  const game = scratchGame();
  const others = VOTED.map((line) =>
    line.replace('301', '302').replace('--on 2026-03', '--on 2026-04'),
  );
  for (const line of [...VOTED, ...others]) await game.nomic(line.split(' '));
  const file = 'content/games/friends/proposals/301.md';
  const text = game.read('games/friends/proposals/301.md');
  rmSync(join(game.folder, file));
  expect((await game.nomic(['check'])).out).toContain(`\n    Git has no version of ${file}.\n`);
  game.write('games/friends/proposals/301.md', text);
  commitAll(game, 'Begin');
  rmSync(join(game.folder, file));
  commitAll(game, 'Delete');
  const gone = [
    'check',
    'status',
    'say',
    'close',
    'vote 301 --for anna',
    'correct 301 --why Wrong.',
  ];
  for (const line of [...gone, 'propose --enact --text Tea.', 'judge --ask Why? --by ben']) {
    const { out = '', err = '' } = await game.nomic(line.split(' '));
    const said = (out + err).replace(/\s+/g, ' ');
    expect(said, line).toContain('Proposal 301 is missing. The proposal is numbered 302');
    expect(said, line).toMatch(
      /git restore --source [0-9a-f]{7,} content.games.friends.proposals.301\.md/,
    );
    expect(said, line).not.toMatch(/is to make Proposal 301|Number it 301|it is the turn of/);
  }
  const card = 'rulesets/suber/206.md';
  game.write(card, game.read(card).replace('10 points', '5 points'));
  const { out: based } = await game.nomic(['check', '--base', 'HEAD~1']);
  for (const each of [file, `content/${card}`])
    expect(based).toContain(`\n    git restore --source "HEAD~1" ${each}\n`);
  rmSync(join(game.folder, 'content/games/friends/game.md'));
  const { err } = await game.nomic(['status']);
  expect(err).toMatch(/\ngit restore --source [0-9a-f]{7,} content.games.friends.game\.md\n/);
  game.remove();
});

test('moves of one minute are told why the later has a later time', async () => {
  const game = scratchGame();
  const said = [];
  for (const words of ['one', 'two']) {
    said.push((await game.nomic(['event', `note: ${words}`])).out ?? '');
  }
  expect(said[0]).not.toContain('The record has the time');
  expect(said[1]).toMatch(/The record has the time 2026-07-01T\d\d:\d\dZ, so that it comes after/);
  game.remove();
});

test('a player who joins with one name where turns go by surname is asked for the other', async () => {
  const game = scratchGame();
  const joining = (name: string) => ['event', `join: { id: dora, name: ${name} }`, '--dry-run'];
  const asked = 'Dora joins with one name, and turns go by surname.';
  expect((await game.nomic(joining('Dora'))).out).toContain(asked);
  expect((await game.nomic(joining('Dora Ash'))).out).not.toContain('one name');
  game.remove();
});

test('a mail of somebody unknown is answered with the players', async () => {
  const game = scratchGame();
  await game.nomic(OPEN.split(' '));
  const head = 'From: zed@example.org\nDate: Tue, 3 Mar 2026 10:00:00 +0000\n\n';
  writeFileSync(join(game.folder, 'mail.txt'), `${head}FOR 301\n`);
  const { out = '' } = await game.nomic(['take', 'mail.txt']);
  expect(out.replace(/\s+/g, ' ')).toContain('The players are ben (Ben Cole), anna (Anna Berg),');
  game.remove();
});

test('a sentence with an unknown word is told which, and shown another on the subject', async () => {
  const game = scratchGame();
  const sentence = 'A rude player loses 5 points.';
  const { err = '' } = await game.nomic(['mechanics', sentence]);
  expect(err).toContain('“rude” is no word that is understood here.');
  expect(err).toContain('“When a proposal is defeated, the proposer loses 10 points.”');
  const proposing = ['propose', '--enact', '--text', 'Be kind.', '--mechanics', sentence];
  const { err: refused } = await game.nomic(proposing);
  expect(refused).toContain('Without --mechanics the players carry the rule out themselves:\n');
  game.remove();
});

test('a word that is understood in other words is not called unknown', async () => {
  const game = scratchGame();
  const { err = '' } = await game.nomic(['mechanics', 'Abstaining is allowed among friends.']);
  expect(err).toContain('“among” cannot stand after “allowed”.');
  expect(err).not.toContain('“Abstaining”');
  const { err: short } = await game.nomic(['mechanics', "A player with 100 points doesn't win."]);
  expect(short).toContain("“doesn't” cannot stand after “points”.");
  game.remove();
});

test('a card that is gone is named by its number, if the play stops without it', async () => {
  const game = scratchGame();
  for (const line of VOTED) await game.nomic(line.split(' '));
  const lost = (out = '') => out.replace(/\s+/g, ' ').includes('No rule has the number 203: if');
  expect(lost((await game.nomic(['check'])).out)).toBe(false);
  rmSync(join(game.folder, 'content/rulesets/suber/203.md'));
  expect(lost((await game.nomic(['check'])).out)).toBe(true);
  game.remove();
});

test('a record behind a fault is not called missing, and one fault is not told twice', async () => {
  const game = scratchGame();
  for (const line of [...VOTED, 'propose --enact --text Cake. --on 2026-03-05'])
    await game.nomic(line.split(' '));
  const text = game.read('games/friends/game.md');
  game.write('games/friends/game.md', text.replace('anna:', 'ann:'));
  const { err } = await game.nomic(['vote', '302', '--for', 'ben']);
  expect(err).toContain('Not written. The game friends has an error. See: nomic check friends\n');
  game.write('games/friends/game.md', '\0');
  expect((await game.nomic(['check'])).out).toContain('1 game: 1 error\n');
  game.remove();
});

test('two open proposals of one number are named by their files', async () => {
  const game = scratchGame();
  await game.nomic(OPEN.split(' '));
  const folder = 'games/friends/proposals';
  game.write(`${folder}/301-copy.md`, game.read(`${folder}/301.md`));
  const { err } = await game.nomic(['close', '301']);
  expect(err).toContain(`${folder}/301-copy.md and content/${folder}/301.md.`);
  game.remove();
});

test.each([
  ['proposals/301.md', 'proposals/310.md'],
  ['proposals/301.md', '301.md'],
  ['proposals/301.md', 'proposals/301.md.txt'],
  ['votes/301-anna.md', 'votes/anna-301.md'],
  ['votes/301-anna.md', 'votes/301-ana.md'],
])('the command that calls a file %s is offered for %s', async (right, wrong) => {
  const game = scratchGame();
  await game.nomic(OPEN.split(' '));
  await game.nomic('vote --for anna --own-file --on 2026-03-03'.split(' '));
  const folder = join(game.folder, 'content/games/friends');
  renameSync(join(folder, right), join(folder, wrong));
  const { out = '' } = await game.nomic(['check']);
  const at = 'content/games/friends/';
  expect(out).toContain(`\n    mv ${at}${wrong} ${at}${right}\n`);
  game.remove();
});

test('a copy whose number was forgotten is told the next one that is free', async () => {
  const game = scratchGame();
  for (const line of [...VOTED, 'propose --enact --text Cake. --on 2026-03-05'])
    await game.nomic(line.split(' '));
  const folder = 'games/friends/proposals';
  game.write(`${folder}/303.md`, game.read(`${folder}/301.md`));
  const { out = '' } = await game.nomic(['check']);
  const said = out.replace(/\s+/g, ' ');
  expect(said).toContain('this one, and `301.md`. The next number is');
  expect(said).toContain('Number this one 303, and give it its own date; or delete `303.md`, if');
  expect(said).toContain('Write `proposal: 303`, since `301.md` is there too.');
  game.remove();
});

test('a vote of a player who is gone is shown the record of that, and the rule that granted it', async () => {
  const game = scratchGame();
  for (const line of ['event forfeit: eve --on 2026-03-02', OPEN])
    await game.nomic(line.split(' '));
  const { err = '' } = await game.nomic('vote --for eve --on 2026-03-03'.split(' '));
  expect(err).toMatch(
    /Here Eve Fox forfeited\.\n {2}\S+\/events\/2026-03\.md:3:5\n[\s\S]+\n {2}Rule 113 /,
  );
  expect(err).toContain('Remove eve from the votes.');
  game.remove();
});

test('players read of a win after the Judgment that makes it', async () => {
  const game = scratchGame();
  const asked = 'judgment: 1\nquestion: Has Anna won?\nby: ben\ninvoked: 2026-03-03';
  const given = 'judge: eve\nruling: "Yes"\ngiven: 2026-03-04';
  const settles = 'settles: [{ event: a, is: legal }]';
  game.write('games/friends/judgments/1.md', `---\n${asked}\n${given}\n${settles}\n---\n`);
  game.write(
    'games/friends/events/a.md',
    '---\nid: a\non: 2026-03-02\npoints: { anna: 300 }\n---\n',
  );
  const { out = '' } = await game.nomic(['say']);
  expect(out).toMatch(/gives Judgment 1: “Yes”\.\nAnna Berg receives 300 [^\n]+\nAnna Berg wins/);
  game.remove();
});

test('a proposal that is dated before the close of the last vote is told both days', async () => {
  const game = scratchGame();
  for (const line of [...VOTED, 'propose --enact --text Cake. --on 2026-03-05'])
    await game.nomic(line.split(' '));
  const file = 'games/friends/proposals/302.md';
  game.write(file, game.read(file).replace('2026-03-05', '2026-03-03'));
  const said = ((await game.nomic(['check'])).out ?? '').replace(/\s+/g, ' ');
  expect(said).toContain(
    'begins a turn on 2026-03-03, but the vote on 301 was closed on 2026-03-04.',
  );
  expect(said).not.toContain('nomic close');
  game.remove();
});

test('an id that two events have is told another one', async () => {
  const game = scratchGame();
  const event = '---\non: 2026-03-02\nid: spill\nnote: Tea was spilt.\n---\n';
  for (const name of ['a', 'b']) game.write(`games/friends/events/${name}.md`, event);
  const { out = '' } = await game.nomic(['check']);
  expect(out.replace(/\s+/g, ' ')).toContain('such as `id: spill-2`. If nothing names the event,');
  game.remove();
});

test.each([
  ['mails.docx', Buffer.from([0x50, 0x4b, 0xff, 0]), 'Save it as plain text in UTF-8.'],
  ['chat.html', '<!DOCTYPE html>\n<p>FOR 301</p>\n', 'Export a channel of Discord as JSON'],
])('messages in %s are told how they are read, and nothing is counted', async (name, text, how) => {
  const game = scratchGame();
  writeFileSync(join(game.folder, name), text);
  const { err, out } = await game.nomic(['take', name]);
  expect(err).toContain(how);
  expect(err).toContain('To paste the messages instead:\nnomic take');
  expect(out).toBeUndefined();
  game.remove();
});

test('a record in another encoding is told the word that cannot be read', async () => {
  const game = scratchGame();
  await game.nomic(OPEN.split(' '));
  const file = 'games/friends/proposals/301.md';
  const text = game.read(file).replace('Tea.', 'The café is open.');
  writeFileSync(join(game.folder, 'content', file), text, 'latin1');
  const { out = '' } = await game.nomic(['check']);
  expect(out).toContain('in UTF-8. Line 7 has the unreadable word “caf\ufffd”.');
  expect(out).toContain(`content/${file}:7:8\n`);
  expect(out).toContain('`iconv -f latin1 -t utf-8 OLD.md > NEW.md`');
  for (const mark of ['\ufeff', '']) {
    writeFileSync(join(game.folder, 'content', file), mark + text, 'utf16le');
    expect((await game.nomic(['check'])).out).toContain('The file is text in UTF-16');
  }
  game.remove();
});

test.each([
  ['events:', '`events` is empty and should be a list of events. A list without items is `[]`.'],
  ['on: 2026-03-02\nnote: Caf\ufffd', 'A letter is lost here: some program wrote U+FFFD instead.'],
  [
    'on: 2026-03-02\nroll: { by: anna, die: 4 }',
    'A die is thrown here, but by Rule 202 nothing follows from it. Rule 202 (version 0)',
  ],
  [
    'on: 2026-03-02\nnote: Tea.\ncorrected: { since: 2026-03-03, because: A slip. }',
    'Did you mean `on`? Did you mean `why`?',
  ],
])('a file of events that says %j is told what is odd about it', async (front, ...says) => {
  const game = scratchGame();
  game.write('games/friends/events/a.md', `---\n${front}\n---\n`);
  const { out = '' } = await game.nomic(['check']);
  let said = out.replace(/\s+/g, ' ');
  for (const sentence of says.flatMap((each) => each.split(/(?<=[.?]) /))) {
    expect(said).toContain(sentence);
    said = said.slice(said.indexOf(sentence));
  }
  game.remove();
});

test('words to replace that have other signs are shown as the rule has them', async () => {
  const game = scratchGame();
  const front =
    'proposal: 301\nby: anna\nproposed: 2026-03-02\namend: 212\nreplace: [{ from: the judge’s judgment, to: It }]\nmechanics: keep';
  game.write('games/friends/proposals/301.md', `---\n${front}\n---\n`);
  const { out = '' } = await game.nomic(['check']);
  expect(out.replace(/\s+/g, ' ')).toContain(
    'Write them as the rule does: `from: "The Judge\'s Judgment"`.',
  );
  game.remove();
});

test('an event says what happened', async () => {
  const game = scratchGame();
  const { out } = await game.nomic('event forfeit: eve --on 2026-03-02'.split(' '));
  expect(out).toMatch(/\n2 March 2026: Eve Fox forfeits, as granted by Rule 113\.\n/);
  game.remove();
});

test('a player who was taken out of game.md is put back, and leaves by an event', {
  tags: ['slow'],
}, async () => {
  const game = scratchGame();
  for (const line of VOTED) await game.nomic(line.split(' '));
  commitAll(game, 'Begin');
  const text = game.read('games/friends/game.md');
  game.write('games/friends/game.md', text.replace(/ {2}eve:.*\n/, ''));
  const { out = '' } = await game.nomic(['check', '--base', 'HEAD']);
  expect(out.replace(/\s+/g, ' ')).toContain(
    'Put eve back. A player who leaves stays in game.md, and an event says so: `nomic event friends "leave: eve"`.',
  );
  game.write('games/friends/events/a.md', '---\non: 2026-03-05\nleave: eve\n---\n');
  const { out: plain = '' } = await game.nomic(['check']);
  expect(plain.replace(/\s+/g, ' ')).toContain(
    'If game.md had eve before, put it back. A player who leaves stays there',
  );
  game.remove();
});

test('the steps that a check offers to a game that has stopped are written one after the other', async () => {
  const game = scratchGame();
  await game.nomic(OPEN.split(' '));
  const early = '---\nproposal: 302\nby: ben\nproposed: 2026-03-04\nenact: {}\n---\nCake.\n';
  game.write('games/friends/proposals/302.md', early);
  const day = '--on 2026-03-03';
  const { out } = await game.nomic(['check']);
  for (const step of ['vote 301 --for PLAYERS --against PLAYERS', 'close 301'])
    expect(out).toContain(`nomic ${step} --on 2026-03-04`);
  const voted = await game.nomic(`vote 301 --for anna,ben,carla,dov,eve ${day}`.split(' '));
  expect(voted).toMatchObject({ status: 0, out: expect.stringContaining('Written: ') });
  expect(await game.nomic(`close 301 ${day}`.split(' '))).toMatchObject({ status: 0 });
  expect((await game.nomic(['check'])).out).toContain('nothing wrong');
  game.remove();
});
