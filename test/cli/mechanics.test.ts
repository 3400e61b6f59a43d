/** Mechanics in sentences: read and said by a command, written in records, and put into the other form. */
import { describe } from 'vitest';
import { sittings } from './sittings.ts';

const LOSES = 'When a proposal is defeated, the proposer loses 10 points.';

describe('nomic mechanics', () => {
  sittings({
    'prints the slots that sentences say': `
      $ mechanics "${LOSES}"
      = awards:
      =   - on: defeated
      =     to: proposer
      =     points: -10`,
    'marks the word at which a sentence is no longer understood': `
      $1 mechanics "A player wins if pigs fly."
      | A player wins if pigs fly.
      |                  ^^^^
      ! seem to say`,
    'reads other words, and several sentences at once': `
      $ mechanics "Every defeated proposal costs its author ten points. Everyone gets one vote."
      | # “Every defeated proposal costs its author ten points”, in other words: ${LOSES}
      | # “Everyone gets one vote”, in other words: Each player has one vote.
      | awards:
      |   - on: defeated
      |     to: proposer
      |     points: -10
      | ballots: 1`,
    'says what is read, if the language says it otherwise': `
      $ mechanics "Anyone may propose at any time."
      | # “Anyone may propose at any time.”, in other words: There are no turns, and anyone may propose at any time.
      | turns: none`,
    'says which sentence is not understood, and what the others say': `
      $1 mechanics "Every defeated proposal costs its author ten points. Pigs fly."
      | # “Every defeated proposal costs its author ten points”, in other words: ${LOSES}
      | Pigs fly
      |      ^^^
      $1 mechanics "Every defeated proposal costs its author ten points. Pigs fly." --format json
      { mechanics: null, others: [{ how: in other words, says: ["${LOSES}"] }], problems: [{ sentence: 1 }] }`,
    'puts a slip of spelling right, and never another meaning': `
      $ mechanics "When a propsal is defeted, the proposer loses 10 points."
      | # “When a propsal is defeted, the proposer loses 10 points”, with a slip put right: ${LOSES}
      $1 mechanics "Every player has one mind."
      | Every player has one mind.
      ! Did you mean`,
    'says a card, and what a card would say in JSON': `
      $ mechanics --say content/rulesets/suber/206.md
      = ${LOSES}
      $ mechanics "Every player may vote." --format json
      { mechanics: { electorate: true }, problems: [] }`,
  });
});

describe('a proposal', () => {
  const enact = 'propose friends --enact --text "Cake pays." --on 2026-03-02';
  sittings({
    'has what it does in sentences': `
      $ ${enact} --mechanics "When a proposal is adopted, the proposer receives 3 points.\\nThere is one baker."
      $ cat games/friends/proposals/301.md
      |   mechanics:
      |     - When a proposal is adopted, the proposer receives 3 points.
      |     - There is one baker.
      $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-03
      $ close friends --on 2026-03-04
      # The next that is adopted is paid for.
      $ propose friends --enact --text Tea. --on 2026-03-05
      $ vote friends --for anna,ben,carla,dov,eve --on 2026-03-05
      $ close friends --on 2026-03-06
      +3 (Rule 301)`,
    'is refused under the word that nobody understands': `
      $1 ${enact} --mechanics "There is one of each baker."
      | Not written. “of” cannot stand after “one”.
      About the same: “There is one speaker.”`,
  });
});

describe('nomic format', () => {
  const CARD = 'games/friends/proposals/301.md';
  const record = (...mechanics: readonly string[]) =>
    ['---', 'proposal: 301', 'by: anna', 'proposed: 2026-03-02   # a Monday', 'enact:']
      .concat('  title: Cake', '  mechanics:', mechanics, '  tier: mutable')
      .concat('votes: { for: [ ben ] }', '---', 'Cake pays.');
  const AWARDS = '      - { on: adopted, to: proposer, points: 3 }';
  const SLOTS = record('    awards:', AWARDS, '    offices: { baker: { holders: 1 } }');
  const PAYS = '    - When a proposal is adopted, the proposer receives 3 points.';
  const shown = (mark: string, lines: readonly string[]) =>
    lines.map((line) => `${mark} ${line}`).join('\n');
  const SENTENCES = shown('=', record(PAYS, '    - There is one baker.'));

  sittings(
    {
      'changes the mechanics and nothing else': `
        $ format content/games
        $ cat ${CARD}
        ${SENTENCES}
        $ format content/games
        = Nothing to write.
        $ format content/${CARD} --as slots
        $ cat ${CARD}
        awards: [ { on: adopted, to: proposer, points: 3 } ]
        $ format content/${CARD}
        $ cat ${CARD}
        ${SENTENCES}`,
      'leaves a card alone that would lose a comment, and says where': `
        $ edit ${CARD} "points: 3 }" "points: 3 } # for the cake"
        $1 format content
        content/${CARD}:9: left as it is. A comment
        $ cat ${CARD}
        ${shown('=', SLOTS).replace('points: 3 }', 'points: 3 } # for the cake')}`,
      'writes nothing on trial': `
        $ format content --dry-run
        | Would be written: content/${CARD}
        $ cat ${CARD}
        ${shown('=', SLOTS)}`,
    },
    { before: `$ write ${CARD}\n${shown('|', SLOTS)}` },
  );
});
