/** A rule's whole life: every text and number it has had, and what speaks of it. */
import Fraction from 'fraction.js';
import type {
  Proposal,
  Rule,
  RuleChange,
  RuleId,
  RuleLife,
} from '../../../engine/results/types.ts';
import { groupByEach, once } from '../../../helpers/once.ts';
import { inSeries } from '../../../helpers/words.ts';
import { saySame } from '../../../law/mechanics/canonical.ts';
import { sayName } from '../../../law/sentences/sentences.ts';
import type { RuleNumber } from '../../../values/ids.ts';
import { citationsIn } from '../../lookup/citations.ts';
import { resolverAt } from '../../lookup/describe-reference.ts';
import { answering, entitled, type GameArchive, hasEnded } from '../../lookup/game-archive.ts';
import { ruleAnchor } from '../../lookup/links.ts';
import { quotedSentences } from '../../lookup/quoted-sentences.ts';
import { blame } from '../../rule-history/blame.ts';
import { changeWords, describeDifference, rereadAt } from '../../rule-history/describe-change.ts';
import { describeNote } from '../../rule-history/describe-version.ts';
import { describeTier } from '../../rule-history/rule-card.ts';
import { numberWords } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { LOST_WORDS, shownText } from '../../words/lost-words.ts';
import { mechanicsLines } from '../../words/mechanics-lines.ts';
import { type Link, link, type Phrase, phrase } from '../../words/phrase.ts';
import { asksWords } from '../../words/phrases/change-words.ts';
import { citeRule } from '../../words/phrases/citation.ts';
import { briefCause, describeChangeCause } from '../../words/phrases/describe-cause.ts';
import { judgmentLink } from '../../words/phrases/links.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { correctionWords } from '../../words/record-words.ts';
import { ifSoRead, outcomeLabel } from '../../words/say-outcome.ts';

export function describeRuleLife(archive: GameArchive, life: RuleLife) {
  const last = life.changes.findLast((change) => change.rule);
  const final = life.changes.at(-1);
  if (!last?.rule || !final) return undefined;
  const { rule } = last;
  const judgments = archive.judgmentsOn.get(life.id) ?? [];
  return {
    heading: `Rule ${rule.number}`,
    title: rule.title || undefined,
    description: `Rule ${rule.number} of ${archive.title}: every text and number it has had, and what the Judges made of it.`,
    isRepealed: final.rule === undefined,
    tier: describeTier(archive, rule.tier),
    /** Its cause, or the cause of its end. */
    origin: [...originWords(archive, final), ...presentHolder(archive, life, rule.number)],
    /** How close the rule is to a change that it announces for itself. */
    soFar: soFarWords(archive, life.id),
    /** Its place among the rules in force. */
    current: final.rule
      ? link(
          hasEnded(archive) ? 'In force at the end' : 'In force',
          `${archive.links.rules(archive.id)}#${ruleAnchor(rule.number)}`,
        )
      : undefined,
    numbers: describeNumbers(life),
    /** The text in force, or the last one it had. */
    text: shownText(rule),
    /** The text as Markdown, for other sites. */
    words: rule.lost ? `(${LOST_WORDS})` : rule.text,
    resolve: resolverAt(archive, final.rule ? archive.latest : last.version),
    mechanics: mechanicsLines(rule.mechanics),
    reread: rereadAt(archive, life, archive.latest),
    /** Oldest first. */
    stages: life.changes.flatMap((change, i) => {
      return describeStage(archive, life, change, life.changes[i - 1]?.rule) ?? [];
    }),
    citation: citeRule(archive, { id: life.id, number: rule.number, version: last.version }),
    corrected: correctionWords(initialCard(archive, life)?.corrected),
    /** Judgments at the sentences of the text that they quote. */
    notesAt: quotedSentences(rule.text, judgments).flatMap(({ sentence, judgments: quoting }) =>
      quoting.map(({ written }) => ({ sentence, ...judgmentLink(archive, written.name) })),
    ),
    /** The author of each part of its text; empty if one author wrote all. */
    blame: blame(archive, life).map(({ words, change }) => ({
      by: briefCause(archive, change),
      words,
      isLater: change !== life.changes[0],
    })),
    /** Changes to it that were asked for and not made, with what became of them. */
    attempts: (attemptsOn(archive).get(life.id) ?? []).map((each) => proposalTold(archive, each)),
    judgments: judgments.map((judgment) => describeNote(archive, judgment)),
    ...describeCitations(archive, life.id),
  };
}

export type RuleLifePage = NonNullable<ReturnType<typeof describeRuleLife>>;

const attemptsOn = once((archive: GameArchive) => {
  const unmade = archive.replay.proposals.filter(({ outcome }) => outcome !== 'adopted');
  // A void or undetermined proposal lists no rules. So this takes the rules that the written
  // changes name.
  return groupByEach(unmade, (proposal) => {
    const { rules, madeUnder } = proposal;
    if (rules.length > 0) return rules;
    return proposal.written.changes.flatMap((change) => {
      if (change.kind === 'enact' || !('rule' in change.target)) return [];
      const name = change.target.rule;
      const rule =
        answering(archive, name, madeUnder) ??
        (typeof name === 'number' ? undefined : entitled(archive, name, madeUnder));
      return rule?.id ?? [];
    });
  });
});

/** In a list about a rule or a player. */
export function proposalTold(archive: GameArchive, proposal: Proposal) {
  return {
    link: proposalLink(archive, proposal.written),
    asks: asksWords(archive, proposal),
    outcome: proposal.outcome,
    outcomeWords: outcomeLabel(proposal.outcome),
    ifSoRead: ifSoRead(archive, proposal),
  };
}

function initialCard(archive: GameArchive, { changes: [first] }: RuleLife) {
  if (first?.cause.by !== 'initial' || !first.rule) return undefined;
  const { number } = first.rule;
  return typeof number === 'number' ? archive.initialCards.get(number) : undefined;
}

function originWords(archive: GameArchive, final: RuleChange): Phrase {
  if (final.cause.by === 'initial') return ['As in the Initial Set: nothing has changed it.'];
  const done = final.kind === 'becomes' ? 'Changed' : changeWords(final);
  return describeChangeCause(archive, final, done);
}

/** The rule that now has the number of a repealed rule. */
function presentHolder(archive: GameArchive, { id, changes }: RuleLife, number: RuleNumber) {
  if (changes.at(-1)?.rule) return [];
  const present = (archive.holders.get(number) ?? []).find((other) => {
    return other !== id && archive.replay.lives.get(other)?.changes.at(-1)?.rule?.number === number;
  });
  if (present === undefined) return [];
  const [first] = archive.replay.lives.get(present)?.changes ?? [];
  const goesOn = first?.goesOnFrom === id ? ', which goes on with its revisions.' : '.';
  return phrase` The number ${number} is now that of ${lifeLink(archive, present)}${goesOn}`;
}

/** `So far the number of circuits completed is 1.` */
export function soFarWords({ replay }: GameArchive, id: RuleId): string | undefined {
  const figures = [...(replay.announced.get(id)?.figures ?? [])].flatMap(([name, value]) =>
    value instanceof Fraction ? [`${sayName(name)} is ${numberWords(value)}`] : [],
  );
  return figures.length === 0 ? undefined : `So far ${inSeries(figures)}.`;
}

function describeNumbers(life: RuleLife) {
  const numbers: { number: RuleNumber; since: string }[] = [];
  for (const change of life.changes) {
    for (const number of change.rule?.numbers ?? []) {
      if (numbers.some((known) => known.number === number)) continue;
      const since = change.on ? formatDate(change.on) : `version ${change.version}`;
      numbers.push({ number, since });
    }
  }
  return numbers;
}

function describeStage(archive: GameArchive, life: RuleLife, change: RuleChange, before?: Rule) {
  const difference = describeDifference(change, archive, life.id, before);
  if (!difference) return undefined;
  const { rule } = change;
  const isSame = before !== undefined && saySame(before.mechanics, rule?.mechanics);
  return {
    version: change.version,
    versionHref: archive.links.version(archive.id, change.version, rule?.number),
    difference,
    cause: describeChangeCause(archive, change),
    tier: rule && describeTier(archive, rule.tier),
    /** `undefined` once repealed. */
    text: rule && shownText(rule),
    resolve: resolverAt(archive, change.version),
    /** `undefined` if they stayed as they were. */
    mechanics: isSame || !rule ? undefined : mechanicsLines(rule.mechanics),
    reenacts: change.reenacts === undefined ? undefined : lifeLink(archive, change.reenacts),
    /** The repealed rule whose revision numbers this rule continues. */
    goesOnFrom: change.goesOnFrom === undefined ? undefined : lifeLink(archive, change.goesOnFrom),
  };
}

export type Stage = NonNullable<ReturnType<typeof describeStage>>;

function describeCitations(archive: GameArchive, id: RuleId) {
  const citations = citationsIn(archive);
  const links = (ids: ReadonlySet<RuleId> | undefined) =>
    [...(ids ?? [])].map((each) => lifeLink(archive, each));
  return {
    cites: links(citations.rulesCited.get(id)),
    citedBy: links(citations.rulesCiting.get(id)),
    proposals: [...(citations.proposalsCiting.get(id) ?? [])].map(({ written }) =>
      proposalLink(archive, written),
    ),
  };
}

/** A rule by its latest number, leading to its life. */
export function lifeLink(archive: GameArchive, id: RuleId): Link {
  const rule = archive.replay.lives.get(id)?.changes.findLast((change) => change.rule)?.rule;
  const title = rule?.title ? ` (${rule.title})` : '';
  return link(`Rule ${rule?.number ?? id}${title}`, archive.links.rule(archive.id, id));
}
