/** The choices of a player at the desk, from the present game. */
import { latestRules } from '../engine/results/rules-at.ts';
import type { Mechanics } from '../law/mechanics/mechanics.ts';
import { READINGS } from '../law/readings/register.ts';
import type { PlayerId } from '../values/ids.ts';
import { correctableRecords, numberingOf } from './draft-move.ts';
import type { OpenGame } from './open-game.ts';
import { ruleAsText } from './rule-as-text.ts';

export interface NamedOption {
  readonly id: string;
  readonly name: string;
}

export function deskChoices({ archive, words }: OpenGame) {
  const { replay, proposals, judgments } = archive;
  const choice = (id: PlayerId): NamedOption => ({ id, name: archive.players.get(id)?.name ?? id });
  const playing = replay.players.filter(({ status }) => status === 'playing');
  const rules = latestRules(replay);
  const mechanics = rules.flatMap((rule) => rule.mechanics ?? []);
  const isByProposal = mechanics.some(({ judge }) => judge?.['overruled-by'] === 'proposal');
  const given = replay.judgments.filter(({ status }) => status === 'given' && !isByProposal);
  const facts = new Map(mechanics.flatMap((each) => [...(each['proposal-facts'] ?? [])]));
  return {
    players: playing.map(({ id, name }) => ({ id, name })),
    toMove: replay.toMove ?? '',
    /** Whether the game is over, so that nobody proposes any more. */
    isOver: replay.status === 'won' || replay.status === 'ended',
    /** The number of the next proposal; empty if no rule numbers them. */
    nextNumber: String(replay.nextNumber ?? ''),
    tiers: replay.tiers.map(({ id, title }) => ({ id, name: title })),
    rules: rules.map(ruleAsText),
    votes: replay.openVotes.flatMap(({ proposal: name, count }) => {
      const proposal = proposals.get(name);
      if (!proposal) return [];
      const { number } = proposal.written;
      const matter = words?.matterOf(archive, proposal) ?? { does: [], changes: [] };
      return [{ number, says: `Proposal ${number}`, matter, missing: count.silent.map(choice) }];
    }),
    questions: replay.openQuestions.flatMap(({ judgment, judge = '' }) => {
      const written = judgments.get(judgment)?.written;
      if (!written) return [];
      const { number, question, appeals } = written;
      // Those that a rule in force lists; none if the ruling is in words of one’s own.
      const listed = mechanics.flatMap(({ judge }) => judge?.verdicts ?? []);
      const verdicts = appeals === undefined ? [...new Set(listed)] : [];
      return [{ number, question, judge, verdicts }];
    }),
    /** The questions that a Judgment may settle: readings, and the fate of a move. */
    readings: READINGS.map(({ id, question, options }) => ({
      id,
      name: question,
      options: options.map((option) => ({ id: option.id, name: option.means })),
    })),
    /** The Judgments that the other players may overrule by a vote of their own. */
    rulings: given.map(({ written: { number, question }, judges = [] }) => {
      return { number, question, judges };
    }),
    /** The quantities and offices that an event may be about. */
    quantities: [...new Set(['points', ...declaredIn(mechanics, 'quantities')])],
    offices: [...new Set([...replay.offices.keys(), ...declaredIn(mechanics, 'offices')])],
    /** Whether the rules let a proposal choose the number of a new rule. */
    givesNumbers: numberingOf(replay) !== 'by-rule',
    proposals: replay.proposals
      .toReversed()
      .map(({ written: { number } }) => ({ number, says: `Proposal ${number}` })),
    onWords: words?.onWordsAlone(archive) ?? [],
    /** The facts that the rules ask of a proposal, and which of them may be omitted. */
    facts: [...facts].map(([id, stated]) => {
      return { id, name: id.replaceAll('_', ' '), mayLack: stated.default !== undefined };
    }),
    records: correctableRecords(replay),
  };
}

export type DeskChoices = ReturnType<typeof deskChoices>;

function declaredIn(mechanics: readonly Mechanics[], slot: 'quantities' | 'offices') {
  return mechanics.flatMap((each) => [...(each[slot]?.keys() ?? [])]);
}
