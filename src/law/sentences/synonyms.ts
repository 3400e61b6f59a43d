/**
 * Words with synonyms. The language says the words on the left. Records may also use those on the right.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  when: ['if', 'whenever', 'as soon as', 'once', 'each time', 'every time'],
  receives: ['gets', 'gains', 'scores', 'earns', 'wins', 'is given', 'is awarded'],
  loses: ['forfeits', 'pays', 'is fined', 'gives up'],
  'the proposer': [
    'its proposer',
    'its proponent',
    'its author',
    'the proponent',
    'the author',
    'the player who proposed it',
    'the player who made it',
  ],
  everyone: ['everybody', 'every player', 'each player', 'all players'],
  'every player': ['each player', 'any player', 'everyone', 'everybody', 'all players'],
  'each player': ['every player', 'a player'],
  'each who': [
    'everyone who',
    'everybody who',
    'each player who',
    'every player who',
    'all who',
    'each of those who',
  ],
  'a proposal': ['a proposed rule-change', 'a rule-change', 'the proposal', 'its proposal'],
  'is adopted': ['passes', 'is passed', 'is accepted', 'is enacted'],
  'is defeated': ['fails', 'is rejected', 'is voted down', 'is not adopted'],
  'at least': ['no fewer than', 'no less than', 'not less than', 'not fewer than'],
  'at most': ['no more than', 'not more than', 'up to'],
  'more than': ['greater than', 'above', 'over'],
  'less than': ['fewer than', 'below', 'under'],
  'in favour': ['in favor', 'for it'],
  otherwise: ['else', 'and otherwise'],
  may: ['can'],
  must: ['has to', 'have to', 'shall'],
};
