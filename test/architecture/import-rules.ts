/** The allowed imports, each rule with its reason. The pipeline flows one way. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The folders of each part, here called rooms, the lowest first. `.` stands for the files that lie
 * directly in the part. Where `.` is not listed, these files are above all rooms, except files of types.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  diagnostics: ['.', 'reporters'],
  law: ['formula', 'mechanics', 'readings', 'sentences', 'schema', 'in-force'],
  engine: [
    ...['results', 'timeline', 'words', 'state', 'decisions', 'effects', 'holdings', 'turns'],
    ...['amendments', 'votes', 'legality', 'winning', 'suppose', 'otherwise', 'moves'],
  ],
  'engine/moves': ['events', '.'],
  records: ['yaml', 'locate', 'kinds', 'lookup', 'parse', 'assemble', 'differences'],
  'records/assemble': ['checks'],
  archive: ['redline', 'lookup', 'words', 'json', 'rule-history', 'exports', 'page-models'],
  'archive/words': ['.', 'phrases'],
  'archive/page-models': ['.', 'charts', 'judgments', 'proposals', 'rules', 'game', 'library'],
  'record-edits': ['insert', 'plans', 'say'],
  import: ['document', 'markup', 'sections', 'document-formats'],
  inbox: ['text', 'formats', 'language', 'take'],
  cli: [
    ...['usage', 'command-line', 'base-revision', 'status', 'show', 'preview', 'record-edits'],
    ...['inbox', 'commands'],
  ],
  site: ['data', '.', 'render', 'client', 'components', 'layouts', 'views', 'pages'],
  'site/client': ['basics', 'walk', 'editor', 'desk', 'board'],
  'site/render': ['markdown', 'html', 'cards', 'files'],
};

/** Files of types lie in no room, and every room of their part may import them. */
const TYPES = '[a-z-]*types\\.ts$';

/** `src/engine/votes/`; for `.` the files that lie in no room. */
const inRoom = (part: string, room: string) =>
  room === '.' ? `^src/${part}/[^/]+$` : `^src/${part}/${room}/`;

/**
 * The imports that a room may not have: the rooms above it, and the files in no room if those are above
 * it.
 */
function above(part: string, room: string): readonly string[] {
  const rooms = ROOMS[part] ?? [];
  const higher = rooms.slice(rooms.indexOf(room) + 1).map((each) => inRoom(part, each));
  return rooms.includes('.') ? higher : [...higher, `^src/${part}/(?!${TYPES})[^/]+$`];
}

/** `engine-votes-knows-none-above` */
export function roomRule(part: string, room: string): string {
  const name = `${part}/${room === '.' ? 'itself' : room}`;
  return `${name.replaceAll('/', '-')}-knows-none-above`;
}

const ROOM_RULES = Object.entries(ROOMS).flatMap(([part, rooms]) =>
  rooms
    .filter((room) => above(part, room).length > 0)
    .map((room) => ({
      name: roomRule(part, room),
      comment: `The rooms of ${part}/ are ${rooms.join(', ')}, and each knows only those named before it.`,
      from: { path: inRoom(part, room) },
      to: { path: [...above(part, room)] },
    })),
);

const BASE = 'values/ helpers/ diagnostics/';

/** Each part with the reason for its bounds, and the beginnings of the paths that it may import. */
export const KNOWS: Readonly<Record<string, readonly [why: string, others: string]>> = {
  diagnostics: ['A finding is plain data: whoever finds a fault can make one.', ''],
  content: ['Reading files is one thing and understanding them another.', 'diagnostics/'],
  helpers: ['What they do is the same for words, tables and numbers of any kind.', ''],
  values: [
    'Ids, dates, numbers and the schemas of single values: the law needs them, and records do.',
    'helpers/ content/names\\.ts$ diagnostics/',
  ],
  law: ['Mechanics are read and weighed the same in every game.', BASE],
  records: [
    'Records are what was written, before any law is applied. Of the law they know only how mechanics are written down, which tiers these name, and which readings there are.',
    `${BASE} content/ law/(mechanics|schema|readings|sentences)/`,
  ],
  engine: [
    'It is handed records and hands back results; where either is kept is not its task.',
    `${BASE} law/ records/`,
  ],
  archive: [
    'Page models are made from what replays computed, and from what two of them differ in, not by computing it again; what is a vote in words is said in the inbox.',
    `${BASE} engine/results/ engine/words/ engine/suppose/games\\.ts$ law/ records/ inbox/language/ballots\\.ts$`,
  ],
  import: [
    'It turns a document into cards; reading and writing files is for the command.',
    `${BASE} law/ records/ content/names\\.ts$`,
  ],
  inbox: [
    'Messages are understood from what they say and from what the game has stated; who hands them in, and what becomes of the records, is for the command.',
    `${BASE} records/kinds/ records/yaml/`,
  ],
  'record-edits': [
    'Here it is said what a record should be and what it did; reading, replaying and writing are for the command.',
    `${BASE} archive/ engine/results/ law/mechanics/ law/sentences/ records/ content/names\\.ts$`,
  ],
};

/** `law-knows-only-some` */
export const partRule = (part: string) => `${part}-knows-only-some`;

const PART_RULES = Object.entries(KNOWS).map(([part, [comment, others]]) => ({
  name: partRule(part),
  comment,
  from: { path: `^src/${part}/` },
  to: {
    path: '^src/',
    pathNot: [part, ...others.split(' ')].filter(Boolean).map((path) => `^src/${path}`),
  },
}));

const PURE =
  'diagnostics|helpers|values|records|law|engine|archive|import|inbox|record-edits|try-out';

/** Imports that are forbidden to some files, each with the reason. */
const FORBIDDEN: readonly (readonly [name: string, comment: string, from: string, to: string])[] = [
  [
    'site-and-cli-apart',
    'They show the same archive in two ways; neither is built upon the other.',
    'site/',
    '^src/(cli|build)/',
  ],
  [
    'cli-and-site-apart',
    'The command has to start in a moment, without any of what renders pages.',
    'cli/',
    '^src/site/|^node_modules/(astro|@astrojs|vite)/',
  ],
  [
    'build-knows-no-command',
    'A build reports what it did, and the command says it. Of the pages it knows nothing.',
    'build/',
    '^src/(cli/|site/(?!data/))',
  ],
  [
    'try-out-works-anywhere',
    'Moves are tried and readings supposed in the command, in a build and in the reader’s browser, which has no folders.',
    '(try-out/|pipeline\\.ts$)',
    '^src/(read-library\\.ts|site/|build/|cli/|content/(?!(source|record-path)\\.ts$))',
  ],
  [
    'nobody-imports-the-top',
    'The pipeline puts the parts together; a part that knew it would know all the others.',
    '(diagnostics|content|values|records|law|engine|archive|inbox|record-edits)/',
    '^src/(pipeline\\.ts|read-library\\.ts|try-out/|site/|build/|cli/)',
  ],
];

export const IMPORT_RULES: readonly IForbiddenRuleType[] = [
  ...ROOM_RULES,
  ...PART_RULES,
  ...FORBIDDEN.map(([name, comment, from, to]) => ({
    name,
    comment,
    from: { path: `^src/${from}` },
    to: { path: to },
  })),
  {
    name: 'pure-parts-touch-no-machine',
    comment: 'The same content gives the same bytes anywhere, with nothing from the machine.',
    from: { path: `^src/(${PURE})/` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'one-reader-of-files',
    comment:
      'Content is hostile: there is one door for it, and that one is watched. The lettering of cards reads a font, one page the licences of packages, and others the examples of findings. A build writes the site.',
    from: {
      path: '^src/',
      pathNot:
        '^src/(content/|cli/|build/|site/(render/cards/game-card-svg|data/finding-examples|pages/licences\\.txt)\\.ts$)',
    },
    to: { path: '^(node:)?fs', dependencyTypes: ['core'] },
  },
  {
    name: 'no-circles',
    comment:
      'What goes round in a circle is one thing in several files; a type that two of them need has a file of its own.',
    from: { path: '^src/' },
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    comment: 'An import of ours that leads nowhere is not checked by any of the rules above.',
    from: {},
    to: { couldNotResolve: true, path: '^\\.' },
  },
];
