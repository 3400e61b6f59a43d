/**
 * The address of every page, in one place. A link carries the site's base path, since a project's site
 * often has one. Nothing else in the archive makes an address.
 */
import { generalId } from '../../law/readings/register.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';
/** The purpose of a visit to the desk. */
export type AtDesk = { readonly amend: RuleNumber } | { readonly vote: ProposalNumber };

export interface Links {
  /** Where the site begins: `/`, or `/name/`. */
  readonly base: string;
  home(): string;
  /** One game in six steps. */
  sixSteps(): string;
  /** Where a game is played; on an Initial Set, if one is named. */
  board(ruleset?: string): string;
  search(): string;
  /** A search for one kind of thing: filter names to values. */
  searchFor(filters: Readonly<Record<string, string>>): string;
  docs(page?: string): string;
  mechanics(slot?: string): string;
  finding(code?: string): string;
  reading(id: string): string;
  ruleset(id: string, rule?: number): string;
  wordByWord(ruleset: string): string;
  game(id: string): string;
  timeline(game: string, sheet?: number): string;
  /** The ruleset in force now. */
  rules(game: string): string;
  /** One rule's whole life; by a number, the page of the rule that has or had it. */
  rule(game: string, id: string | number): string;
  /** A list: what is latest, or a sheet of it. */
  versions(game: string, sheet?: string): string;
  /** One version, or a rule as it stood in that version. */
  version(game: string, version: number, rule?: RuleNumber): string;
  /** A comparison of any two versions; of `from` with the current version, unless `to` is given. */
  compare(game: string, from?: number, to?: number): string;
  proposals(game: string, sheet?: string): string;
  proposal(game: string, name: string): string;
  changeFile(game: string, kind: string, sheet?: string): string;
  judgments(game: string, sheet?: string): string;
  judgment(game: string, name: string): string;
  players(game: string): string;
  player(game: string, id: string): string;
  /** A player's gains and losses, if they are very many. */
  playerSums(game: string, id: string, sheet: number): string;
  readings(game: string, reading?: string): string;
  /** The game under other readings: options by their ids. */
  whatIf(game: string, choices: Readonly<Record<string, string>>): string;
  /** With a rule or an open proposal in the form, if one is named. */
  desk(game: string, about?: AtDesk): string;
  /** Places where a reading mattered, if they are very many. */
  readingPlaces(game: string, reading: string, sheet: number): string;
  /** A file that is not a page: feeds, data, downloads. */
  file(...segments: readonly (string | number)[]): string;
}

export function createLinks(base: string): Links {
  const root = `/${base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const path = (segments: readonly (string | number)[]) => segments.map(segmentOf).join('/');
  const page = (...segments: readonly (string | number)[]) =>
    segments.length === 0 ? root : `${root}${path(segments)}/`;
  const game = (id: string, ...rest: readonly (string | number)[]) => page('games', id, ...rest);
  return {
    base: root,
    home: () => root,
    sixSteps: () => page('six-steps'),
    board: (ruleset) => page('play') + (ruleset === undefined ? '' : `?set=${ruleset}`),
    search: () => page('search'),
    searchFor: (filters) => `${page('search')}?${new URLSearchParams(filters)}`,
    docs: (name) => page('docs', ...part(name)),
    mechanics: (slot) => page('docs', 'mechanics') + fragment(slot),
    finding: (code) => page('findings', ...(code?.split('/') ?? [])),
    reading: (id) => page('docs', 'readings') + fragment(generalId(id)),
    ruleset: (id, rule) => page('rulesets', id) + ruleFragment(rule),
    wordByWord: (id) => page('docs', `${id}-word-by-word`),
    game: (id) => game(id),
    timeline: (id, sheet) =>
      game(id, 'timeline', ...(sheet === undefined || sheet === 1 ? [] : [sheet])),
    rules: (id) => game(id, 'rules'),
    rule: (id, rule) => game(id, 'rules', rule),
    versions: (id, sheet) => game(id, 'versions', ...inYears(sheet)),
    version: (id, version, rule) => game(id, 'versions', version) + ruleFragment(rule),
    compare: (id, from, to) =>
      game(id, 'compare') +
      (from === undefined ? '' : `?from=${from}${to === undefined ? '' : `&to=${to}`}`),
    proposals: (id, sheet) => game(id, 'proposals', ...inYears(sheet)),
    proposal: (id, name) => game(id, 'proposals', name),
    changeFile: (id, kind, sheet) => game(id, 'files', kind, ...inYears(sheet)),
    judgments: (id, sheet) => game(id, 'judgments', ...inYears(sheet)),
    judgment: (id, name) => game(id, 'judgments', name),
    players: (id) => game(id, 'players'),
    player: (id, player) => game(id, 'players', player),
    playerSums: (id, player, sheet) => game(id, 'players', player, 'sums', sheet),
    readings: (id, reading) => game(id, 'readings') + fragment(reading),
    whatIf: (id, choices) => `${game(id, 'readings')}?${new URLSearchParams(choices)}`,
    desk: (id, about) => game(id, 'desk') + deskFragment(about),
    readingPlaces: (id, reading, sheet) => game(id, 'readings', reading, sheet),
    file: (...segments) => root + path(segments),
  };
}

/** The anchor of a rule on a page that shows a whole ruleset. */
export function ruleAnchor(number: RuleNumber): string {
  return `rule-${number}`;
}

/** Most names need no escapes, and checking takes less than encoding. */
function segmentOf(segment: string | number): string | number {
  return typeof segment === 'number' || /^[\w.-]*$/.test(segment)
    ? segment
    : encodeURIComponent(segment);
}

function part(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [name];
}

/** A sheet of a list; no record can have an address of two parts. */
function inYears(sheet: string | undefined): readonly string[] {
  return sheet === undefined ? [] : ['years', sheet];
}

function fragment(id: string | undefined): string {
  return id === undefined ? '' : `#${encodeURIComponent(id)}`;
}

function ruleFragment(rule: RuleNumber | undefined): string {
  return rule === undefined ? '' : `#${ruleAnchor(rule)}`;
}

function deskFragment(about?: AtDesk): string {
  if (about === undefined) return '';
  return 'amend' in about ? `#amend=${about.amend}` : `#vote=${about.vote}`;
}
