/** `judge` puts a question and records its answer in one step, as where several have won at once. */
import { sittings } from './sittings.ts';

const TIED = `$ write rulesets/suber/208.md
  | ---
  | rule: 208
  | tier: mutable
  | mechanics:
  |   win: [{ when: player.gold >= 1 }]
  |   quantities: { gold: { starts: 0 } }
  |   awards: [{ on: adopted, to: for, quantity: gold, amount: 1 }]
  | ---
  | Whoever has gold has won.
  $ write games/friends/proposals/301.md
  | ---
  | proposal: 301
  | by: anna
  | proposed: 2026-03-02
  | enact: {}
  | votes: { for: [anna, ben, carla, dov, eve] }
  | closed: 2026-03-03
  | ---
  | Tea is served at five.`;
const ASK = 'judge friends --ask "Who has won?" --by dov --on 2026-03-03';
const ANSWER = '--ruling Ben --text "He spoke first." --settles "{ winner: ben }"';
const PROPOSE = 'propose friends --repeal 205';

sittings({
  'settles a tie of several winners, by the Judge who is due and by no other': `
    ${TIED}
    $1 check
    win/simultaneous
    $1 ${ASK} ${ANSWER} --judge carla
    judge/wrong
    $ ${ASK} ${ANSWER} --judge eve --dry-run
    $ ${ASK} ${ANSWER}
    $ cat games/friends/judgments/1.md
    winner: ben
    $ check
    won at version 1`,
  'still asks alone': `
    ${TIED}
    $ ${ASK}
    $ cat games/friends/judgments/1.md
    ! ruling`,
  'and play goes on after it on the same day, by commands that name no day': `
    $ propose friends --enact --text "Tea is served at five."
    $ vote friends 301 --for anna,ben,carla,dov,eve
    $ close friends 301
    $ judge friends --ask "Hot tea?" --by dov
    The turn of Ben Cole waits for Judgment 1.
    $1 ${PROPOSE}
    Not written. Ben Cole begins a turn while Judgment 1 is pending
    $ judge friends --ruling Yes
    Next: Ben Cole is to make Proposal 302.
    $ ${PROPOSE}
    Proposal 302 by Ben Cole
    $ vote friends 302 --for anna,ben,carla,dov,eve
    $ close friends 302
    Next: Carla Diaz is to make Proposal 303.
    $ check friends
    playing at version 2`,
});
