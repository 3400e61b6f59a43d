/** Corrects a settled record, which then says so. */

import { nearest } from '../../diagnostics/did-you-mean.ts';
import { inSeries } from '../../helpers/words.ts';
import { EVENTS } from '../../records/kinds/event.ts';
import { GAME } from '../../records/kinds/game.ts';
import { JUDGMENT } from '../../records/kinds/judgment.ts';
import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { keysOf } from '../../records/kinds/record-kind.ts';
import { editRecord } from '../insert/insert.ts';
import { type GameToEdit, type PlanResult, refuse } from './draft.ts';

/** The record is `301`, `game`, `judgments/1`, or `events/2026-03/2` for the second event of a file. */
export function planCorrection(record: string, why: string, toEdit: GameToEdit): PlanResult {
  const { game } = toEdit.replay;
  const { file, path } = placeOf(record, game);
  const before = toEdit.textOf(file);
  if (before === undefined) return noRecord(record, file, toEdit);
  const [, proposal] = /\/votes\/(.+)-[^-]+\.md$/.exec(file) ?? [];
  if (proposal !== undefined) {
    return refuse(`To correct a vote, correct its proposal, ${proposal}.`);
  }
  const isOfEvents = file.includes('/events/');
  if (isOfEvents && path.length === 0) {
    return refuse(`Say which event of ${file}, counted from 1: events/2026-03/2.`);
  }
  const corrected = { on: toEdit.on.text, why };
  const addition = { path: [...path, 'corrected'], as: 'value', value: corrected } as const;
  const kind = Object.entries(KINDS).find(([folder]) => file.includes(`/${folder}/`))?.[1] ?? GAME;
  const text = editRecord(before, [addition], keysOf(kind));
  if (text !== undefined) return { ok: true, draft: { file, before, text } };
  const hasEvent = editRecord(before, [{ path, as: 'gone' }], []) !== undefined;
  if (isOfEvents && !hasEvent) return refuse(`${file} has no such event.`);
  return refuse(
    `${file} has a correction already.`,
    'Add this correction to its `why`, and give it the day of today.',
  );
}

/** Lists the records of the game in the command's notation. */
function noRecord(record: string, file: string, { replay: { game } }: GameToEdit): PlanResult {
  const ids = [...game.proposals, ...game.judgments, ...game.events].map((each) =>
    each.file
      .replace(`games/${game.id}/`, '')
      .replace(/^proposals\//, '')
      .replace(/\.md$/, ''),
  );
  const known = ['game', ...new Set(ids)];
  const near = nearest(record.replace(/^proposals\//, ''), known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const refusal = refuse(`There is no record ${file}.${hint} There are ${inSeries(known)}.`);
  return near === undefined ? refusal : { ...refusal, instead: [record, near] };
}

/** The kind of a record, by its folder; the game itself has none. */
const KINDS = { proposals: PROPOSAL, judgments: JUDGMENT, events: EVENTS };

/** A proposal or Judgment is found by its number too, since its file may have another name. */
function placeOf(record: string, game: GameToEdit['replay']['game']) {
  const [folder = '', name, event] = record.replace(/^proposals\//, '').split('/');
  const games = `games/${game.id}`;
  const numbered = [
    ...game.proposals.filter(({ number }) => name === undefined && folder === String(number)),
    ...game.judgments.filter(({ number }) => folder === 'judgments' && name === String(number)),
  ];
  if (numbered.length === 1 && numbered[0]) return { file: numbered[0].file, path: [] };
  if (name === undefined) {
    const isGame = folder === 'game' || folder === 'game.md';
    return { file: isGame ? `${games}/game.md` : `${games}/proposals/${folder}.md`, path: [] };
  }
  const place = /^[1-9]\d*$/.test(event ?? '') ? Number(event) - 1 : undefined;
  const path = place === undefined ? [] : ['events', String(place)];
  return { file: `${games}/${folder}/${name.replace(/\.md$/, '')}.md`, path };
}
