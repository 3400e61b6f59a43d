/** What the rules in force let somebody do by their names, so that the board has a button for each. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { latestRules } from '../engine/results/rules-at.ts';
import { nameWords } from '../helpers/words.ts';
import type { Formula } from '../law/formula/formula.ts';
import type { Grant, Grantable } from '../law/mechanics/mechanics.ts';
import type { WhatHappens } from './draft-event.ts';

export interface Granted {
  /** `Give points`. */
  readonly words: string;
  /** The number of the rule that grants it. */
  readonly rule: string;
  readonly what: WhatHappens;
  /** What of: a quantity, an office or a title; empty where none is named. */
  readonly of: string;
  /** Who may do it, where there is only one. */
  readonly by: string;
}

/** What an adopted proposal may do is written in the proposal, and a change of the rules has no event here. */
export function grantedIn({ replay }: GameArchive): readonly Granted[] {
  const playing = replay.players.filter(({ status }) => status === 'playing');
  const only = ({ by }: Grant): string => {
    if (typeof by !== 'object' || !('office' in by)) return '';
    const holders = replay.offices.get(by.office) ?? [];
    const [holder, another] = playing.filter(({ id }) => holders.includes(id));
    return another ? '' : (holder?.id ?? '');
  };
  return latestRules(replay).flatMap(({ number, mechanics }) =>
    (mechanics?.grants ?? []).flatMap((grant) => {
      const what = HAPPENS[grant.what];
      if (what === undefined || grant.by === 'proposal') return [];
      return (grant.of ?? ['']).map((of) => {
        return { words: wordsOf(grant, of), rule: String(number), what, of, by: only(grant) };
      });
    }),
  );
}

const HAPPENS: Readonly<Record<Grantable, WhatHappens | undefined>> = {
  quantity: 'quantity',
  office: 'office',
  title: 'office',
  join: 'join',
  leave: 'leave',
  rename: 'rename',
  pause: 'pause',
  round: 'round',
  win: 'win',
  rules: undefined,
};

function wordsOf({ what, least, most }: Grant, of: string): string {
  const named = nameWords(of);
  switch (what) {
    case 'quantity':
      if (signOf(least) > 0) return `Give ${named}`;
      return signOf(most) < 0 ? `Take ${named}` : `Give or take ${named}`;
    case 'office':
      return `Fill the office of ${named}`;
    case 'title':
      return named === '' ? 'Give a title' : `Give the title of ${named}`;
    case 'join':
      return 'Somebody joins';
    case 'leave':
      return 'Somebody leaves';
    case 'rename':
      return 'Call a player otherwise';
    case 'pause':
      return 'Pause play';
    case 'round':
      return named === '' ? 'Begin a new round' : `Begin a new round of ${named}`;
    case 'win':
      return 'Name the winner';
    case 'rules':
      return 'Change a rule';
  }
}

/** Of a bound that is a plain number. */
function signOf(bound: Formula | undefined): number {
  const number = Number(bound?.source);
  return Number.isFinite(number) ? Math.sign(number) : 0;
}
