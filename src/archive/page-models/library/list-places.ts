/** Where a citation leads: the numbers of every game and Initial Set, for the search page. */
import { withoutUndefined } from '../../../helpers/without-undefined.ts';
import type { WrittenRuleset } from '../../../records/types.ts';
import type { ProposalNumber, RuleNumber } from '../../../values/ids.ts';
import { type GameArchive, hasEnded } from '../../lookup/game-archive.ts';
import type { Links } from '../../lookup/links.ts';
import { plain } from '../../words/phrase.ts';
import { describeGame } from '../game/describe-game.ts';

/** A game or an Initial Set. */
export interface SearchTarget {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly isGame?: true;
  readonly numbered: readonly NumberSeries[];
  /** The game's first and last dated version, if there are any. */
  readonly dates?: readonly [first: string, last: string];
  /** Address of its rules on a date; `*` stands for the date. */
  readonly onDate?: string;
  readonly judged?: readonly string[];
  /** How it ended: `Nobody won`. */
  readonly ended?: string;
}

/** The data for queries with a name only. */
export function nameOnly({ id, title, at, isGame, ended }: SearchTarget): SearchTarget {
  return { id, title, at, ...withoutUndefined({ isGame, ended }), numbered: [] };
}

export interface NumberSeries {
  readonly kind: NumberedKind;
  /** An address; `*` stands for the name. */
  readonly at: string;
  /** `301-327` or `305`. If a name is no whole number, its entry adds the name: `7729#1=7729-1`. */
  readonly numbers: readonly string[];
}

export type NumberedKind = 'Rule' | 'Proposal' | 'Judgment' | 'Version' | 'Player';

/** Stands in an address in place of a name. */
const NAME = '*';

export function rulesetPlaces(rulesets: readonly WrittenRuleset[], links: Links) {
  return rulesets.map(({ id, title, cards }): SearchTarget => {
    const at = links.ruleset(id);
    const numbers = runs(cards.map(({ number }) => [number, String(number)]));
    const shown = title.includes('Initial') ? title : `${title} (Initial Set)`;
    return {
      id,
      title: shown,
      at,
      numbered: [{ kind: 'Rule', at: `${at}#rule-${NAME}`, numbers }],
    };
  });
}

export function gamePlace(archive: GameArchive): SearchTarget {
  const { id, title, links, replay, holders } = archive;
  const rules = new Set([...replay.lives.keys(), ...[...holders.keys()].map(String)]);
  const numbered: readonly NumberSeries[] = [
    {
      kind: 'Rule',
      at: links.rule(id, NAME),
      numbers: runs([...rules].map((name) => [name, name])),
    },
    {
      kind: 'Proposal',
      at: links.proposal(id, NAME),
      numbers: runs(replay.proposals.map(({ written }) => [written.number, written.name])),
    },
    {
      kind: 'Judgment',
      at: links.judgment(id, NAME),
      numbers: runs(replay.judgments.map(({ written }) => [written.number, written.name])),
    },
    { kind: 'Version', at: `${links.versions(id)}${NAME}/`, numbers: [`0-${archive.latest}`] },
    {
      kind: 'Player',
      at: links.player(id, NAME),
      // Only those who are called `Player F`: other names are found as words.
      numbers: replay.players.flatMap((player) => {
        const [, letter] = /^Player (\S+)$/.exec(player.name) ?? [];
        return letter === undefined ? [] : [`${letter}=${player.id}`];
      }),
    },
  ];
  const dates = replay.versions.flatMap(({ on }) => on?.text.slice(0, 10) ?? []);
  const [first, last] = [dates[0], dates.at(-1)];
  const judged = runs([...archive.judgmentsOn.keys()].map((name) => [name, name]));
  return {
    id,
    title,
    at: links.game(id),
    isGame: true,
    ...(judged.length > 0 && { judged }),
    ...(hasEnded(archive) && { ended: plain(describeGame(archive).headline) }),
    numbered: numbered.filter(({ numbers }) => numbers.length > 0),
    ...(first !== undefined &&
      last !== undefined && { dates: [first, last], onDate: `${links.versions(id)}?on=${NAME}` }),
  };
}

/** Numbers that follow one another are written as their first and last. */
function runs(named: readonly (readonly [number: RuleNumber | ProposalNumber, name: string])[]) {
  const whole: number[] = [];
  // A name that is no whole number stands beside its number.
  const others: string[] = [];
  for (const [number, name] of named) {
    if (/^(0|[1-9]\d*)$/.test(name) && name === String(number)) whole.push(Number(name));
    else others.push(`${number}=${name}`);
  }
  const spans: { first: number; last: number }[] = [];
  for (const number of whole.sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span && span.last + 1 === number) span.last = number;
    else spans.push({ first: number, last: number });
  }
  const written = spans.map(({ first, last }) =>
    first === last ? `${first}` : `${first}-${last}`,
  );
  return [...written, ...others];
}
