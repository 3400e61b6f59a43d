/**
 * The commands that write what is no proposal: questions, rulings, events and corrections.
 *
 * @module-tag slow
 */
import { describe } from 'vitest';
import { sittings } from './sittings.ts';

const [P301, J1] = ['games/friends/proposals/301.md', 'games/friends/judgments/1.md'];
const EVENTS = 'games/friends/events/2026-03.md';
const before = '$ propose friends --repeal 205 --on 2026-03-02';
const ASKED = '$ judge friends --ask "May Eve lose nothing?" --by dov --on 2026-03-03';
const ILL = '$ event friends "note: Eve was ill." --on 2026-03-03';

describe('a Judgment', () => {
  sittings(
    {
      'goes from the question to the ruling of the Judge who is due': `
        ${ASKED} --rules 206,105
        | Judgment 1 waits for Eve Fox: May Eve lose nothing?
        $ judge friends --accept --on 2026-03-04
        $ judge friends 1 --ruling No --text "Rule 206 says so." --settles "{ move: 301, is: legal }" --on 2026-03-05
        | Judgment 1 by Eve Fox: No.
        $2 judge friends --ruling Yes
        Judgment 1 has its answer already: “No”.
        $ cat ${J1}
        = ---
        = judgment: 1
        = question: May Eve lose nothing?
        = by: dov
        = invoked: 2026-03-03
        = rules: [ 206, 105 ]
        = bench:
        =   - { judge: eve, accepted: 2026-03-04, ruling: No, given: 2026-03-05 }
        = settles:
        =   - { move: 301, is: legal }
        = ---
        = Rule 206 says so.
        $ check`,
      'goes to the next Judge where the others overrule the first': `
        ${ASKED}
        $ judge friends --ruling No --settles "{ points: { eve: 50 } }" --on 2026-03-04
        $ judge friends --overrule --for anna,ben,carla,dov --on 2026-03-05
        Judgment 1 waits for Dov Ek
        $ judge friends --ruling Yes --on 2026-03-06
        $ cat ${J1}
        overruled: { for: [anna, ben, carla, dov], on: 2026-03-05 }
        |   - { judge: dov, ruling: Yes, given: 2026-03-06 }
        ! settles`,
      'is not given by another': `
        ${ASKED}
        $1 judge friends --ruling No --judge ben
        judge/wrong
        $ cat ${J1}
        ! ruling`,
      'is not given without a question, a number of one, what was done, and who asks': `
        $2 judge friends --accept
        No question was asked yet
        $2 judge friends 1 --accept
        There is no Judgment 1 in friends.
        $2 judge friends
        Say what was done
        $2 judge friends --ask "Why?"
        Nobody asks. Name the player who asks with --by: ben, anna, carla, dov or eve.`,
    },
    { before },
  );
});

describe('an event', () => {
  sittings(
    {
      'stands in the file of its month, with its rule and the reason': `
        ${ILL}
        $ event friends "forfeit: eve" --rule 113 --why Tired. --on 2026-03-04
        Next: Anna Berg is to bring the vote to its end.
        $ cat ${EVENTS}
        = ---
        = events:
        =   - { on: 2026-03-03, note: Eve was ill. }
        =   - { on: 2026-03-04, forfeit: eve, rule: 113, why: Tired. }
        = ---`,
      'may be a throw of the die by the player who is due': `
        $ edit games/friends/game.md "medium: mail" "medium: table"
        $ write ${P301} "---\\nproposal: 301\\nby: ben\\nproposed: 2026-03-02\\nrepeal: 205\\nvotes: { for: [anna, ben, carla, dov], against: [eve] }\\nclosed: 2026-03-02\\n---\\n"
        $ event friends --roll 4 --on 2026-03-02
        Next: Anna Berg is to make Proposal 302.
        $ cat ${EVENTS}
        |   - { on: 2026-03-02, roll: { by: ben, die: 4, for: 301 } }`,
      'is not written where the rules do not allow it': `
        $1 event friends "leave: eve" --by ben --on 2026-03-03
        put Eve
        $1 event friends "winner: eve" --on 2026-03-03
        /^Not written. Eve Fox .eve. is not the winner/
        $ ${ILL.slice(2)}
        $ cat ${EVENTS}
        ! winner`,
      'is not read otherwise than as an event': `
        $2 event friends --roll x
        “x” is not what a die shows. Write its number, such as --roll 4.
        $2 event friends "eve left"
        nomic event friends "leave: eve"
        $2 event friends "{ note: a"
        What happened cannot be read`,
    },
    { before },
  );
});

describe('a correction', () => {
  sittings(
    {
      'is declared in the record, or at the event, once': `
        $ correct friends 301 --why "It was 205, not 206." --on 2026-03-05
        $ cat ${P301}
        | corrected: { on: 2026-03-05, why: "It was 205, not 206." }
        | ---
        ${ILL}
        $ correct friends events/2026-03/1 --why "She was." --on 2026-03-06
        $ cat ${EVENTS}
        note: Eve was ill., corrected: { on: 2026-03-06, why: She was. } }
        $ check
        $2 correct friends 301 --why Again.
        301.md has a correction already.
        $2 correct friends events/2026-03/1 --why Again.
        2026-03.md has a correction already.
        $2 correct friends events/2026-03/9 --why Again.
        2026-03.md has no such event.
        $2 correct friends events/2026-03 --why Again.
        Say which event`,
      'is the last key of its record': `
        ${ASKED}
        $ correct friends game --why "It was wrong." --on 2026-03-06
        $ correct friends judgments/1 --why "It was wrong." --on 2026-03-06
        $ cat games/friends/game.md
        | corrected: { on: 2026-03-06, why: It was wrong. }
        | ---
        $ cat ${J1}
        | corrected: { on: 2026-03-06, why: It was wrong. }
        | ---`,
      'of a vote in a file of its own is one of its proposal': `
        $ write games/friends/votes/301-eve.md "---\\nvote: against\\n---\\n"
        $2 correct friends votes/301-eve --why x
        To correct a vote, correct its proposal, 301.`,
      'needs a reason, and a record': `
        $2 correct friends 301
        Edit content/games/friends/proposals/301.md, and say why it was wrong:
        $2 correct friends 999 --why x
        There is no record content/games/friends/proposals/999.md.
        $2 correct friends ../x --why x
        There is no record`,
    },
    { before },
  );
});
