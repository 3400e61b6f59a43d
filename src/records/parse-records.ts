/** Parses all records of `content/`, joins them to games and rulesets, and checks them together. */
import type { Source } from '../content/source.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { type Assembly, assembleGame } from './assemble/assemble-game.ts';
import { indexOptions, type ReadingRegister } from './assemble/checks/check-readings.ts';
import { findDuplicates, withoutHead } from './assemble/checks/check-records.ts';
import { checkCardTiers } from './assemble/checks/check-tiers.ts';
import { parseFolders, type RulesetFolder } from './parse/parse-sources.ts';
import { problemFinding } from './parse/shape-findings.ts';
import type { Records, WrittenCard, WrittenRuleset } from './types.ts';

export interface ParsedRecords {
  readonly records: Records;
  readonly findings: readonly Finding[];
}

/**
 * Finds every fault that does not depend on a law. The sources may be in any order. `unread` has findings
 * for files that could not be read: they make their game or ruleset malformed.
 */
export function parseRecords(
  sources: readonly Source[],
  register: ReadingRegister,
  unread: readonly Finding[] = [],
): ParsedRecords {
  const folders = parseFolders(sources);
  const rulesets = mapValues(folders.rulesets, assembleRuleset);
  const around = {
    rulesetIds: [...rulesets.keys()],
    rulesets: wholes(rulesets),
    readings: indexOptions(register),
  };
  const games = mapValues(folders.games, (folder) => assembleGame(folder, around));
  const findings = [
    ...folders.misplaced,
    ...[...rulesets.values()].flatMap(({ findings: own }) => own),
    ...[...games].flatMap(([game, { findings: own }]) => own.map((each) => ({ ...each, game }))),
  ];
  const faults = findings.filter(({ severity }) => severity === 'error');
  const malformed = {
    games: owners([...faults, ...unread], 'games'),
    rulesets: owners([...faults, ...unread], 'rulesets'),
  };
  return { records: { rulesets: around.rulesets, games: wholes(games), malformed }, findings };
}

/** The ids of the games or rulesets with these findings. */
function owners(findings: readonly Finding[], top: 'games' | 'rulesets'): ReadonlySet<string> {
  const ids = findings.map(({ at }) => at.file.split('/')).filter(([first]) => first === top);
  return new Set(
    ids.flatMap(([, id, ...rest]) => (id !== undefined && rest.length > 0 ? [id] : [])),
  );
}

function wholes<Whole>(all: ReadonlyMap<string, Assembly<Whole>>): ReadonlyMap<string, Whole> {
  const map = new Map<string, Whole>();
  for (const [id, { whole }] of all) if (whole !== undefined) map.set(id, whole);
  return map;
}

function mapValues<From, To>(from: ReadonlyMap<string, From>, make: (value: From) => To) {
  return new Map([...from].map(([id, value]): [string, To] => [id, make(value)]));
}

function assembleRuleset(folder: RulesetFolder): Assembly<WrittenRuleset> {
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

/** The name of a card's file is the number of its rule. */
function misnamed({ file, number }: WrittenCard): readonly Finding[] {
  const name = file.split('/').at(-1);
  if (name === `${number}.md`) return [];
  const message = `The card says that it is Rule ${number}, but its file is named ${name}.`;
  const help = `Name the file ${number}.md, or correct the number.`;
  return [problemFinding(file, ['rule'], { code: 'format/file', message, help })];
}
