/** The cards of a ruleset, put together and checked against each other. */
import type { Finding } from '../../diagnostics/finding.ts';
import type { RulesetFolder } from '../parse/parse-folders.ts';
import { problemFinding } from '../parse/shape-findings.ts';
import type { WrittenCard, WrittenRuleset } from '../types.ts';
import { findDuplicates, withoutHead } from './checks/check-records.ts';
import { checkCardTiers } from './checks/check-tiers.ts';

export interface Assembled<Whole> {
  /** `undefined` if the record that the others belong to is missing or malformed. */
  readonly whole: Whole | undefined;
  readonly findings: readonly Finding[];
}

export function assembleRuleset(folder: RulesetFolder): Assembled<WrittenRuleset> {
  const [head] = folder.heads;
  const findings = [
    ...folder.findings,
    ...withoutHead(folder.files, `rulesets/${folder.id}/ruleset.md`),
    ...folder.cards.flatMap(misnamed),
    ...findDuplicates(folder.cards, 'rule'),
    ...(head ? checkCardTiers(folder.cards, head.tiers) : []),
  ];
  const cards = folder.cards.toSorted((a, b) => a.number - b.number);
  return { whole: head && { ...head, cards }, findings };
}

/** A card's file has the number of its rule as its name. */
function misnamed({ file, number }: WrittenCard): readonly Finding[] {
  const name = file.split('/').at(-1);
  if (name === `${number}.md`) return [];
  const message = `The card says that it is Rule ${number}, and its file is named ${name}.`;
  const help = `Name the file ${number}.md, or correct the number.`;
  return [problemFinding(file, ['rule'], { code: 'format/file', message, help })];
}
