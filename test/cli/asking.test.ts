/** At a terminal the commands ask for what their options leave out. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Asker } from '../../src/cli/command-line/outcome.ts';
import { terminalAsker } from '../../src/cli/record-edits/terminal-asker.ts';
import { sittings } from './sittings.ts';

const P301 = 'games/friends/proposals/301.md';
const LOSES = 'When a proposal is defeated, the proposer loses 10 points.';
const PASSES = 'When a proposal is adopted, the proposer receives 4 points.';
const REWORD = '$ propose friends --amend 206 --text "One loses 4 points." --on 2026-03-02';
const GIVEN = `$ event friends "points: { anna: 5 }" --rule 202
  $ event friends "points: { eve: 4 }" --rule 202
  $ event friends "points: { anna: 3 }" --rule 202`;
const SLIP = '150 points at once: every other entry of this game is at most 5.';

sittings({
  'a turn is played by answers alone': `
    $ propose friends
    ? What do you propose? > enact
    ? With which words? > Be kind.
    $ cat ${P301}
    enact: {} --- Be kind.
    $ vote friends
    ? … > anna, eve
    ? How does anna vote? > for
    ? How does eve vote? > against
    1 for, 1 against so far.`,
  'a rule is chosen among those in force': `
    $ propose friends
    ? What do you propose? > repeal
    ? … > 205
    $ cat ${P301}
    | repeal: 205`,
  'nothing is asked that the options say': `
    $ propose friends --repeal 205
    ? nothing
    $ vote friends --for anna
    ? nothing
    $ status friends
    ? nothing`,
  'nothing is written where the person breaks off': `
    $2 propose friends
    ? What do you propose? > ^C
    cancelled
    $ propose friends --repeal 205 --dry-run
    content/${P301} would be`,
  'a game is begun by answers': `
    $ init others --forge none
    ? … > Others
    ? … > table
    ? … >
    ? … > ada=Ada Ash
    ? … >
    $ cat games/others/game.md
    title: Others ruleset: suber medium: table
    |   ada: { name: Ada Ash }`,
  'a game is begun with names alone, and what is no answer is asked again': `
    $ init names --forge none
    ? … >
    ? … > Names
    ? … > table
    ? … >
    ? … > Ada Ash
    ? … > ada ash
    ? /“ada ash” and “Ada Ash” are the same name/ > Ada-Ash
    ? … > B=
    ? /“B=” is not a player\\./ > ada-ash=Ben
    ? /“ada-ash=Ben” has a seat\\./ > Łee
    ? … >
    $ cat games/names/game.md
    title: Names
    |   ada-ash: { name: Ada Ash }
    |   ada-ash-2: { name: Ada-Ash }
    ! Ben`,
  'a question to a Judge is asked': `
    $ propose friends --repeal 205
    $ judge friends
    ? … > ask
    ? … > May one?
    ? … > dov
    waits for Eve Fox: May one?`,
  'what is probably a slip is asked about before it is written, and noted where nobody can answer': `
    ${GIVEN}
    $2 event friends "points: { eve: 150 }" --rule 202
    ? ${SLIP} Sure? > no
    Not written. You cancelled.
    $ event friends "points: { eve: 150 }" --rule 202
    ? ${SLIP} Sure? > yes
    Written:
    Note: 150 points at once
    $ edit games/friends/events/2026-07.md "eve: 150" "eve: 3"
    $ event friends "points: { eve: 150 }" --rule 202
    Note: ${SLIP}`,
  'whoever gives a rule other words alone is asked what becomes of what it does': `
    ${REWORD}
    ? Does Rule 206 still do the same? > keep
    | New wording of Rule 206; its mechanics still say:
    | ${LOSES}
    ! --mechanics
    $ cat ${P301}
    | mechanics: keep`,
  'it can end, or be written anew': `
    ${REWORD}
    ? … > none
    $ cat ${P301}
    | mechanics: none
    $1 propose friends --amend 206 --text "One loses 4 points." --dry-run --by ben --number 302 --anyway
    ? … > anew
    ? What does it do from now on? > The loser sings.
    ? “The loser sings” is not understood. “sings” is no word that is understood here. What does it do from now on? > You lose 4 points if your proposal fails.
    ${LOSES.replace('10', '4')}`,
  'nothing is asked of an amendment that says it, or leaves the words as they are': `
    ${REWORD} --mechanics none --dry-run
    ? nothing
    $ propose friends --amend 206 --dry-run
    ? nothing
    $1 propose friends --amend 101 --text x --dry-run
    ? nothing`,
  'elsewhere the output says that it was kept, and how to choose': `
    ${REWORD} --dry-run
    ${LOSES} Rule 206 keeps its effect, since you chose no other.
    For another effect, or none: --mechanics "…"
    $ propose friends --amend 206 --text "If your proposal fails you lose 4 points." --dry-run
    The words seem to say: ${LOSES.replace('10', '4')} To make the rule do so: --mechanics "${LOSES.replace('10', '4')}"
    ${REWORD} --dry-run --mechanics keep
    ! was kept`,
  'the output says how sentences in other words were read, and the record has them as they are said': `
    ${REWORD} --mechanics "If your proposal fails you lose 4 points. Everybody gets a vote."
    was read in other words: ${LOSES.replace('10', '4')}
    $ cat ${P301}
    |   - ${LOSES.replace('10', '4')}
    |   - Each player has one vote.`,
  'what the words of a rule seem to say is offered, and written where it is taken': `
    $ propose friends --enact --text "Whoever proposes pays. If a proposal passes, its proposer gets 4 points."
    ? What does the new rule do? > ${PASSES}
    $ cat ${P301}
    |     - ${PASSES}`,
  'a new rule whose words seem to say nothing is no reason to ask': `
    $ propose friends --enact --text "Tea is served at five."
    ? nothing`,
  'whoever is asked for a vote reads what the proposal would do': `
    ${REWORD} --mechanics none
    $2 vote friends
    ? What Rule 206 does ends: − ${LOSES} Who votes? >`,
});

const WAYS = ['for', 'against'].map((value) => ({ value, label: value }));
const KEYS = ['a', 'b'].map((value) => ({ value, label: value }));
const DOWN = '\u001b[B';
const ENTER = '\r';

test.each<[way: string, keys: readonly string[], ask: (asker: Asker) => unknown, answer: unknown]>([
  ['choice', [DOWN, ENTER], (asker) => asker.choose('How?', WAYS), 'against'],
  ['several', [' ', DOWN, ' ', ENTER], (asker) => asker.several('How?', WAYS), ['for', 'against']],
  ['key', ['a'], (asker) => asker.press(['Ben wrote: no.'], 'How?', KEYS), 'a'],
  ['words', ['N', 'o', ENTER], (asker) => asker.write('How?'), 'No'],
  ['words left as they are', [ENTER], (asker) => asker.write('How?', 'Yes'), 'Yes'],
  ['end', ['\u0003'], (asker) => asker.choose('How?', WAYS), undefined],
])('the terminal returns what the keys say: %s', async (_, keys, ask, answer) => {
  const input = new PassThrough();
  const output = new PassThrough();
  const answered = ask(terminalAsker({ input, output }));
  const left = [...keys];
  let seen = '';
  output.on('data', (shown) => {
    seen += String(shown);
    const key = seen.includes('How?') ? left.shift() : undefined;
    if (key !== undefined) setImmediate(() => input.write(key));
  });
  expect(await answered).toEqual(answer);
});
