/** Everything in a game's folder shows in its replay, or is named by a finding. */
import { expect, test } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { damageFacts } from '../fuzz/damage-facts.ts';
import { damageMeaning, inFrontMatter } from '../fuzz/damage-tree.ts';
import { generateGame } from '../games/generate-game.ts';
import { createRandom, type Random } from '../games/random.ts';
import { withRecord } from '../games/with-record.ts';
import { byDayAndNight } from '../portions.ts';
import { sameSource } from '../same-source.ts';
import { errorsOf, play, playLegally, sourcesOf } from './play.ts';
import { lost } from './traces.ts';

byDayAndNight('nothing of a damaged record is lost', 80, (games) => {
  const ends: string[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const sources = damagedGame(seed);
    withRecord(`the seed ${seed}`, sources, () => {
      const { replay, findings } = play(sources);
      const isCutShort = replay?.status === 'stopped' || replay === undefined;
      // Where the replay stopped, it is said why; what lies behind that was not looked at.
      expect(errorsOf(findings).length > 0).toBe(isCutShort);
      if (replay && !isCutShort) expect(lost(replay)).toEqual([]);
      ends.push(replay?.status ?? 'malformed');
    });
  }
  // Were everything refused, nothing would be tested.
  const played = ends.filter((end) => end !== 'stopped' && end !== 'malformed');
  expect(played.length).toBeGreaterThan(games / 8);
});

test('what is missing from a replay is found to be missing', () => {
  const games = Array.from(
    { length: 12 },
    (_, i) => playLegally({ seed: i + 1, proposals: 20 }).replay,
  );
  const replay = games.find(({ game }) => game.events.length * game.judgments.length > 0);
  if (!replay) throw new Error('No game has both events and Judgments.');
  const { proposals, judgments, events } = replay.game;
  expect(lost(replay)).toEqual([]);
  const [first, ...others] = replay.proposals;
  expect(lost({ ...replay, proposals: others, findings: [] })).toEqual([
    `${first?.written.file}: it is not among the proposals`,
  ]);
  const silent = { ...replay, timeline: [], ledger: [], findings: [] };
  const named = new Set(lost(silent).map((said) => said.replace(/:.*/s, '')));
  expect(named).toEqual(new Set([...proposals, ...judgments, ...events].map(({ file }) => file)));
});

function damagedGame(seed: number): readonly Source[] {
  const random = createRandom(seed);
  const whole = sourcesOf(generateGame({ seed, proposals: 8 }));
  return damageRecords(withFewDemands(whole, random), random);
}

const RECORD = /^games\/[^/]+\/(proposals|judgments|events)\//;

/** A few blows, most of which leave the records well formed. */
function damageRecords(sources: readonly Source[], random: Random): readonly Source[] {
  const files = [...sources];
  const own = [...files.keys()].filter((at) => RECORD.test(files[at]?.file ?? ''));
  for (let blows = 1 + random.below(4); blows > 0; blows--) {
    const at = random.pick(own);
    const { file = '', text = '' } = files[at] ?? {};
    const damage = random.pick([damageFacts, damageFacts, damageMeaning]);
    files[at] = { file, text: String(damage(Buffer.from(text), random) ?? text) };
  }
  return files;
}

/** Takes most demands on a record from the cards of rules, so that damage stops little. */
function withFewDemands(sources: readonly Source[], random: Random): readonly Source[] {
  const share = random.pick([0, 0.5, 1, 1, 1, 1]);
  return sources.map((source) => {
    const { file, text } = source;
    if (!CARD.test(file) || !DEMANDING.test(text)) return source;
    const milder = inFrontMatter(Buffer.from(text), (card) => undemanding(card, share, random));
    return sameSource({ file, text: String(milder ?? text) });
  });
}

const CARD = /^rulesets\/.*\/\d+\.md$/;
const DEMANDS = ['turns', 'turn', 'numbering', 'participation', 'judge', 'limits', 'retroactive'];
/** Cards that demand nothing stay as they are, so that they need not be parsed anew. */
const DEMANDING = new RegExp(`\\b(${DEMANDS.join('|')}):`);

function undemanding(card: unknown, share: number, random: Random): void {
  if (!(card instanceof Map)) return;
  const mechanics: unknown = card.get('mechanics');
  if (!(mechanics instanceof Map)) return;
  for (const slot of DEMANDS) if (random.chance(share)) mechanics.delete(slot);
  if (mechanics.size === 0) card.delete('mechanics');
}
