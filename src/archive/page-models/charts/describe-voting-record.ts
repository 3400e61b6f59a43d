/**
 * The voting record: a row for each player, a column for each vote whose voters are recorded. Sides
 * differ by the height of their blocks as well as by their colours.
 */
import type { Player, Proposal } from '../../../engine/results/types.ts';
import { toTenth } from '../../../helpers/numbers.ts';
import type { PlayerId } from '../../../values/ids.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { counted } from '../../words/phrase.ts';
import { playerName } from '../../words/phrases/links.ts';
import { proposalWords } from '../../words/phrases/proposal-words.ts';
import { BECAME } from '../../words/say-outcome.ts';

export const SIDES = ['for', 'against', 'abstain'] as const;
type Side = (typeof SIDES)[number];

/** As tall as a finger needs, since the name beside it is a link. */
const ROW = 24;
const HEAD = 22;
const FOOT = 20;
const WIDTH = 880;
const CELL = { least: 6, marked: 10, most: 24 };
/** In a long game only the latest votes are shown. The pages of its players have all. */
const MOST = 300;
const LABEL_WIDTH = 34;

/** `undefined` if too little is recorded to be compared. */
export function drawVotes(archive: GameArchive) {
  const named = archive.replay.proposals.flatMap(namedVote);
  const { players } = archive.replay;
  if (named.length < 2 || players.length < 2) return undefined;
  const drawn = named.slice(-MOST);
  const cell = Math.max(CELL.least, Math.min(CELL.most, Math.floor(WIDTH / drawn.length)));
  const ways = drawn.map(({ votes }): Ways => {
    const sides = SIDES.toReversed();
    return new Map(sides.flatMap((side) => votes[side].map((id) => [id, side] as const)));
  });
  const seen = new Set([
    ...ways.flatMap((each) => [...each.keys()]),
    ...drawn.map(({ proposal }) => proposal.written.by),
  ]);
  const seated = players.filter(({ id }) => seen.has(id));
  const bottom = HEAD + seated.length * ROW;
  const every = Math.ceil(LABEL_WIDTH / cell);
  const isNarrow = cell < CELL.marked;
  const mark = isNarrow ? outcomeStroke : outcomeMark;
  // A row without a mark would say nothing.
  const silent = players.length - seated.length;
  const sayVotes =
    named.length > MOST
      ? `The latest ${MOST} of ${named.length} votes whose voters are recorded.`
      : `All ${counted(named.length, 'vote')} whose voters are recorded.`;
  return {
    width: drawn.length * cell,
    height: bottom + FOOT,
    row: ROW,
    players: seated.map(({ id }) => playerName(archive, id)),
    /** SVG path data of all blocks of a side, and of the marks of proposers. */
    sides: [
      ...SIDES.map((side) => ({ side, path: blocks(seated, ways, side, cell) })),
      {
        side: 'proposer' as const,
        path: proposers(seated, drawn, cell),
      },
    ],
    columns: drawn.map(({ proposal, votes }, i) => {
      const abstain = votes.abstain.length;
      const cast = [
        `${votes.for.length} for, ${votes.against.length} against`,
        ...(abstain === 0 ? [] : [`${abstain} abstaining`]),
      ];
      return {
        x: i * cell,
        width: cell,
        href: archive.links.proposal(archive.id, proposal.written.name),
        words: `${proposalWords(proposal.written)}: ${[BECAME[proposal.outcome], ...cast].join(', ')}`,
      };
    }),
    labels: drawn.flatMap(({ proposal }, i) =>
      i % every === 0 ? [{ x: i * cell, words: String(proposal.written.number) }] : [],
    ),
    /** SVG path data: a tick for what was adopted, a cross for what was defeated. */
    outcomes: drawn
      .map(({ proposal }, i) => mark(proposal.outcome, (i + 0.5) * cell, bottom + 11))
      .join(''),
    /** If a column is too narrow for these, it has a stroke, which is long for what was adopted. */
    isNarrow,
    says:
      silent === 0
        ? sayVotes
        : `${sayVotes} ${counted(silent, 'player')} had no part in these and ${silent === 1 ? 'is' : 'are'} not drawn.`,
  };
}

export type VotingRecord = NonNullable<ReturnType<typeof drawVotes>>;

/** An open vote has no result yet. */
function namedVote(proposal: Proposal) {
  const { votes } = proposal.written;
  return votes?.kind === 'named' && proposal.outcome !== 'open' ? [{ proposal, votes }] : [];
}

type NamedVote = ReturnType<typeof namedVote>[number];

type Ways = ReadonlyMap<PlayerId, Side>;

/** How much of its row a block fills, from below. */
const HEIGHTS: Readonly<Record<Side, number>> = { for: 20, against: 10, abstain: 4 };

/** Draws equal votes in a row as one block. So a chart grows with changes of side, not with votes. */
function blocks(players: readonly Player[], ways: readonly Ways[], side: Side, cell: number) {
  const height = HEIGHTS[side];
  return players
    .map(({ id }, row) => {
      const base = HEAD + row * ROW + ROW - 2;
      let path = '';
      for (let from = 0; from < ways.length; from++) {
        if (ways[from]?.get(id) !== side) continue;
        let to = from;
        while (ways[to]?.get(id) === side) to++;
        path += `M${from * cell} ${base}v-${height}h${(to - from) * cell}v${height}z`;
        from = to;
      }
      return path;
    })
    .join('');
}

function proposers(players: readonly Player[], drawn: readonly NamedVote[], cell: number): string {
  const rows = new Map(players.map(({ id }, row) => [id, row]));
  const half = Math.min(3.5, cell / 3);
  return drawn
    .map(({ proposal }, i) => {
      const { by } = proposal.written;
      const row = by === undefined ? undefined : rows.get(by);
      if (row === undefined) return '';
      const x = toTenth((i + 0.5) * cell - half);
      return `M${x} ${HEAD + row * ROW + ROW / 2 - half}h${2 * half}v${2 * half}h-${2 * half}z`;
    })
    .join('');
}

function outcomeMark(outcome: Proposal['outcome'], x: number, y: number): string {
  const at = toTenth(x);
  if (outcome === 'adopted') return `M${toTenth(x - 2.5)} ${y}l2 2.5l3 -5`;
  if (outcome === 'defeated') return `M${toTenth(x - 2.5)} ${y - 2.5}l5 5m0 -5l-5 5`;
  return `M${at} ${y}h0.1`;
}

const STROKES: Readonly<Record<Proposal['outcome'], number>> = {
  adopted: 12,
  defeated: 4,
  withdrawn: 1,
  open: 1,
  lost: 1,
  void: 1,
  undetermined: 1,
};

/** Draws the stroke upwards, so that its height tells the outcome. Shapes would be too small to see. */
function outcomeStroke(outcome: Proposal['outcome'], x: number, y: number): string {
  return `M${toTenth(x)} ${y + 6}v-${STROKES[outcome]}`;
}
