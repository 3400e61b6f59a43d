/** Games that are begun at the board and opened in a browser, and moves in them. */
import { bundledRulesets } from '../../src/bundled-rulesets.ts';
import type { Source } from '../../src/content/source.ts';
import { readLibrary } from '../../src/read-library.ts';
import { beginGame, type GameWanted } from '../../src/try-out/begin-game.ts';
import { boardView } from '../../src/try-out/board-view.ts';
import type { DraftedChange, EventMove, MoveDraft } from '../../src/try-out/moves.ts';
import { type OpenGame, openGame, openWithWords } from '../../src/try-out/open-game.ts';
import { tryDraft } from '../../src/try-out/try-draft.ts';
import * as words from '../../src/try-out/words.ts';
import { SAMPLES } from '../samples.ts';

const bundled = bundledRulesets();
const read = readLibrary(SAMPLES);
if (!bundled.ok || !read.ok) throw new Error('The records cannot be read.');
/** Every Initial Set, and the sample games on some. */
export const [sets, samples] = [bundled, read];

export const begin = (wanted: Partial<GameWanted>) => {
  const usual = { title: 'Tea', ruleset: 'suber', players: ['Ada', 'Ben'], taken: [] };
  return beginGame({ ...usual, sources: sets.sources, on: '2026-03-02', ...wanted });
};

export function begun(wanted: Partial<GameWanted>) {
  const made = begin(wanted);
  if (!made.ok) throw new Error(made.lines.join(' '));
  return made;
}

type Given = Partial<Parameters<typeof openGame>[0]>;

export function opened(game: string, sources = samples.sources, more: Given = {}): OpenGame {
  const open = openGame({ game, sources, base: '/', isPublished: false, ...more });
  if (!open) throw new Error(`The records of ${game} cannot be read.`);
  return openWithWords(open, words);
}

/** A game of three in which moves are made, each a minute after the other. */
export function sit(ruleset = 'suber', players = ['Ada', 'Ben', 'Cyd']) {
  const { game, sources } = begun({ ruleset, players });
  let records: readonly Source[] = sources;
  let minute = 10;
  const open = () => opened(game, records);
  return {
    open,
    /** The codes of its faults, or why it is no move yet. */
    make: (move: MoveDraft): readonly string[] => {
      minute += 1;
      const { missing, file, text, faults } = tryDraft(open(), move, `2026-03-02T10:${minute}:00Z`);
      if (missing.length > 0) return missing;
      if (faults.length > 0) return faults.map(({ code }) => code);
      records = [...records.filter((record) => record.file !== file), { file, text }];
      return [];
    },
    view: (at = minute + 1) => boardView(open(), { on: `2026-03-02T10:${at}:00Z` }),
  };
}

export const change: DraftedChange = {
  kind: 'enact',
  ...{ rule: '', tier: '', title: '', text: 'Tea.', mechanics: '' },
};
export const propose = { kind: 'propose', by: 'ada', number: '', changes: [change] } as const;
export const ask = { kind: 'ask', by: 'ada', question: 'Is tea a rule?', rules: '' } as const;
const unsaid = { judge: '', reasons: '', settles: [] };
export const given = { kind: 'given', judgment: 1, ruling: 'No', ...unsaid } as const;
/** All of them are for it. */
export const vote = (number: number, ...voters: readonly string[]): MoveDraft => {
  return { kind: 'vote', number, ballots: voters.map((voter) => ({ voter, way: 'for' })) };
};
export const event = (said: Partial<EventMove> & Pick<EventMove, 'what'>): EventMove => ({
  kind: 'event',
  ...{ by: '', player: '', quantity: '', amount: '', office: '', name: '', rule: '', why: '' },
  ...said,
});
