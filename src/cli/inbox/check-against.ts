/** `nomic check --against`: compares records with their messages. */

import { count } from '../../diagnostics/reporters/report.ts';
import type { Replay } from '../../engine/results/types.ts';
import { takeMessages } from '../../inbox/take/take-messages.ts';
import type { Message, OfferedRecord } from '../../inbox/types.ts';
import { gameIds } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import { textOf } from '../../records/kinds/change.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { replayGames } from '../../replay-games.ts';
import { gameInPlay, otherGames } from '../../try-out/inbox/game-in-play.ts';
import { messageOf, sourced } from '../../try-out/inbox/recorded.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { contentFolder } from '../command-line/content-folder.ts';
import type { CommandContext } from '../command-line/outcome.ts';
import { messagesIn } from './messages-in.ts';

export async function checkAgainst(
  files: readonly string[],
  given: Arguments,
  context: CommandContext,
) {
  const folder = contentFolder(given, context);
  const library = readLibrary(folder.dir, given.operands);
  if (!library.ok) return library;
  const { records } = library;
  const chosen = given.operands.length > 0 ? given.operands : gameIds(records);
  const differences: string[] = [];
  const left: string[] = [];
  let messages = 0;
  for (const replay of replayGames(records, chosen).values()) {
    const others = otherGames(library.sources, replay.game.id);
    const around = { now: context.now, others };
    const heard = await messagesIn(files, gameInPlay(replay, around), context.cwd);
    if (!heard.ok) return heard;
    left.splice(0, left.length, ...heard.left);
    messages = heard.messages.length;
    differences.push(
      ...compareSources(replay, { ...around, messages: heard.messages }).map(
        (each) => folder.named + each,
      ),
    );
  }
  const found = `${count(differences.length, 'record')} ${differences.length === 1 ? 'differs' : 'differ'} from ${count(messages, 'message')}.`;
  return { ok: true, differences, says: [...left, found] } as const;
}

type Against = Parameters<typeof gameInPlay>[1] & { readonly messages: readonly Message[] };

/** A sentence for each difference, with its file. */
function compareSources(replay: Replay, { messages, ...around }: Against): readonly string[] {
  const { game } = replay;
  // Closed matters were open when the messages were written.
  const open = game.proposals.map(({ number, by }) => ({ number, by }));
  const { offers } = takeMessages(messages, { ...gameInPlay(replay, around), open });
  const given = new Set([...messages.map(({ id }) => id), ...offers.map(({ message }) => message)]);
  const byMessage = Map.groupBy(offers, ({ message }) => message);
  const of = (source: string | undefined) =>
    source === undefined || !given.has(messageOf(source))
      ? undefined
      : (byMessage.get(messageOf(source)) ?? []);
  return [
    ...game.proposals.flatMap((proposal) => [
      ...differencesOfText(proposal, of(proposal.source)),
      ...differencesOfVotes(proposal, of),
      ...differencesOfEnding(proposal, of(proposal.endingSource)),
    ]),
    ...game.judgments.flatMap(({ file, bench, number, question, source: asked, by }) => {
      const rulings = bench.flatMap(({ source, ruling }) => {
        const said = of(source)?.find((each) => each.kind === 'ruling')?.value;
        if (!of(source) || isSame(said, ruling)) return [];
        return `${file}: the recorded ruling on Judgment ${number} differs from message ${source}${quoted(said)}.`;
      });
      const call = of(asked)?.find(({ kind }) => kind === 'call');
      if (!of(asked) || (call?.player === by && isSame(call?.text, question))) return rulings;
      const differs = `the recorded question differs from message ${asked}${quoted(call?.text)}.`;
      return [...rulings, `${file}: ${differs}`];
    }),
  ];
}

function differencesOfText(proposal: WrittenProposal, said: readonly OfferedRecord[] | undefined) {
  if (!said) return [];
  const { file, source, by, changes } = proposal;
  const offer = said.find(({ kind }) => kind === 'proposal');
  if (!offer) return [`${file}: message ${source} has no proposal.`];
  const differences: string[] = [];
  if (offer.player !== by) {
    differences.push(
      `${file}: the proposal is recorded as made by ${by ?? 'nobody'}, but message ${source} is by ${offer.player ?? offer.author}.`,
    );
  }
  const { change } = offer;
  const words = change === undefined ? offer.text : 'text' in change ? change.text : undefined;
  const [only] = changes;
  const recorded = only && textOf(only);
  const kind = change?.kind === 'replace' ? 'amend' : change?.kind;
  const isOtherKind = only !== undefined && kind !== undefined && only.kind !== kind;
  // A person completed the draft.
  const isDraft = change === undefined && only?.kind !== 'enact';
  if (isDraft) return differences;
  if (isOtherKind || (words !== undefined && !isSame(words, recorded ?? proposal.words))) {
    differences.push(
      `${file}: the recorded text differs from message ${source}${quoted(offer.text)}.`,
    );
  }
  return differences;
}

function differencesOfVotes(
  { file, votes, number, source: made }: WrittenProposal,
  of: (source: string) => readonly OfferedRecord[] | undefined,
): readonly string[] {
  if (votes?.kind !== 'named') return [];
  return sourced(votes).flatMap(({ voter, way, source }) => {
    const said = of(source);
    if (!said) return [];
    const cast = said.filter(
      (offer) =>
        offer.kind === 'vote' &&
        offer.player === voter &&
        (offer.number ?? number) === number &&
        (offer.of === undefined || (made !== undefined && offer.of === messageOf(made))),
    );
    if (cast.some(({ value }) => value === way)) return [];
    const [other] = cast;
    const says =
      other?.value === undefined ? 'has no vote of this player on it' : `says ${other.value}`;
    return [`${file}: the vote of ${voter} is recorded as ${way}, but message ${source} ${says}.`];
  });
}

function differencesOfEnding(
  { file, number, by, endingSource, withdrawn, closed }: WrittenProposal,
  said: readonly OfferedRecord[] | undefined,
): readonly string[] {
  if (!said) return [];
  const isOfIt = (offer: OfferedRecord) => offer.number === number || offer.number === undefined;
  const isSo = said.some((offer) =>
    withdrawn
      ? offer.kind === 'withdraw' && offer.on === 'proposal' && offer.player === by && isOfIt(offer)
      : closed && offer.kind === 'closing' && isOfIt(offer),
  );
  const ended = withdrawn ? 'withdrawn' : closed ? 'closed' : 'open';
  return isSo
    ? []
    : [
        `${file}: the proposal is recorded as ${ended}, but message ${endingSource} does not say so.`,
      ];
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
  return plain(one) === plain(other);
}

const MOST_QUOTED = 80;

function quoted(text: string | undefined): string {
  if (text === undefined) return '';
  const line = text.replace(/\s+/g, ' ').trim();
  return `: “${line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line}”`;
}
