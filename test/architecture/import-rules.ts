/** Who may import whom, each rule with its reason. The pipeline flows one way. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const from = (path: string) => ({ path: `^src/${path}` });
const others = (...allowed: readonly string[]) => ({
  path: '^src/',
  pathNot: allowed.map((path) => `^src/${path}`),
});

/**
 * The folders of each part, here called rooms, the lowest first; `.` stands for the files that lie
 * directly in the part. Where `.` is not listed, these files are above all rooms, except files of types.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  diagnostics: ['.', 'reporters'],
  law: ['formula', 'mechanics', 'readings', 'sentences', 'schema', 'in-force'],
  engine: [
    'results',
    'timeline',
    'state',
    'words',
    'decisions',
    'holdings',
    'turns',
    'amendments',
    'votes',
    'legality',
    'winning',
    'otherwise',
    'moves',
  ],
  'engine/moves': ['events', '.'],
  records: ['yaml', 'locate', 'kinds', 'lookup', 'parse', 'assemble'],
  'records/assemble': ['checks'],
  archive: ['redline', 'lookup', 'words', 'json', 'rule-history', 'exports', 'page-models'],
  'archive/words': ['.', 'phrases'],
  'archive/page-models': ['.', 'charts', 'judgments', 'proposals', 'rules', 'game', 'library'],
  'record-edits': ['insert', 'plans', 'say'],
  import: ['document', 'markup', 'sections', 'document-formats'],
  inbox: ['text', 'formats', 'language', 'take'],
  cli: [
    'usage',
    'command-line',
    'base-revision',
    'status',
    'show',
    'preview',
    'record-edits',
    'inbox',
    'commands',
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

/** What a room may not import: the rooms above it, and the files in no room where those are above it. */
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

export const IMPORT_RULES: readonly IForbiddenRuleType[] = [
  ...ROOM_RULES,
  {
    name: 'diagnostics-know-nobody',
    comment:
      'A finding is plain data: whoever finds a fault can make one, and nothing comes with it.',
    from: from('diagnostics/'),
    to: others('diagnostics/'),
  },
  {
    name: 'content-reads-only',
    comment: 'Reading files is one thing and understanding them another.',
    from: from('content/'),
    to: others('content/', 'diagnostics/'),
  },
  {
    name: 'helpers-know-nobody',
    comment: 'What they do is the same for words, tables and numbers of any kind.',
    from: from('helpers/'),
    to: others('helpers/'),
  },
  {
    name: 'values-know-neither-law-nor-records',
    comment:
      'Ids, dates, numbers and the schemas of single values: the law needs them, and records do.',
    from: from('values/'),
    to: others('values/', 'helpers/', 'content/names\\.ts$', 'diagnostics/'),
  },
  {
    name: 'law-knows-no-records',
    comment: 'Mechanics are read and weighed the same in every game.',
    from: from('law/'),
    to: others('law/', 'values/', 'helpers/', 'diagnostics/'),
  },
  {
    name: 'records-before-law',
    comment:
      'Records are what was written, before any law is applied. Of the law they know only how mechanics are written down, which tiers these name, and which readings there are.',
    from: from('records/'),
    to: others(
      'records/',
      'values/',
      'helpers/',
      'content/',
      'diagnostics/',
      'law/(mechanics|schema|readings|sentences)/',
    ),
  },
  {
    name: 'engine-replays-only',
    comment:
      'The engine is handed records and hands back results; where either is kept is not its task.',
    from: from('engine/'),
    to: others('engine/', 'law/', 'records/', 'values/', 'helpers/', 'diagnostics/'),
  },
  {
    name: 'archive-describes-only',
    comment: 'Page models are made from what the replay computed, not by computing it again.',
    from: from('archive/'),
    to: others(
      'archive/',
      'engine/results/',
      'engine/words/',
      'law/',
      'records/',
      'values/',
      'helpers/',
      'diagnostics/',
    ),
  },
  {
    name: 'import-plans-only',
    comment:
      'The importer turns a document into cards; reading and writing files is for the command.',
    from: from('import/'),
    to: others(
      'import/',
      'records/',
      'values/',
      'helpers/',
      'law/',
      'diagnostics/',
      'content/names\\.ts$',
    ),
  },
  {
    name: 'inbox-knows-no-game',
    comment:
      'Messages are understood from what they say and from what the game has stated; who hands them in, and what becomes of the records, is for the command.',
    from: from('inbox/'),
    to: others('inbox/', 'records/kinds/', 'values/', 'helpers/', 'diagnostics/'),
  },
  {
    name: 'record-edits-are-planned-only',
    comment:
      'Here it is said what a record should be and what it did; reading, replaying and writing are for the command.',
    from: from('record-edits/'),
    to: others(
      'record-edits/',
      'archive/',
      'engine/results/',
      'records/',
      'values/',
      'helpers/',
      'content/names\\.ts$',
      'diagnostics/',
    ),
  },
  {
    name: 'site-and-cli-apart',
    comment: 'They show the same archive in two ways; neither is built upon the other.',
    from: from('site/'),
    to: { path: '^src/(cli|build)/' },
  },
  {
    name: 'cli-and-site-apart',
    comment: 'The command has to start in a moment, without any of what renders pages.',
    from: from('cli/'),
    to: { path: '^src/site/|^node_modules/(astro|@astrojs|vite)/' },
  },
  {
    name: 'build-knows-no-command',
    comment: 'A build reports what it did, and the command says it. Of the pages it knows nothing.',
    from: from('build/'),
    to: { path: '^src/(cli/|site/(?!data/))' },
  },
  {
    name: 'try-out-works-anywhere',
    comment:
      'Moves are tried and readings supposed in the command, in a build and in the reader’s browser, which has no folders.',
    from: from('(try-out/|pipeline\\.ts$)'),
    to: { path: '^src/(read-library\\.ts|site/|build/|cli/|content/(?!(source|place)\\.ts$))' },
  },
  {
    name: 'nobody-imports-the-top',
    comment: 'The pipeline puts the parts together; a part that knew it would know all the others.',
    from: from('(diagnostics|content|values|records|law|engine|archive|inbox|record-edits)/'),
    to: { path: '^src/(pipeline\\.ts|read-library\\.ts|try-out/|site/|build/|cli/)' },
  },
  {
    name: 'pure-parts-touch-no-machine',
    comment:
      'The same content gives the same bytes anywhere, so these take nothing from the machine.',
    from: from(
      '(diagnostics|helpers|values|records|law|engine|archive|import|inbox|record-edits|try-out)/',
    ),
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'one-reader-of-files',
    comment:
      'Content is hostile: there is one door for it, and that one is watched. The lettering of cards reads a font, the key of a page the sources, one page the licences of packages, and others the examples of findings. A build writes the site.',
    from: {
      path: '^src/',
      pathNot:
        '^src/(content/|cli/|build/|site/(render/cards/game-card-svg|data/(keyed-path|finding-examples)|pages/licences\\.txt)\\.ts$)',
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
