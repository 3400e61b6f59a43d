/** The commands on a game that goes on, stops, or cannot be read. */
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { scratchGame } from './scratch-game.ts';
import { sittings } from './sittings.ts';

const P302 = 'games/friends/proposals/302.md';
/** Proposal 302 by Ben Cole, after one that was carried. */
const proposed = (more: string) =>
  `---\\nproposal: 302\\nby: ben\\nproposed: 2026-03-03\\nenact: {}\\n${more}\\n---\\nBe kind.\\n`;
const CARRIED =
  '---\\nproposal: 301\\nby: anna\\nproposed: 2026-03-01\\nenact: {}\\nvotes: { for: [anna, ben, carla, dov, eve] }\\nclosed: 2026-03-02\\n---\\nBe polite.\\n';
const CLOSED = proposed('votes: { for: [ben] }\\nclosed: 2026-03-04');
const asked = (on: string, judge: string) =>
  `$ write games/friends/judgments/1.md "---\\njudgment: 1\\nquestion: Must they?\\nby: carla\\ninvoked: ${on}\\njudge: ${judge}\\n---\\n"`;
const STOPPED = 'nomic: the game friends has an error. See: nomic check friends';

sittings(
  {
    'says whose move it is and who would judge': `
      $ status friends
      |   Play goes on.
      /^  Next      Ben Cole is to make Proposal 302.$/
      /^            Eve Fox would be Judge.$/`,
    'says what is open': `
      $ write ${P302} "${proposed('votes: { for: [ben] }')}"
      ${asked('2026-03-03', 'anna')}
      $ status friends
      Proposal 302 by Ben Cole, 3 March 2026
      Judgment 1 waits for Anna Berg: Must they?
      $ status --format json
      { games: { friends: { toMove: ben, due: close-vote, open: { judgments: [{ judge: anna }] } } } }`,
    'waits where a Judgment keeps the next turn from beginning': `
      ${asked('2026-03-02', 'eve')}
      $ status friends
      |   Next      The turn of Ben Cole waits for Judgment 1.
      $ status --format json
      { games: { friends: { toMove: null, due: null, stayed: { player: ben, by: ['1'] } } } }`,
    'is shown as far as it is in order': `
      $ write ${P302} "${CLOSED}"
      $1 status friends
      The replay stopped at a move that is not in order.
      ${STOPPED}
      $1 show friends
      The replay stopped at a move that is not in order.
      ${STOPPED}
      $1 check --format json
      { ok: false, games: { friends: { version: 1, status: stopped, scores: { anna: 10 } } } }
      # At the same place, what is wrong comes before what is only worth knowing.
      { findings: [{ code: vote/missing, file: ${P302}, line: 6 }, { severity: note, line: 6 }] }`,
    'cannot be shown while its records are malformed': `
      $ write ${P302} "${proposed('vots: { for: [ben] }')}"
      $1 status friends
      = nomic: the records of friends cannot be read. See: nomic check
      = content/games/friends/proposals/302.md:6: \`vots\` is not a key of a proposal. Did you mean \`votes\`?
      $1 show friends
      = nomic: the records of friends cannot be read. See: nomic check
      = content/games/friends/proposals/302.md:6: \`vots\` is not a key of a proposal. Did you mean \`votes\`?
      $1 vote friends --for ben
      = Not written. The records of friends cannot be read. See: nomic check
      = content/games/friends/proposals/302.md:6: \`vots\` is not a key of a proposal. Did you mean \`votes\`?
      $1 check --format json
      { games: { friends: { version: null, status: malformed, scores: {}, toMove: null, winner: null } } }`,
    'does not keep others from being checked': `
      $ write games/h/game.md "---\\ntitle: Another\\nruleset: suber\\nmedium: mial\\nplayers: {}\\n---\\n"
      $1 check
      ✓ friends  playing at version 1
      ✗ h  malformed
      $ check friends
      ! h  malformed
      $ check friends --format json
      { ok: true, games: { friends: {} } }
      ! "h"`,
  },
  { before: `$ write games/friends/proposals/301.md "${CARRIED}"` },
);

test('names files from the root of the repository on GitHub', async () => {
  const game = scratchGame();
  game.write('games/friends/proposals/301.md', CARRIED.replaceAll('\\n', '\n'));
  game.write(P302, CLOSED.replaceAll('\\n', '\n'));
  const check = (format: string, repository: string) =>
    game.nomic(['check', '--format', format], { repository });
  const { out, stepSummary } = await check('github', dirname(game.folder));
  const sarif = JSON.parse((await check('sarif', game.folder)).out ?? '');
  game.remove();
  expect(out).toContain(`::error file=${basename(game.folder)}/content/${P302},line=6,`);
  expect(stepSummary).toContain('| friends | stopped | 1 |');
  expect(sarif.runs[0].results[0].locations).toMatchObject([
    { physicalLocation: { artifactLocation: { uri: `content/${P302}` } } },
  ]);
});
