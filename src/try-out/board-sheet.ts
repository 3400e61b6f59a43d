/** The proposal under vote at the board: its words, its effects, and the result of each outcome. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { soFarWords } from '../archive/page-models/rules/describe-rule-life.ts';
import { plain } from '../archive/words/phrase.ts';
import { asksWords } from '../archive/words/phrases/change-words.ts';
import { authorNames, proposalWords } from '../archive/words/phrases/proposal-words.ts';
import { needWords, votesSoFar } from '../archive/words/phrases/state-words.ts';
import { notedIfAdopted, type OpenVote } from '../engine/results/open-matters.ts';
import type { Proposal } from '../engine/results/types.ts';
import { capital, inSeries, uncapital } from '../helpers/words.ts';
import { sayBySlot } from '../law/sentences/sentences.ts';
import { WAYS, type WayToVote } from '../records/kinds/votes.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Moment } from '../values/moment.ts';
import { draftMove } from './draft-move.ts';
import { endingWords, outcomesOf, tryPlan } from './endings-of-open-vote.ts';
import { matterOf } from './matter.ts';
import type { OpenGame } from './open-game.ts';
import type { GameToTry } from './try-move.ts';

export function sheetOf(open: OpenGame, vote: OpenVote, on: Moment) {
  const { archive } = open;
  const proposal = archive.proposals.get(vote.proposal);
  if (!proposal) return undefined;
  const { written } = proposal;
  const deciding = [...new Set(vote.decidedBy.map(({ number }) => String(number)))];
  const last = vote.count.silent.length === 1 ? vote.count.silent[0] : undefined;
  const before = (proposal.would ?? []).flatMap((made) => made.before?.id ?? []);
  const position = {
    library: open.library,
    checkpoints: open.checkpoints,
    replay: open.checkpoints.replay,
  };
  return {
    ...matterOf(archive, proposal),
    number: written.number,
    /** `Proposal 305, by Ann: amend Rule 206`. */
    says: `${proposalByWords(archive, proposal)}: ${uncapital(plain(asksWords(archive, proposal)))}`,
    /** The present votes and what is needed, before the full stop; the deciding rules follow. */
    needs: `${capital(votesSoFar(archive.replay, vote))}. ${needWords(vote)}`,
    /** Says that a deciding rule is about to change by itself. */
    soon: [...archive.replay.announced.keys()].flatMap((id) => {
      const rule = archive.replay.lives.get(id)?.changes.at(-1)?.rule;
      const soFar = soFarWords(archive, id);
      if (!rule || soFar === undefined || !deciding.includes(String(rule.number))) return [];
      const said = rule.mechanics ? new Map(sayBySlot(rule.mechanics)).get('becomes') : undefined;
      return [`Rule ${rule.number}: ${(said ?? []).join(' ')} ${soFar}`];
    }),
    /** The parts that would be void, and the acts that would fail. */
    ifAdopted: notedIfAdopted(archive.replay.findings, written).map(({ message }) => message),
    /** The possible results; none if one voter is left, whose buttons show them. */
    outcomes: last === undefined ? outcomesOf(proposal, position, on) : [],
    /** The players who can still vote. The last one's votes have their results. */
    ballots: vote.count.silent.map((voter) => ({
      voter,
      ways: WAYS.map((way) => ({
        way,
        /** `adopted 3 : 0` and `Ann −10 (Rule 206)`. */
        comes: voter === last ? comesOf(position, proposal, { voter, way }, on) : [],
      })),
    })),
    /** The rules that it changes, by their present numbers, and the rules that decide. */
    rules: {
      touched: [...new Set([...proposal.rules, ...before])].flatMap((id) => {
        const now = archive.replay.lives.get(id)?.changes.at(-1)?.rule;
        return now ? [String(now.number)] : [];
      }),
      deciding,
    },
    /** The rules that it would make, with their tiers. */
    makes: (proposal.would ?? []).flatMap(({ after }) =>
      after ? [{ number: String(after.number), tier: after.tier }] : [],
    ),
  };
}

export type Sheet = NonNullable<ReturnType<typeof sheetOf>>;
export type BallotAtBoard = Sheet['ballots'][number];

/** `Proposal 305, by Ann`. */
export function proposalByWords(archive: GameArchive, { written }: Proposal): string {
  const authors = authorNames(archive, written);
  return `${proposalWords(written)}${authors.length === 0 ? '' : `, by ${inSeries(authors)}`}`;
}

/** The result of the last vote and its close. */
function comesOf(
  position: GameToTry,
  { written: { number, name } }: Proposal,
  { voter, way }: { readonly voter: PlayerId; readonly way: WayToVote },
  on: Moment,
): readonly string[] {
  const end = tryPlan(
    position,
    on,
    (toEdit) => draftMove({ kind: 'vote', number, ballots: [{ voter, way }] }, toEdit),
    (toEdit) => draftMove({ kind: 'closed', number }, toEdit),
  );
  return 'why' in end ? [end.why] : endingWords(end, name);
}
