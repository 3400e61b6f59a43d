/** No command undoes a move: this says where its record is, and what to change in it. */
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import type { TypedMove } from '../../diagnostics/finding.ts';
import { votesOf } from '../../record-edits/plans/plan-vote.ts';
import { votersOf } from '../../records/kinds/votes.ts';
import type { WrittenProposal } from '../../records/types.ts';
import type { OpenForEdit } from './open-for-edit.ts';

type Type = (move: TypedMove) => string;

/** How to undo the last move, or the last one on a proposal; `type` makes a move's command. */
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
  const all = [
    ...asked.flatMap((each) => recordedOf(each, toEdit, type)),
    ...(number === undefined ? dated : []).map(({ file, at }) => {
      const says = `The last move is in ${toEdit.folder.named}${file}. Edit it there, or delete it.`;
      return { at, says: [says] };
    }),
  ];
  const last = all.toSorted((a, b) => (a.at?.from ?? 0) - (b.at?.from ?? 0)).at(-1);
  const none = number === undefined ? 'No move' : `No Proposal ${number}`;
  return last?.says ?? [`${none} is on record in ${game.id}.`];
}

/** In the order within one day. */
function recordedOf(written: WrittenProposal, { replay, folder }: OpenForEdit, type: Type) {
  const { number: of, proposed, votes, closed, withdrawn } = written;
  const path = folder.named + written.file;
  const days = new Map(votes?.kind === 'named' ? votes.cast : []);
  const undated = votersOf(votes).filter((id) => !days.has(id));
  const ended = closed ?? withdrawn;
  const afterEnd = [
    `Proposal ${of} has ended. If that came too early, delete \`${closed ? 'closed' : 'withdrawn'}\` from ${path}.`,
    `If its votes or words are wrong, edit that file, and say why:`,
    type({ move: 'correct', of, says: { why: '…' } }),
  ];
  return [
    { at: proposed, says: [`Nobody has voted on Proposal ${of} yet: edit or delete ${path}.`] },
    ...[...undated, ...days.keys()].map((voter) => {
      const name = nameOfPlayer(replay, voter);
      const [way] = votesOf(voter, written);
      const other = way === 'against' ? 'for' : 'against';
      const apart = votes?.kind === 'named' ? votes.apart?.get(voter) : undefined;
      const delete_ = apart ? `${folder.named}${apart}` : `${voter} below \`votes\` in ${path}`;
      const says = [
        `The last move is the vote of ${name} on ${of}: ${way}. If ${name} did not vote, delete ${delete_}.`,
        `If ${name} voted ${other}:`,
        type({ move: 'vote', of, says: { [other]: voter, change: true } }),
      ];
      return { at: days.get(voter) ?? proposed, says };
    }),
    ...(ended ? [{ at: ended, says: afterEnd }] : []),
  ];
}
