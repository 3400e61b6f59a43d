/** Moves dated before the game began. No clock is read: a future date is accepted. */
import type { Finding, Path } from '../../../diagnostics/finding.ts';
import type { Moment } from '../../../values/moment.ts';
import { MAX_REPORTED, problemFinding } from '../../parse/shape-findings.ts';
import type { WrittenGame } from '../../types.ts';

interface Dated {
  readonly file: string;
  readonly path: Path;
  readonly on: Moment | undefined;
}

/** Notes may describe earlier events and players may join earlier; all else happens in the game. */
export function checkStart(game: WrittenGame): readonly Finding[] {
  const { started } = game;
  if (!started) return [];
  const early = datesOf(game).filter(({ on }) => on !== undefined && on.to < started.from);
  return early.slice(0, MAX_REPORTED).map(({ file, path, on }) => {
    const message = `${on?.text} is before the game began, which was ${started.text}.`;
    const help = 'Correct this date, or `started` in game.md.';
    const related = [{ message: 'It began here.', at: { file: game.file, path: ['started'] } }];
    return { ...problemFinding(file, path, { code: 'format/date', message, help }), related };
  });
}

/** The date with which each record enters the game. */
function datesOf({ proposals, judgments, events }: WrittenGame): readonly Dated[] {
  return [
    ...proposals.flatMap(({ file, proposed, closed, withdrawn, by }) => {
      const key = proposed ? 'proposed' : closed ? 'closed' : 'withdrawn';
      // A vote whose proposer is not recorded may come from before the game.
      return by ? [{ file, path: [key], on: proposed ?? closed ?? withdrawn }] : [];
    }),
    ...judgments.map(({ file, invoked }) => ({ file, path: ['invoked'], on: invoked })),
    ...events
      .filter(({ fact }) => fact.kind !== 'note' && fact.kind !== 'join')
      .map(({ file, path, on }) => ({ file, path: [...path, 'on'], on })),
  ];
}
