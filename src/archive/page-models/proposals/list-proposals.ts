/** The proposals of a game, a line each. */
import type { LedgerEntry, Proposal } from '../../../engine/results/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { signedWords, tallyWords } from '../../words/amount-words.ts';
import { firstWords } from '../../words/first-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { link, plain } from '../../words/phrase.ts';
import { asksWords } from '../../words/phrases/change-words.ts';
import { authorNames } from '../../words/phrases/proposal-words.ts';
import { proposalYear } from '../../words/record-words.ts';
import { ifSoRead, outcomeLabel } from '../../words/say-outcome.ts';
import { searchChoices } from '../search-choices.ts';
import { sheetsByYear, type YearSheet } from '../year-sheets.ts';
import { authorWords, evidenceOf } from './describe-proposal.ts';

const COLUMNS = [
  ['by', 'By'],
  ['votes', 'Votes'],
  ['points', 'Points'],
  ['evidence', 'Evidence'],
  ['version', 'Made'],
] as const;
export type ProposalColumn = (typeof COLUMNS)[number][0];

export function proposalSheets({ replay }: GameArchive): readonly YearSheet<Proposal>[] {
  return sheetsByYear(replay.proposals, proposalYear);
}

export function listProposals(archive: GameArchive, proposals = archive.replay.proposals) {
  const lines = proposals.map((proposal) => listProposal(archive, proposal));
  const [first] = lines;
  const said = COLUMNS.map(([column, title]) => ({
    column,
    title,
    differs: new Set(proposals.map(RECORDED[column])).size > 1,
  }));
  return {
    lines,
    /** Columns that say something, and not the same in every line. */
    columns: said.filter(({ differs }) => differs).map(({ column }) => column),
    /**
     * One line for each column that was left out because all its values are alike: `Evidence: Verified`.
     */
    same: said.flatMap(({ column, title, differs }) => {
      const words = first && !differs ? wordsOf(first[column]) : '';
      return words === '' ? [] : [`${title}: ${words}`];
    }),
  };
}

/** Some proposals of a game. */
export type ProposalList = ReturnType<typeof listProposals>;

/** The value in each column. Values are compared to find columns that differ, not their words. */
const RECORDED: Readonly<Record<ProposalColumn, (proposal: Proposal) => unknown>> = {
  by: ({ written }) => [written.by, ...written.with].join(' '),
  votes: ({ count }) => count && tallyWords(count, '–'),
  points: ({ awards, written }) => pointsOf(awards.filter(({ player }) => player === written.by)),
  evidence: isAttested,
  version: ({ version }) => version,
};

/**
 * Whether the list says that the outcome rests on the record's word; if it does not, nothing is said.
 */
function isAttested(proposal: Proposal): boolean {
  const { outcome, evidence } = proposal;
  return outcome !== 'lost' && evidence !== 'verified' && evidenceOf(proposal) !== undefined;
}

function wordsOf(cell: ProposalLine[ProposalColumn]): string {
  if (cell === undefined || typeof cell === 'string') return cell ?? '';
  return 'href' in cell ? cell.words : plain(cell);
}

export function proposalChoices(archive: GameArchive) {
  const { proposals } = archive.replay;
  return searchChoices([
    ['Author', proposals.flatMap(({ written }) => authorNames(archive, written))],
    ['Outcome', proposals.map(({ outcome }) => outcomeLabel(outcome))],
    ['Year', proposals.map(proposalYear)],
  ]);
}

function listProposal(archive: GameArchive, proposal: Proposal) {
  const { written, outcome, version } = proposal;
  const on = written.closed ?? written.withdrawn;
  return {
    number: written.number,
    href: archive.links.proposal(archive.id, written.name),
    called: written.ownName,
    by: authorWords(archive, written),
    asks: asksWords(archive, proposal),
    /** The first words of the amended rule, or the words that it exchanges. */
    amended: amendedWords(written.changes),
    outcome,
    outcomeWords: outcomeLabel(outcome),
    ifSoRead: ifSoRead(archive, proposal),
    on: on && formatDate(on),
    /** `5–0`, with abstentions `4–0–1`. */
    votes: proposal.count ? tallyWords(proposal.count, '–') : '',
    /** The proposer's gain or loss. */
    points: pointsOf(proposal.awards.filter((entry) => entry.player === written.by)),
    evidence: isAttested(proposal) ? 'Attested' : '',
    version:
      version === undefined
        ? undefined
        : link(`Version ${version}`, archive.links.version(archive.id, version)),
  };
}

export type ProposalLine = ReturnType<typeof listProposal>;

function amendedWords(changes: Proposal['written']['changes']): string | undefined {
  const [change, ...others] = changes;
  if (change?.kind !== 'amend' || others.length > 0) return undefined;
  if ('text' in change.words) return quoted(change.words.text);
  if ('lost' in change.words) return undefined;
  const [exchange, ...more] = change.words.replace;
  const [from, to] = [quoted(exchange?.from ?? ''), quoted(exchange?.to ?? '')];
  if (more.length > 0 || from === undefined) return undefined;
  return to === undefined ? `without ${from}` : `${to} for ${from}`;
}

function quoted(text: string): string | undefined {
  const words = firstWords(text);
  return words === undefined ? undefined : `“${words}”`;
}

function pointsOf(awards: readonly LedgerEntry[]): string {
  const points = awards.filter(({ quantity }) => quantity === 'points').map(({ amount }) => amount);
  const [first, ...rest] = points;
  return first ? signedWords(rest.reduce((sum, amount) => sum.add(amount), first)) : '';
}
