/** The sample records and the sources they were taken from, for tests of the importer. */
import { readFileSync } from 'node:fs';
import { type ImportPlan, type ImportRequest, planImport } from '../../src/import/plan-import.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { readLibrary } from '../../src/read-library.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import type { Records, WrittenRuleset } from '../../src/records/types.ts';
import { toRulesetId } from '../../src/values/ids.ts';
import { SAMPLES } from '../samples.ts';

export const GNOMIC_TIERS = 'sacred:0,immutable:101-119,mutable:201-213';

export function readSource(name: string): string {
  return readFileSync(`test/fixtures/sources/${name}.txt`, 'utf8');
}

export function readArchive(): Records {
  const library = readLibrary(SAMPLES);
  if (!library.ok) throw new Error(library.message);
  return library.records;
}

export function rulesetOf({ rulesets }: Records, id: string): WrittenRuleset {
  const ruleset = rulesets.get(id);
  if (!ruleset) throw new Error(`There is no ruleset ${id}.`);
  return ruleset;
}

const BARE = { isHtml: false, id: toRulesetId('new'), head: {} };

export function plan(
  text: string,
  request: Partial<ImportRequest> = {},
  rulesets: readonly WrittenRuleset[] = [],
): ImportPlan {
  const planned = planImport({ text, ...BARE, ...request }, rulesets);
  if (!planned.ok) throw new Error(planned.lines.join('\n'));
  return planned.plan;
}

/** The message on lines from which nothing is imported. */
export function refusal(text: string, request: Partial<ImportRequest> = {}): string {
  const planned = planImport({ text, ...BARE, ...request }, []);
  if (planned.ok) throw new Error('It was imported.');
  return [...planned.lines, planned.tiers].join('\n').trim();
}

/** The planned files read back as records; nothing may be wrong with them. */
export function readBack({ files, ruleset }: ImportPlan): WrittenRuleset {
  const { records, findings } = parseRecords(files, READINGS);
  if (findings.length > 0) throw new Error(findings.map(({ message }) => message).join('\n'));
  return rulesetOf(records, ruleset.id);
}

/** A set's cards without their files and mechanics. */
export function wordsOf(ruleset: WrittenRuleset) {
  return ruleset.cards.map(({ number, title, tier, text }) => ({ number, title, tier, text }));
}
