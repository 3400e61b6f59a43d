/** Parses each source, and groups the records by game and ruleset. */
import type * as z from 'zod/mini';
import { fileFinding, parseRecordPath, type RecordPath } from '../../content/record-path.ts';
import type { Source } from '../../content/source.ts';
import { firstOf } from '../../diagnostics/at-most.ts';
import type { Finding, Path } from '../../diagnostics/finding.ts';
import { findUnseen } from '../../diagnostics/visible.ts';
import { getOrMake, once } from '../../helpers/once.ts';
import { findExcess } from '../../values/markdown-limits.ts';
import { isMapping } from '../../values/schema.ts';
import { withoutComments } from '../../values/without-comments.ts';
import { EVENTS, type WrittenEvents } from '../kinds/event.ts';
import { GAME, type GameHead } from '../kinds/game.ts';
import { JUDGMENT, type WrittenJudgment } from '../kinds/judgment.ts';
import { PROPOSAL, type WrittenProposal } from '../kinds/proposal.ts';
import type { FrontMatter, ReadyKind } from '../kinds/record-kind.ts';
import { CARD, RULESET, type RulesetHead, type WrittenCard } from '../kinds/ruleset.ts';
import { VOTE, type WrittenVote } from '../kinds/votes.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { type Extent, splitRecord } from '../yaml/record-parts.ts';
import { lostLetter, unseenFinding } from '../yaml/unseen.ts';
import type { YamlProblem } from '../yaml/yaml-document.ts';
import { parseShape, problemFinding } from './shape-findings.ts';

/** The records under `rulesets/<id>/` that could be read. */
export interface RulesetFolder {
  readonly id: string;
  readonly files: string[];
  readonly heads: RulesetHead[];
  readonly cards: WrittenCard[];
  readonly findings: Finding[];
}

/** The records under `games/<id>/` that could be read. */
export interface GameFolder {
  readonly id: string;
  readonly files: string[];
  readonly heads: GameHead[];
  readonly proposals: WrittenProposal[];
  readonly votes: WrittenVote[];
  readonly judgments: WrittenJudgment[];
  readonly events: WrittenEvents[];
  readonly findings: Finding[];
}

/** Sorts the sources by file name. `misplaced`: one finding for each name that no record can have. */
export function parseFolders(sources: readonly Source[]) {
  const rulesets = new Map<string, RulesetFolder>();
  const games = new Map<string, GameFolder>();
  const misplaced: Finding[] = [];
  for (const source of sources.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
    const parsed = parseRecordPath(source.file);
    if (!parsed.ok) misplaced.push(fileFinding(source.file, parsed));
    else if ('ruleset' in parsed.path) parseIntoRuleset(rulesets, source, parsed.path);
    else parseIntoGame(games, source, parsed.path);
  }
  return { rulesets, games, misplaced };
}

/**
 * Parses each source only once, although many libraries may have it. A draft is checked again and again
 * with the same archive.
 */
const parser = <Shape extends z.ZodMiniObject, Record>(kind: ReadyKind<Shape, Record>) =>
  once((source: Source, name: string) => parseRecord(kind, source, name));

const rulesetOf = parser(RULESET);
const cardOf = parser(CARD);
const gameOf = parser(GAME);
const proposalOf = parser(PROPOSAL);
const judgmentOf = parser(JUDGMENT);
const eventsOf = parser(EVENTS);
const voteOf = parser(VOTE);

function parseIntoRuleset(
  folders: Map<string, RulesetFolder>,
  source: Source,
  { kind, ruleset: id }: Extract<RecordPath, { ruleset: string }>,
): void {
  const into = getOrMake(folders, id, () => {
    return { id, files: [], heads: [], cards: [], findings: [] };
  });
  into.files.push(source.file);
  if (kind === 'ruleset') collect(rulesetOf(source, id), into.heads, into);
  else collect(cardOf(source, id), into.cards, into);
}

function parseIntoGame(
  folders: Map<string, GameFolder>,
  source: Source,
  path: Extract<RecordPath, { game: string }>,
): void {
  const { kind, game: id } = path;
  const into = getOrMake(folders, id, () => {
    const records = { heads: [], proposals: [], votes: [], judgments: [], events: [] };
    return { id, files: [], ...records, findings: [] };
  });
  into.files.push(source.file);
  if (kind === 'game') collect(gameOf(source, id), into.heads, into);
  else if (kind === 'proposals') collect(proposalOf(source, path.name), into.proposals, into);
  else if (kind === 'votes') collect(voteOf(source, path.name), into.votes, into);
  else if (kind === 'judgments') collect(judgmentOf(source, path.name), into.judgments, into);
  else collect(eventsOf(source, path.name), into.events, into);
}

function collect<Record>(
  parsed: ParsedRecord<Record>,
  records: Record[],
  into: { findings: Finding[] },
) {
  if (parsed.record !== undefined) records.push(parsed.record);
  into.findings.push(...parsed.findings);
}

/**
 * Selects the sources of games and of their Initial Sets. If a game does not name its ruleset, selects
 * all sources, so that every fault is found.
 */
export function sourcesOfGames(
  sources: readonly Source[],
  games: readonly string[],
): readonly Source[] {
  const folders: string[] = [];
  for (const id of games) {
    const head = sources.find(({ file }) => file === `games/${id}/game.md`);
    const ruleset = head && gameOf(head, id).record?.ruleset;
    const folder = `rulesets/${ruleset}/`;
    if (ruleset === undefined || !sources.some(({ file }) => file.startsWith(folder)))
      return sources;
    folders.push(`games/${id}/`, folder);
  }
  return sources.filter(({ file }) => folders.some((folder) => file.startsWith(folder)));
}

export interface ParsedRecord<Record> {
  /** `undefined` if the record is malformed. */
  readonly record: Record | undefined;
  readonly findings: readonly Finding[];
}

/** Parses one record, and finds every fault in this record alone. `name` is its file's or its folder's. */
export function parseRecord<Shape extends z.ZodMiniObject, Record>(
  { schema, checkBody, read }: ReadyKind<Shape, Record>,
  source: Source,
  name: string,
): ParsedRecord<Record> {
  const { front: written, findings: found, reported } = readFrontMatter(source);
  const findings = [...unseenFinding(source), ...found];
  if (!written) return { record: undefined, findings };
  const front = { ...written, body: withoutComments(written.body) };
  const { file } = source;
  const shaped = parseShape(schema, front.data, file);
  const known = new Set(reported.map((path) => JSON.stringify(path)));
  // A finding on the key with an invisible character names the character already.
  const hasOddKey = shaped.findings.some(
    ({ at }) => 'path' in at && findUnseen(String(at.path.at(-1))).length > 0,
  );
  const all = [
    ...findings.filter(({ code }) => code !== 'format/character' || !hasOddKey),
    ...shaped.findings.filter(({ at }) => !('path' in at && known.has(JSON.stringify(at.path)))),
    ...(checkBody?.(front) ?? []).map((problem): Finding => {
      const at = { file, body: [0, written.body.length] } as const;
      return { ...problemFinding(file, [], problem), at };
    }),
  ];
  const excess = findExcess(written.body);
  if (excess) {
    const { at: body, message, help } = excess;
    all.push({ code: 'format/markdown', severity: 'error', at: { file, body }, message, help });
  }
  if (all.length > 0 || shaped.value === undefined) return { record: undefined, findings: all };
  return { record: read(shaped.value, { file, name, ...front }), findings: lostLetter(source) };
}

interface FrontMatterResult {
  /** `undefined` if nothing could be read. */
  readonly front: FrontMatter | undefined;
  readonly findings: readonly Finding[];
  /** Paths of values whose faults are already reported. */
  readonly reported: readonly Path[];
}

/** Splits a record and reads its front matter. Nothing in a record is ever run. */
function readFrontMatter({ file, text }: Source): FrontMatterResult {
  const conflict = findConflict(text);
  if (conflict) {
    const message = 'Git has left two versions of this record here, one after the other.';
    const at = { file, range: conflict };
    return unreadable({ code: 'format/conflict', severity: 'error', at, message });
  }
  const parted = splitRecord(text, readYaml);
  if (!parted.ok) {
    const { message, help, at } = parted;
    return unreadable({ ...yamlError(file, at), message, help });
  }
  const { matter, body } = parted.parts;
  const { data, problems } = parted.read;
  const findings = firstOf(problems, (each) => toFinding(each, file, matter[0]));
  if (!isMapping(data)) {
    if (findings.length > 0) return { front: undefined, findings, reported: [] };
    const message = 'The front matter records nothing: it should be keys with values.';
    // An empty front matter has no place, so the finding is at the line that opens it.
    const at = text.slice(...matter).trim() === '' ? ([0, matter[0]] as const) : matter;
    return unreadable({ ...yamlError(file, at), message });
  }
  const reported = problems.flatMap(({ path }) => (path ? [path] : []));
  const noted = [...findings, ...secondRecord(file, find(text, SECOND, body[0]))];
  return { front: { data, body: text.slice(...body) }, findings: noted, reported };
}

/** Notes what looks like a second record. It may be words. */
function secondRecord(file: string, range: Extent | undefined): readonly Finding[] {
  if (!range) return [];
  const message = 'A second record seems to begin here, but a file has one.';
  const help = 'Move it to a file of its own.';
  return [{ code: 'implausible', severity: 'note', at: { file, range }, message, help }];
}

function unreadable(finding: Finding): FrontMatterResult {
  return { front: undefined, findings: [finding], reported: [] };
}

function toFinding(problem: YamlProblem, file: string, start: number): Finding {
  const { code, message, help, at, first } = problem;
  const shifted = ([from, to]: Extent): Extent => [from + start, to + start];
  const related = first && [{ message: 'It was here first.', at: { file, range: shifted(first) } }];
  return { code, severity: 'error', at: { file, range: shifted(at) }, message, help, related };
}

function yamlError(file: string, range: Extent) {
  return { code: 'format/yaml', severity: 'error', at: { file, range } } as const;
}

/** The front matter of another record, as of two that somebody put into one file. */
const SECOND = /^---\n(?:proposal|judgment|rule|events):.*$(?=\n(?:.*\n)*?---$)/m;

const BEGINS = /^<{7}(?: .*)?$/m;
const DIVIDES = /^={7}$/m;
const ENDS = /^>{7}(?: .*)?$/m;

/**
 * Finds the first conflict that git left in a text. One line of seven signs may underline a heading, so
 * all three lines have to be there, in their order.
 */
export function findConflict(text: string): Extent | undefined {
  const begins = find(text, BEGINS, 0);
  const divides = begins && find(text, DIVIDES, begins[1]);
  const ends = divides && find(text, ENDS, divides[1]);
  return begins && ends && [begins[0], ends[1]];
}

function find(text: string, line: RegExp, from: number): Extent | undefined {
  const found = line.exec(text.slice(from));
  return found ? [from + found.index, from + found.index + found[0].length] : undefined;
}
