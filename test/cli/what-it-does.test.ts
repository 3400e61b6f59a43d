/**
 * Players who propose, review or vote read the effects of a change, and not its words alone.
 * `test/build/shown-everywhere.test.ts` shows that the sentences stand in each place; here is how.
 */
import { describe, expect, test } from 'vitest';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { run } from '../../src/cli/run.ts';
import { laid } from '../archive/replayed.ts';
import { enact, page } from '../engine/table.ts';
import { changeOf, commit, lay, preview } from './changed-games.ts';
import { CONTEXT } from './context.ts';
import { sittings } from './sittings.ts';

const HEADING = 'The words of Rule 206 stay, but what it does changes';
const GONE = 'When a proposal is defeated, the proposer loses 10 points.';
const COMES = 'When a proposal is defeated, the proposer receives 50 points.';
const AWARD = '{ awards: [{ on: defeated, to: proposer, points: 50 }] }';
const WORDS =
  'When a proposed rule-change is defeated, the player who proposed it loses 10 points.';

const AMENDED = `$ propose friends --amend 206 --mechanics "${AWARD}" --on 2026-03-02`;
const CARRIED = `$ vote friends --for anna,ben,carla,dov,eve --on 2026-03-03
  $ close friends --on 2026-03-04`;

const DOUBTED = `$ propose friends --amend 206 --text "If your proposal fails you lose 4 points." --mechanics keep --on 2026-03-02`;

sittings({
  'a change is told when it is proposed and adopted, in the channel and in the life of the rule': `
    ${AMENDED}
    | ${HEADING}:
    | − ${GONE}
    | + ${COMES}
    $ status friends --on 2026-03-03
    /receives 50[^]*Still to vote/
    $ status friends --format json --on 2026-03-03
    /receives 50[^]*"silent"/
    $ say friends --on 2026-03-03
    /to amend Rule 206\\n${HEADING}:\\n− ${GONE}\\n\\+ ${COMES}\\n/
    $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-03
    | + ${COMES}
    $ close friends --on 2026-03-04
    | + ${COMES}
    $ say friends --on 2026-03-05
    | ${HEADING}:
    | − ${GONE}
    | + ${COMES}
    $ propose friends --repeal 301 --on 2026-03-05
    $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-05
    $ close friends --on 2026-03-05
    $ show friends --rule 301
    |   What Rule 301 does ends:
    |   − ${COMES}
    ${HEADING}: − ${GONE} + ${COMES}
    # A rule that was repealed is not said to be read by the engine.
    ! How the engine reads it
    $ show friends --rule 301 --format json
    { life: [{ does: null }, { does: { gone: ["${GONE}"] } }, { does: { gone: ["${COMES}"], come: [] } }] }
    $ show friends --rule 207
    How the engine reads it`,
  'a proposal has the same as data': `
    ${AMENDED} --format json
    { does: [{ rule: 206, called: Rule 206, words: stay, gone: ["${GONE}"], come: ["${COMES}"] }] }
    { does: [{ kept: [], onlyMechanics: true, onlyWords: false }] }`,
  'close says what a vote paid, before and after, and who wins by it': `
    $ propose friends --enact --text "Napkins are blue." --mechanics "{ awards: [{ on: adopted, to: proposer, points: 200 }] }" --on 2026-03-02
    ${CARRIED}
    $ propose friends --enact --text Tea. --on 2026-03-05
    $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-05
    $ close friends --on 2026-03-06
    Ben Cole +11 (Rule 202), +200 (Rule 301): 0 → 211. Ben Cole wins.`,
  'close says what a proposal itself pays, and words that are quoted end the sentence about them': `
    $ propose friends --act "[{ points: { ben: 50, carla: -5 }, why: a gift }]" --text "This is a gift." --on 2026-03-02
    ${CARRIED}
    Ben Cole +50: 0 → 50. Carla Diaz −5: 0 → −5.
    /on the words of the proposal “301” alone: “This is a gift.”$/`,
  'a motion that is voted on is called one, with its words': `
    $ propose friends --act [] --text "We thank Ada for the tea." --on 2026-03-02
    $ say friends --on 2026-03-03
    /to adopt a motion, “We thank Ada for the tea”$/
    $ status friends --on 2026-03-03
    to adopt a motion, “We thank Ada for the tea”`,
  'an author answers a doubt by a word in the record, and whoever votes reads both': `
    ${DOUBTED} --dry-run
    /Note: The amendment replaces 10 with 4[^]*If the mechanics are right, say so: \`nomic propose friends --reword --as-meant --number 301\`./
    ${DOUBTED} --as-meant
    Note: The author says that this is meant. The amendment replaces 10 with 4
    $ cat games/friends/proposals/301.md
    | as-meant: true
    $ check friends
    ! as-meant
    $ check friends --notes
    mechanics/as-meant
    $ status friends --on 2026-03-03
    The author says that this is meant. The amendment replaces 10 with 4
    $ say friends --on 2026-03-03
    The author says that this is meant. The amendment replaces 10 with 4
    $ vote friends --for anna --on 2026-03-03
    The author says that this is meant. The amendment replaces 10 with 4`,
  'a vote that is decided early names the reading on which that rests': `
    $ propose friends --enact --text Tea. --on 2026-03-02
    $ vote friends --abstain eve --on 2026-03-03
    It is lost, whether the others vote for or against (Rule 203).
    If all others vote for it: defeated 4 : 0 : 1, if an abstention or silence spoils unanimity; otherwise adopted`,
  'an open proposal gets other words, title and mechanics until somebody votes, and the rest of its file stays': `
    $ propose friends --enact --text "Each player has two votes." --on 2026-03-02
    To make the rule do so: nomic propose friends --reword --mechanics "Each player has 2 votes."
    $ propose friends --reword --mechanics "Each player has 2 votes." --title Votes --on 2026-03-03
    $ propose friends --reword --text "Each player has three votes." --on 2026-03-03
    and the mechanics seem to differ: Each player has 2 votes.
    $ propose friends --reword --as-meant --number 301 --on 2026-03-03
    $ cat games/friends/proposals/301.md
    | proposed: 2026-03-02
    | enact:
    |   title: Votes
    |   mechanics:
    |     - Each player has 2 votes.
    | as-meant: true
    | ---
    | Each player has three votes.`,
  'of what does not fit into the channel the largest sums are said and the rest is counted, and a mail has all of it': `
    $ propose friends --enact --text Houses. --on 2026-03-02 --mechanics "${Array.from({ length: 12 }, (_, i) => `When a proposal is adopted, the proposer receives ${i + 2} points.`).join('\\n')}"
    $ say friends --on 2026-03-03
    /points\\.\\n\\d more lines of what it does: nomic status friends$/
    receives 13 points
    ! receives 2 points
    $ say friends --on 2026-03-03 --format mail
    receives 2 points.`,
});

const proposed = (front: string, words: string) => ({
  proposals: {
    301: page(`proposal: 301\nby: a\nproposed: 2026-01-01\namend: 206\n${front}`, words),
  },
});
const OPEN = proposed(`mechanics: ${AWARD}`, WORDS);

test('the page of a proposal has the doubt', () => {
  const archive = laid(proposed('mechanics: keep', WORDS.replace('10', '4')));
  const pages = archive.replay.proposals.map((each) => describeProposal(archive, each));
  expect(pages.map(({ doubts }) => doubts)).toEqual([
    [
      `The amendment replaces 10 with 4 in the text of Rule 206. The rule keeps its mechanics, which still have 10: ${GONE}`,
    ],
  ]);
});

describe('a reviewer', { tags: ['slow'] }, () => {
  test('is warned of it first, and sees it before the words', async () => {
    const change = await changeOf({}, OPEN);
    expect(change.warnings).toEqual([
      'Proposal 301: the words of Rule 206 stay, but what it does changes.',
      `Proposal 301: “${WORDS.slice(0, -1)}” and the mechanics seem to differ: ${COMES}`,
    ]);
    const text = await preview({}, OPEN, 'text');
    const places = [HEADING, `− ${GONE}`, `+ ${COMES}`, '│'].map((each) => text.indexOf(each));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    const comment = await preview({}, OPEN, 'markdown');
    expect(comment).toContain('| Before | After |');
    expect(comment).toContain('the proposer <del>loses 10</del> points.');
  });

  test('is warned of what a proposal does at once, and of an old number that is kept', async () => {
    const acting = 'mechanics: keep\nact: [{ points: { b: 50 } }]';
    const { warnings } = await changeOf({}, proposed(acting, WORDS.replace('10', '4')));
    expect(warnings).toEqual([
      'Proposal 301: done at once on adoption: B receives 50 points.',
      `Proposal 301: The amendment replaces 10 with 4 in the text of Rule 206. The rule keeps its mechanics, which still have 10: ${GONE}`,
    ]);
  });

  test('sees of a rule that is changed by fiat what that does', async () => {
    const keeper =
      'rule: 301\ntier: mutable\nmechanics: { fiat: { tiers: [mutable], by: Keeper }, overrides: [adoption] }';
    const cards = { 301: page(keeper, 'The Keeper changes mutable rules.') };
    const fiat = `{ by: Keeper, amend: 206, mechanics: ${AWARD}, text: '${WORDS}' }`;
    const events = `  - { on: 2026-01-02, rule: 301, fiat: ${fiat} }`;
    const change = await changeOf({ cards }, { cards, events });
    expect(change.refusals).toEqual([]);
    expect(change.moves[0]?.does).toMatchObject([{ onlyMechanics: true, come: [COMES] }]);
    expect(change.warnings.join()).toContain('the words of Rule 206 stay');
  });

  test('is not warned of words that announce what a rule does', async () => {
    const change = await changeOf({}, { proposals: { 301: enact(301, 'a') } });
    expect(change.warnings).toEqual([]);
  });

  test('reads of much in a check what the words do not lead one to expect, and in the preview the rest', async () => {
    const proposals = Object.fromEntries(
      [301, 302, 303, 304, 305, 306].map((number, i) => {
        const front = number === 306 ? `amend: 206\nmechanics: ${AWARD}` : '';
        return [number, enact(number, 'abc'.charAt(i % 3), front, WORDS)];
      }),
    );
    const folder = commit({});
    lay(folder, { proposals });
    const given = { ...CONTEXT, cwd: folder, repository: folder };
    const { out } = await run(['check', '--base', 'main'], given);
    expect(out).toContain(`\nProposal 306\n  ${HEADING}:\n  − ${GONE}\n  + ${COMES}\n`);
    expect(out).not.toContain('Proposal 301\n');
    expect(out).toContain('For the effects of 5 other moves: nomic preview.');
  });
});
