/**
 * The address of every page, in one place. A link carries the site's base path, since a project's site
 * often has one. Nothing else in the archive makes an address.
 */
import { generalId } from '../../law/readings/register.ts';
import type { ProposalNumber, RuleNumber } from '../../values/ids.ts';

type Segment = string | number;

/** The purpose of a visit to the desk. */
type AtDesk = { readonly amend: RuleNumber } | { readonly vote: ProposalNumber };

export function createLinks(base: string) {
  const root = `/${base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const path = (segments: readonly Segment[]) => segments.map(segmentOf).join('/');
  const page = (...segments: readonly Segment[]) =>
    segments.length === 0 ? root : `${root}${path(segments)}/`;
  const game = (id: string, ...rest: readonly Segment[]) => page('games', id, ...rest);
  return {
    /** Where the site begins: `/`, or `/name/`. */
    base: root,
    home: () => root,
    sixSteps: () => page('six-steps'),
    /** Where a game is played; on an Initial Set, if one is named. */
    board: (ruleset?: string) => page('play') + (ruleset === undefined ? '' : `?set=${ruleset}`),
    search: () => page('search'),
    /** A search for one kind of thing: filter names to values. */
    searchFor: (filters: Readonly<Record<string, string>>) =>
      `${page('search')}?${new URLSearchParams(filters)}`,
    docs: (name?: string) => page('docs', ...(name === undefined ? [] : [name])),
    mechanics: (slot?: string) => page('docs', 'mechanics') + fragment(slot),
    finding: (code?: string) => page('findings', ...(code?.split('/') ?? [])),
    reading: (id: string) => page('docs', 'readings') + fragment(generalId(id)),
    ruleset: (id: string, rule?: number) => page('rulesets', id) + ruleFragment(rule),
    wordByWord: (ruleset: string) => page('docs', `${ruleset}-word-by-word`),
    game: (id: string) => game(id),
    timeline: (id: string, sheet = 1) => game(id, 'timeline', ...(sheet === 1 ? [] : [sheet])),
    /** The ruleset in force now. */
    rules: (id: string) => game(id, 'rules'),
    /** One rule's whole life; by a number, the page of the rule that has or had it. */
    rule: (id: string, rule: Segment) => game(id, 'rules', rule),
    /** A list: what is latest, or a sheet of it. */
    versions: (id: string, sheet?: string) => game(id, 'versions', ...inYears(sheet)),
    /** One version, or a rule as it stood in that version. */
    version: (id: string, version: number, rule?: RuleNumber) =>
      game(id, 'versions', version) + ruleFragment(rule),
    /** A comparison of any two versions; of `from` with the current version, unless `to` is given. */
    compare: (id: string, from?: number, to?: number) =>
      game(id, 'compare') +
      (from === undefined ? '' : `?from=${from}${to === undefined ? '' : `&to=${to}`}`),
    proposals: (id: string, sheet?: string) => game(id, 'proposals', ...inYears(sheet)),
    proposal: (id: string, name: string) => game(id, 'proposals', name),
    changeFile: (id: string, kind: string, sheet?: string) =>
      game(id, 'files', kind, ...inYears(sheet)),
    judgments: (id: string, sheet?: string) => game(id, 'judgments', ...inYears(sheet)),
    judgment: (id: string, name: string) => game(id, 'judgments', name),
    players: (id: string) => game(id, 'players'),
    player: (id: string, player: string) => game(id, 'players', player),
    /** A player's gains and losses, if they are very many. */
    playerSums: (id: string, player: string, sheet: number) =>
      game(id, 'players', player, 'sums', sheet),
    readings: (id: string, reading?: string) => game(id, 'readings') + fragment(reading),
    /** The game under other readings: options by their ids. */
    whatIf: (id: string, choices: Readonly<Record<string, string>>) =>
      `${game(id, 'readings')}?${new URLSearchParams(choices)}`,
    /** With a rule or an open proposal in the form, if one is named. */
    desk: (id: string, about?: AtDesk) => game(id, 'desk') + deskFragment(about),
    /** Places where a reading mattered, if they are very many. */
    readingPlaces: (id: string, reading: string, sheet: number) =>
      game(id, 'readings', reading, sheet),
    /** A file that is not a page: feeds, data, downloads. */
    file: (...segments: readonly Segment[]) => root + path(segments),
  };
}

export type Links = ReturnType<typeof createLinks>;

/** The anchor of a rule on a page that shows a whole ruleset. */
export function ruleAnchor(number: RuleNumber): string {
  return `rule-${number}`;
}

/** Most names need no escapes, and checking takes less than encoding. */
function segmentOf(segment: Segment): Segment {
  return typeof segment === 'number' || /^[\w.-]*$/.test(segment)
    ? segment
    : encodeURIComponent(segment);
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
