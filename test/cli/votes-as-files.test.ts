/** A vote in a file of its own counts as a line in its proposal would. */
import { sittings } from './sittings.ts';

const P301 = 'games/friends/proposals/301.md';
const OPEN = `$ write ${P301} "---\\nproposal: 301\\nby: anna\\nproposed: 2026-03-02\\nenact: {}\\nvotes: { for: [anna] }\\n---\\nTea.\\n"`;
const vote = (who: string, way = 'for') =>
  `$ write games/friends/votes/301-${who}.md "---\\nvote: ${way}\\n---\\n"`;
const votes = (way = 'for') => ['ben', 'carla', 'dov', 'eve'].map((id) => vote(id, way)).join('\n');

sittings(
  {
    'the command writes one, and the clerk counts it': `
      $ vote friends --against eve --own-file --on 2026-03-04 --why "Coffee is better."
      1 for, 1 against so far
      $ cat games/friends/votes/301-eve.md
      --- vote: against on: 2026-03-04 --- Coffee is better.
      $ cat ${P301}
      ! eve
      $ status friends
      Still to vote: Ben Cole, Carla Diaz and Dov Ek`,
    'the command takes the vote of one player, and no second one': `
      $2 vote friends --for eve,dov --own-file
      A file has the vote of one player
      ${vote('eve')}
      $2 vote friends --for eve --own-file
      Eve Fox has voted already
      $1 vote friends --for eve
      Eve Fox has voted already`,
    'the votes of everybody close a vote, and the record of it is settled': `
      ${votes('yes')}
      $1 check
      Did you mean \`for\`?
      ${votes()}
      $ status friends --format mail
      | Subject: Friends by Post: every vote on Proposal 301 is cast
      $ close friends --on 2026-03-05
      Adopted 5 : 0`,
    'a proposal may have all its votes in files': `
      $ edit ${P301} "votes: { for: [anna] }\\n" ""
      ${vote('anna')}
      ${votes()}
      $ close friends --on 2026-03-05
      Adopted 5 : 0
      $ check
      nothing wrong`,
    'a hyphen in the name of a proposal or of a player is understood': `
      $ rm ${P301}
      ${OPEN.replace('301.md', '301-tea.md')}
      $ edit games/friends/game.md "eve: {" "tea-eve: {"
      ${vote('tea-tea-eve')}
      ${vote('ben', 'against')}
      $ status friends --format json
      { games: { friends: { open: { proposals: [{ for: [anna, tea-eve], against: [ben] }] } } } }`,
  },
  { before: OPEN },
);
