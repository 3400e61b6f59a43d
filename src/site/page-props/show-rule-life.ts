/** All that the page of a rule's life shows, texts as HTML. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import {
  describeRuleLife,
  type RuleLifePage,
  type Stage,
} from '../../archive/page-models/rules/describe-rule-life.ts';
import type { RuleLife } from '../../engine/results/types.ts';
import { linkedText, notedText } from '../render/html/linked-text.ts';
import { type GameName, isInPlay, nameOf } from './game-name.ts';
import { type MetReadings, metReadings } from './met-readings.ts';

export interface ShownLife extends Omit<RuleLifePage, 'resolve' | 'stages' | 'text' | 'notesAt'> {
  readonly game: GameName;
  readonly html: string;
  readonly stages: readonly ShownStage[];
  readonly met: MetReadings;
  readonly feed: string;
  /** Something can be proposed in the game. */
  readonly inPlay: boolean;
}

export interface ShownStage extends Omit<Stage, 'resolve' | 'text'> {
  /** `undefined` once repealed, and where the page shows the text above. */
  readonly html: string | undefined;
}

export function showRuleLife(archive: GameArchive, life: RuleLife): ShownLife | undefined {
  const described = describeRuleLife(archive, life);
  if (!described) return undefined;
  const { text, resolve, stages, notesAt, ...page } = described;
  return {
    ...page,
    game: nameOf(archive),
    html: notedText(text, notesAt, resolve, archive.titles),
    stages: stages.map((stage) => showStage(archive, stage, text)),
    met: metReadings(archive, [
      ...page.mechanics,
      ...stages.flatMap(({ mechanics = [] }) => mechanics),
    ]),
    inPlay: isInPlay(archive),
    feed: archive.links.file('games', archive.id, 'rules', life.id, 'feed.xml'),
  };
}

/** The text that the page shows above all stages is not shown again. */
function showStage(
  archive: GameArchive,
  { text, resolve, ...stage }: Stage,
  above: string,
): ShownStage {
  const isAbove = text === undefined || text === above;
  const html = isAbove ? undefined : linkedText(text, resolve, archive.titles);
  return { ...stage, html };
}
