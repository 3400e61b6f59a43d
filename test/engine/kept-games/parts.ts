/** What the games of `moves-kept.test.ts` are made of. */
import { card, day, enact, page, type Setting } from '../table.ts';

export const LOOSE = {
  105: card(105, '{ electorate: true, participation: optional }', 'immutable'),
  201: card(201, '{ turns: none, quantities: { points: { starts: 0 } } }'),
  205: card(205, ''),
  212: card(212, '{ judge: { chosen: appointed } }'),
};

export const FIRST = { 301: enact(301, 'a') };

/** Every proposal is made before any vote closes. */
export const late = (number: number, by: string, more: string, body?: string) =>
  enact(number, by, `${more}\nclosed: ${day(320 + number - 300, 1)}`, body);

export const events = (...lines: readonly string[]) =>
  lines.map((line) => `  - { ${line} }`).join('\n');

export const question = (number: number, more = '') =>
  page(`judgment: ${number}\nquestion: May they?\nby: b\ninvoked: ${day(301, 1)}\n${more}`);

export const under = (mechanics: string, setting: Setting = {}, tier?: string): Setting => ({
  ...setting,
  cards: { ...LOOSE, ...setting.cards, 214: card(214, mechanics, tier) },
});

export const both = (first: string, second: string, setting: Setting): Setting => ({
  ...setting,
  cards: { ...LOOSE, ...setting.cards, 214: card(214, first), 215: card(215, second) },
});

/** Cards that speak of what a single rule is to speak of. */
export const SILENT = [105, 107, 112, 113, 202, 205, 207, 208, 212, 213];
