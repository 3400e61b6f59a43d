/** A settled record was wrong and has been put right: it says so itself. */
import { type Desk, type Planned, refuse } from './draft.ts';
import { addToRecord } from './insert.ts';
import { PROPOSAL_KEYS } from './record-keys.ts';

export interface CorrectionRequest {
  /** `301`, `game`, `judgments/1`, or `events/2026-03/2` for the second event of a file. */
  readonly record: string;
  readonly why: string;
}

export function planCorrection({ record, why }: CorrectionRequest, desk: Desk): Planned {
  const { file, path } = placeOf(record, desk.replay.game.id);
  const before = desk.textOf(file);
  if (before === undefined) return refuse(`There is no record ${file}.`);
  const corrected = { on: desk.on.text, why };
  const addition = { path: [...path, 'corrected'], as: 'value', value: corrected } as const;
  const text = addToRecord(before, addition, PROPOSAL_KEYS);
  if (text !== undefined) return { ok: true, draft: { file, before, text } };
  return refuse(
    `${file} has a correction already, or no place for one.`,
    'Of an events file say which event, counted from 1: events/2026-03/2.',
  );
}

function placeOf(record: string, game: string) {
  const [folder = '', name, event] = record.split('/');
  const games = `games/${game}`;
  if (name === undefined) {
    const isGame = folder === 'game' || folder === 'game.md';
    return { file: isGame ? `${games}/game.md` : `${games}/proposals/${folder}.md`, path: [] };
  }
  const place = /^[1-9]\d*$/.test(event ?? '') ? Number(event) - 1 : undefined;
  const path = place === undefined ? [] : ['events', String(place)];
  return { file: `${games}/${folder}/${name.replace(/\.md$/, '')}.md`, path };
}
