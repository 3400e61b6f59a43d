/** Turns Zod's issues into findings. No other file knows Zod's issues. */
import type * as z from 'zod/mini';
import { whyNotAllowed } from '../../content/names.ts';
import { firstOf, MAX_REPORTED, withMore } from '../../diagnostics/at-most.ts';
import type { Finding, Path } from '../../diagnostics/finding.ts';
import { codePointOf, findUnseen } from '../../diagnostics/visible.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { quote } from '../../helpers/words.ts';
import { PLAYERS } from '../../values/ids.ts';
import { suggestWord } from '../../values/key-synonyms.ts';
import { isMapping, type Problem, shown } from '../../values/schema.ts';
import { WAYS, type WayToVote } from '../kinds/votes.ts';

type Issue = z.core.$ZodIssue;

/** A fault at a path of the front matter, before it becomes a finding of a file. */
interface Fault extends Problem {
  readonly path: Path;
}

/** Parses front matter by its schema. The value is `undefined` if anything is wrong. */
export function parseShape<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
  file: string,
): { readonly value: z.output<Schema> | undefined; readonly findings: readonly Finding[] } {
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return { value: parsed.data, findings: [] };
  const faults = withoutConsequences(faultsIn(parsed.error.issues, []));
  const findings = firstOf(faults, (each) => problemFinding(file, each.path, each));
  return { value: undefined, findings };
}

export function problemFinding(file: string, path: Path, problem: Problem): Finding {
  const { code, part, span, help, unsaid, unread, named, more, got, expected } = problem;
  const at = { file, path, ...withoutUndefined({ part, span }) };
  const fault =
    got === undefined ? `is missing. It is ${expected}.` : `is ${got} and should be ${expected}.`;
  const message = problem.message ?? `${nameOf(path)} ${fault}`;
  return {
    code,
    severity: 'error',
    at,
    message,
    help: /[“”„]/.test(got ?? '') ? STRAIGHT : help,
    ...withoutUndefined({ unsaid, unread, named, more }),
  };
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The front matter';
  if (typeof last === 'string') return quote(last);
  const of = path.findLast((step) => typeof step === 'string');
  return of === undefined ? `Item ${last + 1}` : `Item ${last + 1} of ${quote(String(of))}`;
}

function faultsIn(issues: readonly Issue[], above: Path): readonly Fault[] {
  const found = issues.slice(0, MAX_REPORTED).flatMap((issue) => faultsOf(issue, above));
  const odd = found.find(({ message }) => message === ODD_VOTES);
  const faults = found.filter(
    (each) => each === odd || !odd?.path.every((step, i) => step === each.path[i]),
  );
  return withMore(faults, issues.length - MAX_REPORTED);
}

function faultsOf(issue: Issue, above: Path): readonly Fault[] {
  const path = [...above, ...issue.path.filter((step) => typeof step !== 'symbol')];
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue, JSON.parse(issue.message), path);
    case 'invalid_union':
      return faultsInBranch(issue, path);
    case 'invalid_key':
      return [badKey(path, issue.message)];
    case 'custom': {
      const inner = within(issue);
      return inner ? faultsIn(inner, path) : [{ ...problemOf(issue), path }];
    }
    default:
      return [misfit(issue, issue.message, path)];
  }
}

/**
 * Uses the branch of a union for this kind of value. If there is none, tells the expectations of all
 * branches.
 */
function faultsInBranch(issue: z.core.$ZodIssueInvalidUnion, path: Path): readonly Fault[] {
  const withPart = (part: 'unread' | 'named') =>
    issue.errors.find((issues) =>
      issues.some((each) => each.code === 'custom' && problemOf(each)[part] !== undefined),
    );
  const branch =
    withPart('unread') ??
    issue.errors.find((issues) => !issues.some(isOfAnotherKind)) ??
    // The record has a name instead of a player's id, so the message can suggest the id.
    withPart('named');
  if (branch) return faultsIn(branch, path);
  const expected = issue.errors.flatMap(([first]) => (first && expectedBy(first)) ?? []);
  const [form] = issue.errors.flatMap(([first]) => (first && formOf(first)) ?? []);
  return [misfit(issue, expected.join(', or '), path, form)];
}

function isOfAnotherKind(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code !== 'custom') return issue.code === 'invalid_type';
  return (
    within(issue)?.some(isOfAnotherKind) ?? (problemOf(issue).kind || issue.input === undefined)
  );
}

function expectedBy(issue: Issue): string | undefined {
  if (issue.code !== 'custom') return issue.message;
  const [inner] = within(issue) ?? [];
  return inner ? expectedBy(inner) : problemOf(issue).expected;
}

/** Returns the issues of a value that was parsed separately. */
function within(issue: z.core.$ZodIssueCustom): readonly Issue[] | undefined {
  return issue.params?.within;
}

/** `leaf` and `checked` leave a problem in the issue. */
function problemOf(issue: z.core.$ZodIssueCustom): Problem {
  return { code: 'format/type', ...issue.params };
}

type Form = 'list' | 'mapping';

function formOf(issue: Issue): Form | undefined {
  if (issue.code === 'custom') {
    const [inner] = within(issue) ?? [];
    return inner && formOf(inner);
  }
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array' ? 'list' : 'mapping';
}

function misfit(issue: Issue, expected: string, path: Path, form = formOf(issue)): Fault {
  const { input } = issue;
  if (input === undefined) return { code: 'format/missing', expected, path };
  const votes = expected.startsWith(`${VOTES}, as a mapping`) ? votesMeant(input) : undefined;
  if (votes !== undefined) return oddVotes(votes, path);
  return {
    code: 'format/type',
    got: shown(input),
    expected,
    path,
    help: form && formHelp(input, form, expected),
  };
}

/** An example has no more keys than these. */
const MOST_LISTED = 3;

/** Shows how to write a list or a mapping to people who do not know YAML. */
function formHelp(input: unknown, form: Form, expected: string): string {
  if (form === 'list' && typeof input === 'number' && expected.includes('`tally`'))
    return `Write all of them so: \`votes: { tally: { for: 3, against: 0 } }\`.`;
  if (form === 'list' && input === null)
    return 'Write each item below it, after a hyphen. A list without items is `[]`.';
  if (form === 'list') {
    const isWords = typeof input === 'string' && /^[^[\](){},:]+$/.test(input);
    const items = isWords ? input.trim().split(/\s+/).join(', ') : 'a, b';
    return `A list is in square brackets: \`[${items}]\`.`;
  }
  if (input === true && expected.startsWith('a new rule'))
    return 'Write `{}`: each key may be left out.';
  const isName = typeof input === 'string' && expected.includes('keys of `name`');
  if (isName) return `Write the name as one of its keys: \`{ name: ${JSON.stringify(input)} }\`.`;
  if (typeof input === 'string' && expected.startsWith('a correction,'))
    return `Write its day as well: \`{ on: 2026-03-05, why: ${JSON.stringify(input)} }\`, for instance.`;
  const isOpen = Array.isArray(input) && !expected.includes('keys of');
  const listed: readonly unknown[] = isOpen ? input.slice(0, MOST_LISTED) : [];
  const [, key, value] = (typeof input === 'string' && /^([\w-]+)=([\w-]+)$/.exec(input)) || [];
  const pairs = listed.every((each) => typeof each === 'string') ? listed : [];
  // Players are the mapping that people most often write as a list.
  const each = expected.includes('players') ? '{ name: … }' : '…';
  const like = key ? `${key}: ${value}` : pairs.map((one) => `${one}: ${each}`).join(', ');
  return `A mapping is in braces, \`{ ${like || 'key: value'} }\`, or in lines that are indented; an empty one is \`{}\`.`;
}

function unknownKeys(
  { keys: unknown, input }: z.core.$ZodIssueUnrecognizedKeys,
  { what, keys }: { readonly what: string; readonly keys: readonly string[] },
  path: Path,
): readonly Fault[] {
  const votes = what === VOTES ? votesMeant(input) : undefined;
  if (votes !== undefined) return [oddVotes(votes, path)];
  return firstOf(unknown, (key): Fault => {
    const odd = oddSpace(key);
    if (odd !== undefined) return { ...odd, path: [...path, key] };
    // In braces, YAML reads a key and a value without a blank after the colon as one word.
    const near = keys.find((known) => key.startsWith(`${known}:`)) ?? suggestWord(key, keys);
    const isTooDeep = path.length > 0 && near === undefined && OF_PROPOSALS.has(key);
    const help = isTooDeep ? OUTSIDE : keyHelp(key, near, keys);
    const message = `${quote(key)} is not a key of ${what}.`;
    const instead = near === undefined ? {} : { keys: [near] };
    return { code: 'format/key', part: 'key', path: [...path, key], message, help, ...instead };
  });
}

/** Reports a key with an invisible character, or with one that only looks like a space. */
function oddSpace(key: string): Problem | undefined {
  const odd = [...key].find((each) => each !== ' ' && (/\s/.test(each) || isUnseen(each)));
  if (odd === undefined) return undefined;
  const bare = [...key].filter((each) => !/\s/.test(each) && !isUnseen(each)).join('');
  const where = key.startsWith(odd) ? 'before it' : key.endsWith(odd) ? 'behind it' : 'within it';
  const looks = isUnseen(odd) ? 'that nobody can see' : 'that looks like a space but is not one';
  const message = `The key ${quote(bare)} has a character ${where} ${looks}: ${codePointOf(odd)}.`;
  const help = `Remove that character, so that the line begins \`${bare}:\`. A page or document from which it was copied may have had it.`;
  const code = isUnseen(odd) ? 'format/character' : 'format/key';
  return { code, part: 'key', message, help, keys: [bare] };
}

function isUnseen(character: string): boolean {
  return findUnseen(character).length > 0;
}

/** The name of votes in their schema. */
const VOTES = 'votes';

const ODD_VOTES = 'Votes name those who voted for it and those who voted against it.';

/** Votes in a different form are one fault, however many there are. */
function oddVotes(meant: string, path: Path): Fault {
  return { code: 'format/type', path, message: ODD_VOTES, help: `Write ${meant}.` };
}

function keyHelp(key: string, near: string | undefined, keys: readonly string[]): string {
  if (/[“”„]/.test(key)) return STRAIGHT;
  if (near !== undefined && key.startsWith(`${near}:`)) {
    return `A space is missing after the colon: \`${near}: …\`.`;
  }
  const outer = WITHIN.get(key);
  if (outer !== undefined && keys.includes(outer)) {
    return `It belongs inside: \`${outer}: { ${key}: … }\`.`;
  }
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (key === 'text' || key === 'body') {
    return 'Write the text below the front matter, after the second line of dashes.';
  }
  return `The keys here: ${keys.join(', ')}.`;
}

/** People often indent these keys of a proposal below one of its other keys. */
const OF_PROPOSALS: ReadonlySet<string> = new Set([
  'votes',
  'closed',
  'withdrawn',
  'proposed',
  'outcome',
]);
const OUTSIDE = 'It is a key of the proposal: write it at the beginning of a line, without indent.';

const STRAIGHT = 'Use straight quotation marks, "…": YAML reads “…” as letters.';

/** People often write these keys one level too far out. The second word is the key around them. */
const WITHIN: ReadonlyMap<string, string> = new Map([
  ['for', 'votes'],
  ['against', 'votes'],
  ['abstain', 'votes'],
  ['tally', 'votes'],
  ['tier', 'enact'],
  ['to', 'transmute'],
]);

function badKey(path: Path, expected: string): Fault {
  const key = String(path.at(-1));
  const message = `${quote(key)} should be ${expected}.`;
  const help = whyNotAllowed('id', key);
  const named = expected === PLAYERS.expected && help === undefined ? { named: key } : {};
  return { code: 'format/key', part: 'key', path, message, help, ...named };
}

/** Leaves out missing keys that are mistyped, since the mistyped key is reported. */
function withoutConsequences(faults: readonly Fault[]): readonly Fault[] {
  const meant = new Set<string>();
  const reported = new Set(
    faults.flatMap(({ code, path }) => (code === 'format/type' ? [pathText(path)] : [])),
  );
  for (const { code, path, keys = [] } of faults) {
    if (code === 'format/missing') continue;
    for (const key of keys) meant.add(pathText([...path.slice(0, -1), key]));
  }
  return faults.filter(({ code, path, keys = [] }) => {
    if (code !== 'format/missing') return true;
    if (reported.has(pathText(path))) return false;
    const paths = [
      path,
      ...keys.flatMap((key) => [
        [...path, key],
        [...path.slice(0, -1), key],
      ]),
    ];
    return !paths.some((each) => meant.has(pathText(each)));
  });
}

function pathText(path: Path): string {
  return JSON.stringify(path);
}

const WORDS: Readonly<Record<WayToVote, readonly string[]>> = {
  for: ['for', 'yes', 'aye', 'yea', 'y', 'pro', 'true'],
  against: ['against', 'no', 'nay', 'n', 'con', 'false'],
  abstain: ['abstain', 'abstains', 'abstained', 'abstention'],
};
/** A message does not list more voters. */
const MOST = 12;

/**
 * Corrects `{ ada: yes }` and `[{ ada: yes }]` to `votes: { for: [ada] }`; also `{ for: ada, ben }`, which
 * YAML reads as a key `ben` without a value.
 */
export function votesMeant(written: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(written) ? written : [written];
  if (!parts.every(isMapping)) return undefined;
  const entries = parts.flatMap(Object.entries);
  const isTorn = entries.some(([, value]) => value === null);
  let last: WayToVote | undefined;
  const ways = entries.map(([key, value]) => {
    const named = isTorn && typeof value === 'string' ? wayOf(key) : undefined;
    last = named ?? last;
    return [named ? value : key, named ?? (value === null ? last : wayOf(value))] as const;
  });
  if (ways.length === 0 || ways.some(([, way]) => way === undefined)) return undefined;
  if (ways.length > MOST) return '`votes: { for: [a, b], against: [c] }`';
  const sides = [...Map.groupBy(ways, ([, way]) => way)].map(
    ([way, voters]) => `${way}: [${voters.map(([voter]) => voter).join(', ')}]`,
  );
  return `\`votes: { ${sides.join(', ')} }\``;
}

function wayOf(vote: unknown): WayToVote | undefined {
  if (typeof vote !== 'string' && typeof vote !== 'boolean') return undefined;
  const word = String(vote).toLowerCase();
  return WAYS.find((way) => WORDS[way].includes(word));
}
