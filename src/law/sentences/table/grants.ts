/** The acts that a rule grants. The bounds of a grant follow one another, each in words of its own. */
import { type Row, type Rows, t } from '../entry.ts';

export const GRANTS: readonly Row[] = [
  [{ grants: [{ by: '$by', '...': '$granted' }] }, '{by:grantee} may {granted}'],
  [{ grants: [{ '...': '$granted' }] }, 'anybody may {granted}'],
];

export const GRANT_KINDS: Rows = {
  grantee: [
    ['proposal', 'an adopted proposal'],
    [{ named: '$s' }, 'the one called {s:quoted}'],
    [{ office: '$id' }, 'the holder of the office of {id:name}'],
    [
      { player: '$c' },
      'any player (if {c:anything@player})',
      'a player of whom it is so that ({c:anything@player})',
    ],
  ],
  granted: [
    [{ if: '$c', '...': '$grantused' }, '{grantused} if ({c:anything@game})'],
    [{ '...': '$grantused' }, '{grantused}'],
  ],
  grantused: [
    [
      { often: { times: t`1`, per: '$p' }, '...': '$grantgiven' },
      '{grantgiven}, once in each {p:grantspan}',
    ],
    [
      { often: { times: t`2`, per: '$p' }, '...': '$grantgiven' },
      '{grantgiven}, twice in each {p:grantspan}',
    ],
    [
      { often: { times: '$n', per: '$p' }, '...': '$grantgiven' },
      '{grantgiven}, {n:count@game} times in each {p:grantspan}',
    ],
    [{ '...': '$grantgiven' }, '{grantgiven}'],
  ],
  grantgiven: [
    [
      { to: '$c', '...': '$grantleast' },
      '{grantleast} for any player (if {c:anything@player})',
      '{grantleast} for a player of whom it is so that ({c:anything@player})',
    ],
    [{ '...': '$grantleast' }, '{grantleast}'],
  ],
  grantleast: [
    [
      { what: 'quantity', of: '$of', least: t`$n`, most: t`$n` },
      'give exactly {n:numeral@player} {of:unit*and}',
    ],
    [
      { what: 'quantity', of: '$of', least: t`-$n`, most: t`-$n` },
      'take exactly {n:numeral@player} {of:unit*and}',
    ],
    // A gift is one at least. A taking is a gift with the other sign.
    [
      { what: 'quantity', of: '$of', least: t`1`, most: '$n' },
      'give at most {n:numeral@player} {of:unit*and}',
    ],
    [
      { what: 'quantity', of: '$of', least: t`-$n`, most: t`-1` },
      'take at most {n:numeral@player} {of:unit*and}',
    ],
    [
      { what: 'quantity', of: '$of', least: t`$m`, most: t`$n` },
      'give from {m:numeral@player} to {n:numeral@player} {of:unit*and}',
    ],
    [
      { what: 'quantity', of: '$of', least: t`-$n`, most: t`-$m` },
      'take from {m:numeral@player} to {n:numeral@player} {of:unit*and}',
    ],
    [
      { what: 'quantity', of: '$of', least: t`-$n`, most: t`$n` },
      'give or take at most {n:numeral@player} {of:unit*and}',
    ],
    [{ what: 'quantity', of: '$of', least: t`1` }, 'give {of:unit*and}'],
    [{ what: 'quantity', of: '$of', most: t`-1` }, 'take {of:unit*and}'],
    [{ least: '$n', '...': '$grantmost' }, '{grantmost}, at least {n:count@player}'],
    [{ '...': '$grantmost' }, '{grantmost}'],
  ],
  grantmost: [
    [{ most: '$n', '...': '$grantdeed' }, '{grantdeed}, at most {n:count@player}'],
    [{ '...': '$grantdeed' }, '{grantdeed}'],
  ],
  grantdeed: [
    [{ what: 'quantity', of: '$of' }, 'give or take {of:unit*and}'],
    [{ what: 'office', of: '$of' }, 'fill the office of {of:name*or}'],
    [{ what: 'title', of: '$of' }, 'give the title of {of:name*or}'],
    [{ what: 'round', of: '$of' }, 'begin a new round of {of:unit*and}'],
    [{ what: 'rules', of: '$of', kinds: '$k' }, '{k:grantdoing*or} {of:tier*and} rules'],
    [{ what: 'rules', of: '$of' }, 'change {of:tier*and} rules'],
    [
      { what: '$w', of: '$of', kinds: '$k' },
      '{w:grantable} named {of:quoted*or}, to {k:grantdoing*or} them',
    ],
    [{ what: '$w', of: '$of' }, '{w:grantable} named {of:quoted*or}'],
    [{ what: '$w' }, '{w:grantable}'],
  ],
  grantspan: [
    ['turn', 'turn'],
    ['circuit', 'circuit'],
    ['round', 'round'],
    ['game', 'game'],
  ],
  grantdoing: [
    ['enact', 'enact'],
    ['amend', 'amend'],
    ['repeal', 'repeal'],
    ['transmute', 'transmute'],
  ],
  grantable: [
    ['quantity', 'give or take quantities'],
    ['office', 'fill offices'],
    ['title', 'give titles'],
    ['join', 'let somebody join'],
    ['leave', 'let a player leave'],
    ['rename', 'say what a player is called'],
    ['pause', 'pause the game or let it go on', 'let play pause or go on'],
    ['round', 'begin a new round'],
    ['win', 'name the winner'],
    ['rules', 'change rules'],
  ],
};
