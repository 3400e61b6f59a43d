/** The lives of all rules that ever moved, one line each, from the version that made it to its end. */
import type { RuleLife } from '../../../engine/results/types.ts';
import { toTenth } from '../../../helpers/numbers.ts';
import { numbersInSeries } from '../../../helpers/words.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { describeHistory } from '../../rule-history/describe-change.ts';
import { describeTier } from '../../rule-history/rule-card.ts';
import { firstWords } from '../../words/first-words.ts';
import { link } from '../../words/phrase.ts';

const WIDTH = 640;
const HEIGHT = 18;
const EDGE = 8;
/** In a long game only the rules that changed last are drawn. Their own pages have all changes. */
const MOST = 60;
const TICKS = 6;
const MOST_NUMBERS = 4;

/** `undefined` if no rule has ever changed. */
export function drawLifelines(archive: GameArchive) {
  const moved = [...archive.replay.lives.values()].filter(hasMoved);
  if (moved.length === 0) return undefined;
  const latest = moved.toSorted((a, b) => lastChange(b) - lastChange(a)).slice(0, MOST);
  const drawn = new Set(latest);
  const x = (version: number) =>
    toTenth(EDGE + ((WIDTH - 2 * EDGE) * version) / Math.max(1, archive.latest));
  const step = Math.max(1, Math.ceil(archive.latest / TICKS));
  const versions = Array.from(
    { length: Math.floor(archive.latest / step) + 1 },
    (_, i) => i * step,
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    middle: HEIGHT / 2,
    ticks: versions.map((version) => ({
      x: x(version),
      words: String(version),
      href: archive.links.version(archive.id, version),
    })),
    rules: moved.filter((life) => drawn.has(life)).map((life) => drawLine(archive, life, x)),
    /** That only the latest are drawn; empty if all are. */
    says: moved.length > MOST ? `The ${MOST} that changed last, of ${moved.length}.` : '',
    /** The rules that never changed, by number. */
    unmoved: unmovedLives(archive).map(({ id, changes: [first] }) => {
      const { number = id, title } = first?.rule ?? {};
      return link(`${number}${title ? ` ${title}` : ''}`, archive.links.rule(archive.id, id));
    }),
  };
}

export type Lifelines = NonNullable<ReturnType<typeof drawLifelines>>;

/** `101 to 104, 106 and 213`: the rules that never changed. */
export function unmovedNumbers(archive: GameArchive): string {
  const numbers = unmovedLives(archive).map(
    ({ id, changes: [first] }) => first?.rule?.number ?? id,
  );
  const [whole, named] = [
    numbers.filter(Number.isInteger),
    numbers.filter((each) => !Number.isInteger(each)),
  ];
  return [numbersInSeries(whole.map(Number)), ...named].filter((words) => words !== '').join(', ');
}

function unmovedLives({ replay }: GameArchive): readonly RuleLife[] {
  return [...replay.lives.values()].filter((life) => !hasMoved(life));
}

function hasMoved({ changes }: RuleLife): boolean {
  return changes.length > 1 || changes[0]?.kind !== 'initial';
}

function lastChange({ changes }: RuleLife): number {
  return changes.at(-1)?.version ?? 0;
}

type Scale = (version: number) => number;

function drawLine(archive: GameArchive, life: RuleLife, x: Scale) {
  const history = describeHistory(archive, life);
  const last = life.changes.findLast((change) => change.rule)?.rule;
  const numbers = [...new Set(last?.numbers ?? [])];
  // If there are many numbers, the first and the last identify the rule.
  const shown = numbers.length > MOST_NUMBERS ? [numbers[0], '…', numbers.at(-1)] : numbers;
  return {
    /** `105 → 303 → 308` */
    numbers: shown.join(' → '),
    /** Its title, or its first words. */
    words: last?.title || firstWords(last?.text ?? '') || '',
    href: archive.links.rule(archive.id, life.id),
    /** Its places in one tier after another; the first of several tiers is drawn thick. */
    spans: life.changes.flatMap(({ rule, version }, i) => {
      if (!rule) return [];
      const until = life.changes[i + 1]?.version ?? archive.latest;
      const { rank, isOnly } = describeTier(archive, rule.tier);
      return [{ from: x(version), to: x(until), isFirst: rank === 0 && !isOnly }];
    }),
    marks: life.changes.flatMap((change, i) => {
      const entry = history[i];
      if (!entry || change.kind === 'initial') return [];
      const { words, href, version, versionHref } = entry;
      return [
        {
          x: x(version),
          // A rule that lost an amendment lives on.
          kind: change.kind === 'repeal' && change.rule ? 'amend' : change.kind,
          href: href ?? versionHref,
          /** `Version 3: Amended by Proposal 303 of Ada.` */
          words: `Version ${version}: ${words}`,
        },
      ];
    }),
  };
}
