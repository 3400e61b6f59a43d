/**
 * The result of a proposal, in a sentence or two: `Defeated 2 : 3 (Rule 203). Ben Cole −10 (Rule 206),
 * +4 (Rule 202; contestable): 20 → 14.`
 */
import type { LedgerEntry, Proposal, Replay } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { nameWords } from '../../helpers/words.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { nameOfPlayer } from '../lookup/name-of-player.ts';
import { amountWords, numberWords, signedWords } from './amount-words.ts';
import { listed, plain } from './phrase.ts';
import { ifSoRead, sayOutcome } from './say-outcome.ts';

export function proposalResult(replay: Replay, proposal: Proposal): string {
  return [
    `${plain(sayOutcome({ replay }, proposal, ruleWords(replay, proposal)))}.`,
    ...changesWords(replay, proposal),
    ...earningsWords(replay, proposal),
  ].join(' ');
}

/** The payment to each player, and who won by the changes or payments of the vote. */
export function earningsWords(replay: Replay, proposal: Proposal): readonly string[] {
  const won = winsByVote(replay).get(proposal.written.name);
  const wins = won === undefined ? [] : [`${nameOfPlayer(replay, won.player)} wins.`];
  return [...paymentWords(replay, proposal), ...wins];
}

/** The wins that follow a vote directly, by the name of the proposal. */
export const winsByVote = once((replay: Replay) => {
  const { timeline } = replay;
  const acts = actsIn(replay);
  const wins = new Map<string, Extract<Replay['timeline'][number], { kind: 'won' }>>();
  let latest: string | undefined;
  for (const entry of timeline) {
    if (entry.kind === 'won' && latest !== undefined && entry.judgment === undefined)
      wins.set(latest, entry);
    // After a vote, its acts and changes of rules come before the check for a winner.
    const isOfVote = entry.kind === 'event' ? acts.has(entry.event) : entry.kind === 'became';
    if (!isOfVote) latest = entry.kind === 'resolved' ? entry.proposal : undefined;
  }
  return wins;
});

/** The events that are acts of proposals, and belong to their votes. */
export const actsIn = once(
  ({ proposals }: Replay) => new Set(proposals.flatMap(({ written }) => written.acts ?? [])),
);

/** The rules that decided it, and the reading on which the outcome depends. */
function ruleWords(replay: Replay, proposal: Proposal): string {
  const { decidedBy, outcome } = proposal;
  // A defeat rests on the tests that were not met, such as that of a quorum.
  const decisive = decidedBy.filter(({ result }) => outcome !== 'defeated' || result !== true);
  const numbers = [...new Set(decisive.map(({ rule }) => rule.number))];
  if (numbers.length === 0) return '';
  const isSaid = ifSoRead({ replay }, proposal).length > 0;
  const rules = numbers.map((number) =>
    isSaid ? `Rule ${number}` : cited(replay, proposal.written.file, number),
  );
  return ` (${rules.join(', ')})`;
}

/** `Rule 202; contestable`, if the rules leave a question open that makes a difference. */
function cited(replay: Replay, file: string, number: RuleNumber): string {
  return `Rule ${number}${isContestable(replay, file, number) ? '; contestable' : ''}`;
}

function isContestable({ findings }: Replay, file: string, number: RuleNumber | undefined) {
  const inFile = contestableByFile(findings).get(file) ?? [];
  return inFile.some(({ rule }) => rule?.number === number);
}

const contestableByFile = once((findings: Replay['findings']) =>
  Map.groupBy(
    findings.filter(({ code }) => code === 'contestable'),
    ({ at }) => at.file,
  ),
);

/** The change of a rule, in the middle of a sentence. */
export const DONE = {
  initial: 'laid down',
  enact: 'enacted',
  amend: 'amended',
  repeal: 'repealed',
  transmute: 'transmuted',
  becomes: 'changed',
} as const;

/** `Rule 206 amended, now Rule 301: version 4.` */
export function changesWords(replay: Replay, { version }: Proposal): readonly string[] {
  const { versions, lives } = replay;
  if (version === undefined) return [];
  const ids = versions[version]?.changed ?? [];
  const changed = ids.flatMap((id, i) => {
    const changes = lives.get(id)?.changes ?? [];
    // A compound proposal may change one rule several times.
    const earlier = ids.slice(0, i).filter((each) => each === id).length;
    const place = changes.findIndex((change) => change.version === version) + earlier;
    const change = changes[place];
    if (!change) return [];
    const before = changes[place - 1]?.rule?.number;
    const after = change.rule?.number;
    const renamed = before !== undefined && after !== undefined && before !== after;
    const words = `Rule ${before ?? after} ${DONE[change.kind]}`;
    return [[`${words}${renamed ? `, now Rule ${after}` : ''}`]];
  });
  return [`${plain(listed(changed))}: version ${version}.`];
}

export function paymentWords(replay: Replay, proposal: Proposal): readonly string[] {
  return sumsWords(replay, proposal.written.file, paidBy(replay, proposal));
}

/** Each player's sums with the rules that give them, the contestable ones last, and what they make. */
export function sumsWords(replay: Replay, file: string, paid: readonly LedgerEntry[]) {
  const byPlayer = Map.groupBy(paid, ({ player }) => player);
  const doubt = ({ rule }: LedgerEntry) => Number(isContestable(replay, file, rule?.number));
  return [...byPlayer].map(([id, entries]) => {
    const sums = entries.toSorted((a, b) => doubt(a) - doubt(b));
    const said = sums
      .map((entry) => {
        const { amount, quantity, rule, basis } = entry;
        const unit = quantity === 'points' ? '' : ` ${nameWords(quantity)}`;
        const of = basis.by === 'bound' ? basis.of : basis;
        // If a record states the sum, no rule pays it. A rule may still limit it.
        const payer = of?.by === 'event' ? undefined : rule?.number;
        const cut = basis.by === 'bound' ? [`no more, by Rule ${basis.bound.rule}`] : [];
        const by = [...(payer === undefined ? [] : [cited(replay, file, payer)]), ...cut];
        const why = by.length > 0 ? ` (${by.join('; ')})` : '';
        return `${signedWords(amount)}${unit}${why}`;
      })
      .join(', ');
    return `${nameOfPlayer(replay, id)} ${said}: ${beforeAndAfter(entries)}.`;
  });
}

/** The awards of rules, the payments of the proposal itself, and those for what it overrules. */
function paidBy(replay: Replay, { written }: Proposal): readonly LedgerEntry[] {
  return paymentsBy(replay).get(written) ?? [];
}

/** The sums by their cause: a proposal as written (with its acts), an event, or the name of a Judgment. */
export const paymentsBy = once(({ ledger, proposals }: Replay) => {
  const votes = new Map<unknown, Proposal['written']>();
  for (const { written, awards } of proposals)
    for (const each of [written.name, ...awards, ...(written.acts ?? [])]) votes.set(each, written);
  return Map.groupBy(ledger, (entry): unknown => {
    const { cause } = entry;
    if (cause.by === 'event') return votes.get(cause.event) ?? cause.event;
    if (cause.by === 'proposal') return votes.get(entry);
    const overruling = cause.overruledBy === undefined ? undefined : votes.get(cause.overruledBy);
    return votes.get(entry) ?? overruling ?? cause.judgment;
  });
});

/** `20 → 14`; if anything but points is held, each with its name. */
function beforeAndAfter(entries: readonly LedgerEntry[]): string {
  const byQuantity = Map.groupBy(entries, ({ quantity }) => quantity);
  const said = [...byQuantity].flatMap(([quantity, [first, ...rest]]) => {
    if (!first) return [];
    const before = numberWords(first.balance.sub(first.amount));
    const after = (rest.at(-1) ?? first).balance;
    return `${before} → ${quantity === 'points' ? numberWords(after) : amountWords(after, quantity)}`;
  });
  return said.join(', ');
}
