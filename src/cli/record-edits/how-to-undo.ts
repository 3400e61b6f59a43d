/** Nothing takes a move back by itself: here is where its record is, and what to change in it. */
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import type { Typed } from '../../diagnostics/finding.ts';
import { inSeries } from '../../helpers/words.ts';
import { votesOf } from '../../record-edits/plans/plan-vote.ts';
import { votersOf } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import type { OpenForEdit } from './open-for-edit.ts';

interface Recorded {
  readonly at: Moment | undefined;
  readonly how: () => readonly string[];
}

type Type = (move: Typed) => string;

/** How to take back the last move, or the last of one proposal; `type` makes the command of a move. */
export function howToUndo(
  toEdit: OpenForEdit,
  number: string | undefined,
  type: Type,
): readonly string[] {
  const { game } = toEdit.replay;
  const asked = game.proposals.filter(({ number: own }) => [undefined, `${own}`].includes(number));
  const judged = game.judgments.map(({ file, invoked, bench }) => {
    return { file, at: bench.at(-1)?.given ?? invoked };
  });
  const dated = [...judged, ...game.events.map(({ file, on }) => ({ file, at: on }))];
  const all: readonly Recorded[] = [
    ...asked.flatMap((each) => recordedOf(each, toEdit, type)),
    ...(number === undefined ? dated : []).map(({ file, at }) => ({
      at,
      how: () => [
        `The last move is in ${toEdit.folder.named}${file}. Edit it there, or delete it.`,
      ],
    })),
  ];
  const last = all.toSorted((a, b) => (a.at?.from ?? 0) - (b.at?.from ?? 0)).at(-1);
  const none = number === undefined ? 'No move' : `No Proposal ${number}`;
  return last?.how() ?? [`${none} is on record in ${game.id}.`];
}

/** In the order in which they are made on one day. */
function recordedOf(
  written: WrittenProposal,
  toEdit: OpenForEdit,
  type: Type,
): readonly Recorded[] {
  const { number, file, proposed, votes, closed, withdrawn } = written;
  const path = toEdit.folder.named + file;
  const text = toEdit.textOf(file) ?? '';
  const dated = votes?.kind === 'named' ? [...votes.cast] : [];
  const days = new Map(dated);
  const undated = votersOf(votes).filter((id) => !days.has(id));
  const ended = closed ?? withdrawn;
  return [
    {
      at: proposed,
      how: () => [`Nobody has voted on Proposal ${number} yet: edit or delete ${path}.`],
    },
    ...[...undated, ...days.keys()].map((voter) => ({
      at: days.get(voter) ?? proposed,
      how: () => howToUndoVote(voter, written, toEdit, type),
    })),
    ...(ended
      ? [
          {
            at: ended,
            how: () => [
              `Proposal ${number} has ended. If that came too early, delete ${linesWith(closed ? 'closed' : 'withdrawn', text)} of ${path}.`,
              `If its votes or words are wrong, edit that file, and say why:`,
              type({ move: 'correct', of: number, says: { why: '…' } }),
            ],
          },
        ]
      : []),
  ];
}

function howToUndoVote(
  voter: PlayerId,
  written: WrittenProposal,
  { replay, folder, textOf }: OpenForEdit,
  type: Type,
): readonly string[] {
  const { number: of, file, votes } = written;
  const name = nameOfPlayer(replay, voter);
  const [way] = votesOf(voter, written);
  const other = way === 'against' ? 'for' : 'against';
  const apart = votes?.kind === 'named' ? votes.apart?.get(voter) : undefined;
  const delete_ = apart
    ? `${folder.named}${apart}`
    : `${voter} in ${linesWith(voter, textOf(file) ?? '')} of ${folder.named}${file}`;
  return [
    `The last move is the vote of ${name} on ${of}: ${way}. If ${name} did not vote, delete ${delete_}.`,
    `If ${name} voted ${other}:`,
    type({ move: 'vote', of, says: { [other]: voter, change: true } }),
  ];
}

/** The front matter’s lines with a key or an id, except those before the votes. */
function linesWith(word: string, text: string): string {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => /^(votes|closed|withdrawn):/.test(line));
  const end = lines.indexOf('---', 1);
  const numbers = lines.flatMap((line, i) =>
    i >= from && i < end && line.split(/[^\w-]+/).includes(word) ? [String(i + 1)] : [],
  );
  return `line${numbers.length > 1 ? 's' : ''} ${inSeries(numbers)}`;
}
