/** What a law comes to, in lines of few words. */

import { admission } from '../../src/law/in-force/admission.ts';
import { type AdoptionDemand, requirementFor } from '../../src/law/in-force/adoption.ts';
import type { SummedSlot } from '../../src/law/in-force/entries.ts';
import {
  DECLARING_SLOTS,
  type Law,
  precedenceOf,
  quantitiesOf,
  questionsOn,
  rulingOn,
  said,
} from '../../src/law/in-force/law.ts';
import type { Ruling } from '../../src/law/in-force/precedence.ts';
import { hasRivals, heldIn, voidedIn } from '../../src/law/in-force/voided.ts';
import type { Voided } from '../../src/law/in-force/weigh-claims.ts';
import { CHANGE_KINDS } from '../../src/law/mechanics/mechanics.ts';

const SUMMED: readonly SummedSlot[] = ['awards', 'win', 'limits', 'quorum', 'titles', 'fiat'];

export function tellLaw(law: Law): readonly string[] {
  const tests = precedenceOf(law).map(
    ({ test, between, rule }) => `${test}${between ? ` of ${between}` : ''} by ${rule.id}`,
  );
  const lines = [
    `tiers ${law.tiers.all.map(({ id, title }) => `${id} ${title} ${law.counts.get(id) ?? 0}`)}`,
    ...[...law.suppliers]
      .filter(([, rules]) => rules.length > 1)
      .map(([slot, rules]) => `${slot} of ${idsOf(rules)}`)
      .sort(),
    ...(tests.length > 0 ? [`tests ${tests.join(', ')}`] : []),
    ...(['forfeit', 'judge', ...DECLARING_SLOTS] as const).flatMap((slot) =>
      questionsOn(law, slot)
        .map((path) => {
          const answer = slot === 'judge' ? said(law, slot, ...path) : undefined;
          const given = answer ? ` ${answer.rule.id} says ${String(answer.value)}` : '';
          return `${[slot, ...path].join(' ')} ${tellRuling(rulingOn(law, slot, ...path))}${given}`;
        })
        .sort(),
    ),
    `quantities ${[...quantitiesOf(law)].join(' ')}`,
    ...CHANGE_KINDS.map(
      (kind) => `changes ${kind} low ${tellRuling(admission(law, kind, 'low').ruling)}`,
    ),
    ...tellAdoption(law),
    ...SUMMED.flatMap((slot) => tellVoided(law, slot)),
  ];
  return lines.filter((line) => !line.endsWith(' silent') && !line.endsWith(' '));
}

const idsOf = (rules: Iterable<{ readonly id: string }>) =>
  [...rules].map(({ id }) => id).join(' ');

function tellRuling(ruling: Ruling): string {
  if (ruling.kind === 'silent') return 'silent';
  if (ruling.kind === 'conflict') return `undecided between ${idsOf(ruling.rules)}`;
  const yielding = ruling.yielding.map(
    ({ rule, under, test }) => `, ${rule.id} yields by ${test} of ${under.id}`,
  );
  const others = [...ruling.agreeing].filter((rule) => rule !== ruling.rule);
  return `${ruling.rule.id}${others.length > 0 ? ` with ${idsOf(others)}` : ''}${yielding.join('')}`;
}

/** What the kinds of change need, those that need the same together. */
function tellAdoption(law: Law): readonly string[] {
  const told = new Map<string, string[]>();
  for (const kind of CHANGE_KINDS.slice(0, 2)) {
    for (const tier of ['high', 'low']) {
      const { special, ...needed } = requirementFor(law, kind, tier);
      const line = `${tellDemand(needed)}${special ? `; specially ${tellDemand(special)}` : ''}`;
      told.set(line, [...(told.get(line) ?? []), `${kind} ${tier}`]);
    }
  }
  return [...told].map(([line, kinds]) => `adoption of ${kinds.join(', ')}: ${line}`);
}

function tellDemand({ ruling, requirements }: AdoptionDemand): string {
  const needs = requirements.map(({ rule, entry }) => ` ${rule.id} ${entry.needs.source}`);
  return `${needs.length > 0 ? `${needs.join(',')} by ` : ''}${tellRuling(ruling)}`;
}

function tellVoided(law: Law, slot: SummedSlot): readonly string[] {
  if (!law.suppliers.has(slot)) return [];
  const held = heldIn(law, slot, false).map(({ rule, part }) => `${rule.id} ${part}`);
  const rivals = hasRivals(law, slot) ? [`${slot} with rivals ${wordsOf(law, slot, true)}`] : [];
  return [`${slot} held: ${held.join(', ')} ${wordsOf(law, slot, false)}`.trim(), ...rivals];
}

function wordsOf(law: Law, slot: SummedSlot, rivals: boolean): string {
  const { lost, undecided }: Voided = voidedIn(law, slot, rivals);
  return [
    ...lost.map(
      (each) =>
        `- ${each.rule.id} loses ${each.slot} ${each.part} to ${each.to.id} by ${each.test} of ${each.under.id}`,
    ),
    ...undecided.map(({ rules, points }) => {
      const shown = [...points].map(([rule, parts]) => `${rule.id}: ${[...parts].join(', ')}`);
      return `- undecided between ${idsOf(rules)} (${shown.join('; ')})`;
    }),
  ].join(' ');
}
