/** Grants in plain words. */
import { inSeries } from '../../../helpers/words.ts';
import type { ChangeKind, Grant, Grantable } from '../../../law/mechanics/mechanics.ts';
import { formulaWords } from './formula-words.ts';

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  enact: 'enact',
  amend: 'amend',
  repeal: 'repeal',
  transmute: 'transmute',
};

const DEEDS: Readonly<Record<Grantable, (named: string, kinds: Grant['kinds']) => string>> = {
  quantity: (named) => `give or take ${named}`,
  office: (named) => `fill the office of ${named}`,
  title: (named) => (named === '' ? 'give titles' : `give the title of ${named}`),
  join: () => 'let somebody join',
  leave: () => 'let a player leave',
  rename: () => 'say what a player is called',
  pause: () => 'let play pause or resume',
  round: (named) => (named === '' ? 'begin a new round' : `begin a new round with ${named} afresh`),
  win: () => 'name the winner',
  rules: (named, kinds = ['enact', 'amend', 'repeal', 'transmute']) =>
    `${inSeries(
      kinds.map((kind) => CHANGES[kind]),
      ' or ',
    )} ${named} rules without a vote`,
};

/** What may be done by whom, and within which bounds: without a capital and without a stop. */
export function grantWords(grant: Grant): string {
  const { what, of = [], kinds, to, often } = grant;
  const named = inSeries(
    of.map((each) => each.replaceAll('_', ' ')),
    ' or ',
  );
  const bounds = [
    grant.least ? `at least ${formulaWords(grant.least)}` : '',
    grant.most ? `at most ${formulaWords(grant.most)}` : '',
  ].filter(Boolean);
  return [
    `${actorWords(grant.by)} may ${DEEDS[what](named, kinds)}`,
    ...(bounds.length > 0 ? [`${bounds.join(' and ')} at once`] : []),
    ...(to ? [`to a player of whom this is true: ${formulaWords(to)}`] : []),
    ...(often ? [`${timesWords(often)}`] : []),
    ...(grant.if ? [`if ${formulaWords(grant.if)}`] : []),
  ].join(', ');
}

function actorWords(by: Grant['by']): string {
  if (by === undefined) return 'anybody';
  if (by === 'proposal') return 'an adopted proposal';
  if ('named' in by) return by.named;
  if ('office' in by) return `whoever holds the office of ${by.office.replaceAll('_', ' ')}`;
  return `a player of whom this is true (${formulaWords(by.player)})`;
}

function timesWords({ times, per }: NonNullable<Grant['often']>): string {
  const number = times.source === '1' ? 'once' : `${formulaWords(times)} times`;
  return `${number} in ${per === 'game' ? 'the' : 'each'} ${per}`;
}
