/**
 * Writes a made-up game as large as the oldest there are: decades of an assembly with its courts. Its
 * words are as many and as unevenly frequent as those of a language, since the size of a search index
 * depends on both.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom, type Random } from '../test/games/random.ts';

const SEED = 1993;
const FIRST_YEAR = 1993;
const LAST_YEAR = 2024;
const FIRST_NUMBER = 101;
const PLAYERS = 40;
const PROPOSALS = 1_700;
/** Rule-changes that are adopted: one version each. */
const ADOPTED = 279;
/** The share of those that change no rule among the proposals that make no version. */
const MOTIONS = 0.15;
const JUDGMENTS = 3_189;
const DAY = 86_400_000;

interface Assembly {
  readonly random: Random;
  readonly words: (count: number) => string;
  readonly files: Map<string, string>;
}

export interface WrittenAssembly {
  readonly judgments: number;
  readonly proposals: number;
  /** Some of its words, from common to rare. */
  readonly words: readonly string[];
}

export function writeAssembly(content: string): WrittenAssembly {
  const random = createRandom(SEED);
  const game: Assembly = { random, words: speech(random), files: new Map() };
  writeRules(game);
  writeGameFile(game);
  writeProposals(game);
  writeJudgments(game);
  for (const [file, text] of game.files) {
    const path = join(content, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { judgments: JUDGMENTS, proposals: PROPOSALS, words: someWords(game) };
}

/** The commonest, the rarest, and some between, of those that are no common words of English. */
function someWords({ files }: Assembly): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of files.values()) {
    const body = text.slice(text.indexOf('\n---\n') + 5);
    for (const word of body.toLowerCase().match(/[a-z]+/g) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const own = [...counts].filter(([word]) => !COMMON.includes(word));
  const sorted = own.sort(([, a], [, b]) => b - a).map(([word]) => word);
  const places = [0, 0.001, 0.01, 0.1, 1];
  return places.flatMap((place) => sorted[Math.floor(place * (sorted.length - 1))] ?? []);
}

const IDS = Array.from({ length: PLAYERS }, (_, i) => `p${i + 1}`);
const RULES: readonly (readonly [title: string, mechanics: string])[] = [
  ['Precedence', 'precedence: [tier, lowest-number]'],
  ['Changes', 'changes: { rules: [enact, amend, repeal] }'],
  ['Numbers', `numbering: { first: ${FIRST_NUMBER}, changed-rule: keeps-its-own }`],
  ['Adoption', 'adoption: votes.for > votes.against'],
  ['Reward', 'awards: [{ on: adopted, to: proposer, points: 10 }]'],
  ['Consolation', 'awards: [{ on: adopted, to: against, points: 2 }]'],
];

function writeRules({ files, words }: Assembly): void {
  put(files, 'rulesets/assembly/ruleset.md', {
    title: 'Assembly',
    author: 'A script',
    source: 'Made up',
    tiers: '\n  - { id: rules, title: Rules }',
  });
  RULES.forEach(([title, mechanics], i) => {
    const front = { rule: i + 1, title, tier: 'rules', mechanics: `\n  ${mechanics}` };
    put(files, `rulesets/assembly/${i + 1}.md`, front, words(30));
  });
}

function writeGameFile({ files, random }: Assembly): void {
  const name = () => `${capital(coin(random, 2))} ${capital(coin(random, 3))}`;
  put(files, 'games/assembly/game.md', {
    title: 'The Long Assembly',
    ruleset: 'assembly',
    medium: 'mail',
    started: `${FIRST_YEAR}-01-01`,
    players: IDS.map((id) => `\n  ${id}: { name: ${name()} }`).join(''),
  });
}

function writeProposals(game: Assembly): void {
  const { files, random, words } = game;
  const adopted = new Set(
    random.shuffle(Array.from({ length: PROPOSALS }, (_, i) => i)).slice(0, ADOPTED),
  );
  const rules: { readonly number: number; readonly since: number }[] = [];
  moments(random, PROPOSALS).forEach((closed, i) => {
    const number = FIRST_NUMBER + i;
    const isMotion = !adopted.has(i) && random.chance(MOTIONS);
    const isAdopted = adopted.has(i) || (isMotion && random.chance(0.7));
    const carried = random.shuffle(IDS).slice(0, 5 + random.below(20));
    const most = Math.ceil((carried.length * (isAdopted ? 3 : 2)) / 4);
    const cast = [carried.slice(0, most), carried.slice(most)] as const;
    const [aye, nay] = isAdopted || most * 2 <= carried.length ? cast : [cast[1], cast[0]];
    const standing = rules.filter(({ since }) => since < closed - 7 * DAY);
    const amends = !isMotion && standing.length > 0 && random.chance(0.45);
    const target = amends ? random.pick(standing).number : undefined;
    const enact = { enact: `{ title: ${capital(words(3))} ${number} }` };
    const asks = target === undefined ? enact : { amend: target, mechanics: 'keep' };
    put(
      files,
      `games/assembly/proposals/${number}.md`,
      {
        proposal: number,
        by: random.pick(IDS),
        proposed: day(closed - 7 * DAY),
        ...(isMotion ? motion(game) : asks),
        votes: `{ for: [${aye.join(', ')}], against: [${nay.join(', ')}] }`,
        closed: day(closed),
      },
      paragraphs(words, 1 + random.below(3)),
    );
    if (isAdopted && !isMotion && target === undefined) rules.push({ number, since: closed });
  });
}

/** A name, and what it does: often nothing. */
function motion({ random, words }: Assembly) {
  const act = random.pick([
    '[]',
    '[]',
    '[{ note: All rose. }]',
    `[{ points: { ${random.pick(IDS)}: 1 } }]`,
  ]);
  return { name: capital(words(4)), act };
}

const RULINGS = ['"TRUE"', '"FALSE"', 'IRRELEVANT', 'DISMISS', 'PARADOXICAL'];
const KINDS = ['inquiry', 'equity', 'criminal', 'Call for Judgement'];

function writeJudgments({ files, random, words }: Assembly): void {
  moments(random, JUDGMENTS).forEach((given, i) => {
    const [by = '', judge = ''] = random.shuffle(IDS);
    const rules = random.shuffle(RULES.map((_, at) => at + 1)).slice(0, random.below(4));
    put(
      files,
      `games/assembly/judgments/${i + 1}.md`,
      {
        judgment: i + 1,
        kind: random.pick(KINDS),
        question: `${capital(words(6 + random.below(14)))}.`,
        by,
        invoked: day(given - 10 * DAY),
        rules: `[${rules.join(', ')}]`,
        judge,
        ruling: random.pick(RULINGS),
        given: day(given),
      },
      paragraphs(words, 1 + random.below(6)),
    );
  });
}

/** Days in order, in uneven years: some see three times as much as others. */
function moments(random: Random, count: number): readonly number[] {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  const weighed = years.flatMap((year) => Array.from({ length: 1 + random.below(6) }, () => year));
  return Array.from({ length: count }, () => {
    const year = random.pick(weighed);
    return Date.UTC(year, 0, 20) + random.below(340) * DAY;
  }).sort((a, b) => a - b);
}

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

const COMMON = (
  'the of to and a in that is it be by not this for as any may or with which shall if was such has' +
  ' no player rule proposal judge so from have one vote must would players rules other than only'
).split(' ');
const RARE = 9_000;

/** Four words in ten are common ones; of the others the nth is about half as frequent as the n/2th. */
function speech(random: Random): (count: number) => string {
  const rare = Array.from({ length: RARE }, () => coin(random, 2 + random.below(3)));
  const word = () => {
    if (random.chance(0.4)) return random.pick(COMMON);
    const rank = Math.floor(Math.exp((random.below(10_000) / 10_000) * Math.log(RARE)));
    return rare[rank] ?? random.pick(rare);
  };
  return (count) => Array.from({ length: count }, word).join(' ');
}

const STARTS = ['b', 'c', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'pr', 'tr'];
const ENDS = ['a', 'e', 'i', 'o', 'u', 'an', 'er', 'in', 'on', 'al', 'ent', 'is'];

function coin(random: Random, syllables: number): string {
  return Array.from({ length: syllables }, () => `${random.pick(STARTS)}${random.pick(ENDS)}`).join(
    '',
  );
}

function paragraphs(words: Assembly['words'], count: number): string {
  return Array.from({ length: count }, () => `${capital(words(45))}.`).join('\n\n');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Front = Readonly<Record<string, string | number>>;

function put(files: Map<string, string>, path: string, front: Front, body = ''): void {
  const lines = Object.entries(front).map(
    ([key, value]) => `${key}:${String(value).startsWith('\n') ? '' : ' '}${value}`,
  );
  files.set(path, `---\n${lines.join('\n')}\n---\n${body === '' ? '' : `${body}\n`}`);
}
