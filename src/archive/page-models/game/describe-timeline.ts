/** The events of a game, in order. */
import type { Replay, TimelineEntry } from '../../../engine/results/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { formatDate } from '../../words/format-date.ts';
import { type Phrase, phrase, plain } from '../../words/phrase.ts';
import { asksWords } from '../../words/phrases/change-words.ts';
import { EVENT_MARKS, eventNote, eventWords } from '../../words/phrases/event-words.ts';
import {
  callerName,
  eventAnchor,
  judgmentLink,
  playerName,
  playerNames,
  SHEET,
} from '../../words/phrases/links.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { correctionWords, rulingQuoted, sourceWords } from '../../words/record-words.ts';
import { BECAME, ifSoRead, outcomeLabel } from '../../words/say-outcome.ts';
import { lifeLink } from '../rules/describe-rule-life.ts';

/** The numbers of the sheets, from 1; there is one even if nothing happened. */
export function timelineSheets({ timeline }: Pick<Replay, 'timeline'>): readonly number[] {
  const sheets = Math.max(1, Math.ceil(timeline.length / SHEET));
  return Array.from({ length: sheets }, (_, i) => i + 1);
}

export function describeSheet(archive: GameArchive, sheet: number) {
  return describeTimeline(archive, (sheet - 1) * SHEET, sheet * SHEET);
}

export function describeTimeline(archive: GameArchive, from = 0, to?: number) {
  const { timeline } = archive.replay;
  return timeline.slice(from, to).map((entry, i) => {
    const before = timeline[from + i - 1]?.version ?? 0;
    return describeEntry(archive, entry, before);
  });
}

function describeEntry(archive: GameArchive, entry: TimelineEntry, before: number) {
  const { version } = entry;
  return {
    on: entry.on && formatDate(entry.on),
    kind: entry.kind,
    /** The anchor of an event that a Judgment may name. */
    id: entry.kind === 'event' ? eventAnchor(entry.event) : undefined,
    mark: markOf(archive, entry),
    words: entryWords(archive, entry, before),
    /** The note that the record gives in its own words. */
    note: entry.kind === 'event' ? eventNote(entry.event) : undefined,
    /** That the record of an event was corrected; other records say so on their own pages. */
    corrected: entry.kind === 'event' ? correctionWords(entry.event.corrected) : undefined,
    /** The message from which the record of an event was taken. */
    source: entry.kind === 'event' ? sourceWords(entry.event.source) : undefined,
    version:
      version === before
        ? undefined
        : { number: version, href: archive.links.version(archive.id, version) },
  };
}

export type TimelineLine = ReturnType<typeof describeEntry>;

function markOf(archive: GameArchive, entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'resolved':
      return outcomeLabel(archive.proposals.get(entry.proposal)?.outcome ?? 'open');
    case 'proposed':
      return 'Proposed';
    case 'withdrawn':
      return 'Withdrawn';
    case 'effective':
    case 'became':
      return 'In effect';
    case 'invoked':
    case 'given':
      return 'Judgment';
    case 'won':
      return 'Won';
    case 'event':
      return EVENT_MARKS[entry.event.fact.kind];
  }
}

function entryWords(archive: GameArchive, entry: TimelineEntry, before: number): Phrase {
  switch (entry.kind) {
    case 'proposed':
    case 'resolved':
    case 'withdrawn':
    case 'effective':
      return proposalWords(archive, entry);
    case 'invoked':
    case 'given':
      return judgmentWords(archive, entry);
    case 'event':
      return [
        ...eventWords(archive, entry.event, before, entry.ground),
        ...eventJudgedWords(archive, entry),
      ];
    case 'became':
      return phrase`${lifeLink(archive, entry.rule)} changes by its own terms.`;
    case 'won': {
      const on = entry.judgment && phrase` on ${judgmentLink(archive, entry.judgment)}`;
      return phrase`${playerName(archive, entry.player)} wins${on}.`;
    }
  }
}

function eventJudgedWords(archive: GameArchive, { judged }: EntryOf<'event'>): Phrase {
  if (!judged) return [];
  const judgment = judgmentLink(archive, judged.judgment);
  if (judged.is === 'legal') return phrase` ${judgment} lets it stand.`;
  return judged.is === 'illegal'
    ? phrase` Void: ${judgment} finds it illegal, and it changes nothing.`
    : phrase` Undetermined: ${judgment} finds it equally legal and illegal, so it changes nothing.`;
}

type EntryOf<Kind> = Extract<TimelineEntry, { readonly kind: Kind }>;
type ProposalStep = 'proposed' | 'resolved' | 'withdrawn' | 'effective';

function proposalWords(archive: GameArchive, { kind, proposal: name }: EntryOf<ProposalStep>) {
  const proposal = archive.proposals.get(name);
  if (!proposal) return [name];
  const { by } = proposal.written;
  const which = proposalLink(archive, proposal.written);
  const who = by ? playerName(archive, by) : 'A player';
  const asks = plain(asksWords(archive, proposal));
  if (kind === 'proposed') return phrase`${who} makes ${which}: ${asks}.`;
  if (kind === 'withdrawn') return phrase`${which} is withdrawn.`;
  if (kind === 'effective') return phrase`${which} takes effect.`;
  return phrase`${which} is ${BECAME[proposal.outcome]}${ifSoRead(archive, proposal)}: ${asks}.`;
}

function judgmentWords(archive: GameArchive, { kind, judgment: id }: EntryOf<'invoked' | 'given'>) {
  const judgment = archive.judgments.get(id);
  if (!judgment) return [id];
  const { written } = judgment;
  const which = judgmentLink(archive, id);
  if (kind === 'invoked') {
    return phrase`${callerName(archive, written.by)} invokes ${which}: ${written.question}`;
  }
  const { judges = [] } = judgment;
  const who = judges.length > 0 ? playerNames(archive, judges) : 'The Judge';
  return phrase`${who} ${judges.length > 1 ? 'give' : 'gives'} ${which}${rulingQuoted(judgment)}`;
}
