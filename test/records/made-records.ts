/** Arbitrary well-formed records, for properties that hold of all of them. */
import * as fc from 'fast-check';
import Fraction from 'fraction.js';
import { readContent } from '../../src/content/read-content.ts';
import { findUnseen } from '../../src/diagnostics/visible.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import type { GameHead } from '../../src/records/kinds/game.ts';
import { MEDIA } from '../../src/records/kinds/game.ts';
import { type Custom, PLACES } from '../../src/records/kinds/inbox.ts';
import { surnameOf } from '../../src/records/kinds/player.ts';
import type { RulesetHead } from '../../src/records/kinds/ruleset.ts';
import { WAYS } from '../../src/records/kinds/votes.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import type { WrittenCard, WrittenPlayer } from '../../src/records/types.ts';
import type { PlayerId } from '../../src/values/ids.ts';
import { toGameId, toPlayerId, toRulesetId } from '../../src/values/ids.ts';
import { type Moment, parseMoment } from '../../src/values/moment.ts';
import { SAMPLES } from '../samples.ts';

export const FILE = { ruleset: 'rulesets/s/ruleset.md', game: 'games/g/game.md' } as const;

/** Words with everything in them that YAML or Markdown might take for something else. */
const AWKWARD = ['---', '- a', '# a', 'a: b', '"', "'", '{', '}', '*a', '&a', '!a', '|', '>', '%'];
const LOOKALIKES = ['no', 'true', 'null', '~', '12', '1e3', '0x1f', '.inf', '2009-08-17', '<<', ''];

type Made<T> = { readonly [Key in keyof T]: fc.Arbitrary<T[Key]> };

/** Records that always have some keys, and may have others. */
export function made<Always, Maybe>(always: Made<Always>, maybe: Made<Maybe>) {
  return fc
    .tuple(fc.record(always), fc.record(maybe, { requiredKeys: [] }))
    .map(([must, may]) => ({ ...must, ...may }));
}

/** A list of some length, each item made for its place. */
export function several<T>(
  at: (index: number) => fc.Arbitrary<T>,
  lengths: { readonly minLength?: number; readonly maxLength: number },
): fc.Arbitrary<readonly T[]> {
  return fc.array(fc.nat(), lengths).chain((list) => fc.tuple(...list.map((_, i) => at(i))));
}

const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcxyz .,:#-\'"') },
  { weight: 2, arbitrary: fc.constantFrom(...AWKWARD, ...LOOKALIKES, '\n', '\n\n', '  ', '\t') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 2 }) },
);

/** Any words but none, or blanks alone. */
export const words: fc.Arbitrary<string> = fc
  .array(character, { minLength: 1, maxLength: 40 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '' && findUnseen(text).length === 0);

/** A title or a name. */
export const line: fc.Arbitrary<string> = words
  .map((text) => text.replace(/[\n\t]/g, ' '))
  .filter((text) => text.trim() !== '');

/** A body, as it is after the blank lines that frame it are taken away. */
export const body: fc.Arbitrary<string> = words
  .map((text) => text.replace(/^(?:[ \t]*\n)+/, '').replace(/(?:\n[ \t]*)+$/, ''))
  .filter((text) => text.trim() !== '');

export const maybeBody = fc.oneof(fc.constant(''), body);

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,5}$/);
/** `hal`, `7`; few, so that records speak of the same players. */
export const player: fc.Arbitrary<PlayerId> = fc
  .constantFrom('a', 'b', 'hal', 'x-9', '7', '12')
  .map(toPlayerId);
export const players = fc.uniqueArray(player);
export const tier = fc.constantFrom('mutable', 'immutable');
export const quantityName = fc.constantFrom('points', 'gold', 'x_1');
export const number = fc.nat({ max: 9999 });

export const rule: fc.Arbitrary<string | number> = fc.oneof(
  number,
  words.filter((title) => !/^\d+$/.test(title)),
);

export const amount = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([numerator, denominator]) => new Fraction(numerator, denominator));

/** All of one year, so that any date may follow any other without being out of order. */
export const moment = momentOf('2009', '2009-08', '2009-08-17', '2009-08-17T21:05Z', '2009-12-31');

function momentOf(...texts: readonly string[]): fc.Arbitrary<Moment> {
  return fc
    .constantFrom(...texts)
    .map((text) => parseMoment(text))
    .filter((parsed) => parsed !== undefined);
}

/** A moment that has to stand in some order with others is always the same. */
export const sameMoment = momentOf('2009');

export function mapOf<Key, Value>(key: fc.Arbitrary<Key>, value: fc.Arbitrary<Value>) {
  return fc
    .uniqueArray(fc.tuple(key, value), { selector: ([first]) => first, maxLength: 4 })
    .map((entries): ReadonlyMap<Key, Value> => new Map(entries));
}

/** Later than what it corrects. */
export const stands = fc.record({ why: words });

export const corrected = fc.record({ on: momentOf('2010', '2010-01-02'), why: words });

/** The mechanics of all the cards of the sample rulesets: between them they have nearly every slot. */
export const mechanics = fc.constantFrom(...mechanicsOfCards());

function mechanicsOfCards() {
  const content = readContent(SAMPLES);
  if (!content.ok) throw new Error(content.message);
  const { rulesets } = parseRecords(content.sources, READINGS).records;
  const cards = [...rulesets.values()].flatMap(({ cards }) => cards);
  return cards.map((card) => card.mechanics).filter((each) => each !== undefined);
}

const account = fc.constantFrom(
  'github:ada-b',
  'codeberg:Ada.B',
  'gitlab:x_9',
  'mail:ada+b@example.org',
  'chat:Ada B',
);

export const writtenPlayer: fc.Arbitrary<WrittenPlayer> = made(
  { id: player, name: line, robot: fc.boolean() },
  { surname: line, accounts: fc.uniqueArray(account, { minLength: 1 }) },
).map(({ surname, ...rest }) => ({ ...rest, surname: surname ?? surnameOf(rest.name) }));

export const card: fc.Arbitrary<WrittenCard> = made(
  { file: fc.constant('rulesets/s/1.md'), number, tier, text: body },
  { title: line, mechanics, corrected },
);

const tiers = fc.uniqueArray(fc.record({ id, title: line }), {
  selector: (each) => each.id,
  minLength: 1,
  maxLength: 4,
});
const sample = fc.constant<true>(true);

export const ruleset: fc.Arbitrary<RulesetHead> = made(
  {
    file: fc.constant(FILE.ruleset),
    id: fc.constant(toRulesetId('s')),
    title: line,
    tiers,
    body: maybeBody,
  },
  { author: line, source: line, published: line, sample, corrected },
);

const ways = mapOf(fc.constantFrom('👍', '+1', 'so be it'), fc.constantFrom(...WAYS));

const channel: fc.Arbitrary<Custom> = fc.record({
  kind: fc.constantFrom(...PLACES),
  where: fc.constantFrom('pulls', 'votes', '[friends]'),
  isEachProposal: fc.boolean(),
  signs: ways,
  comments: ways,
  reviews: ways,
  closesByMerge: fc.boolean(),
});

const readings = mapOf(
  fc.constantFrom(...READINGS.map((reading) => reading.id as string)),
  made({ take: words }, { since: moment, why: words }),
);

export const game: fc.Arbitrary<GameHead> = made(
  {
    file: fc.constant(FILE.game),
    id: fc.constant(toGameId('g')),
    title: line,
    ruleset: id.map(toRulesetId),
    medium: fc.constantFrom(...MEDIA),
    players: fc.uniqueArray(writtenPlayer, { selector: (each) => each.id }),
    readings,
    teams: mapOf(id, players),
    body: maybeBody,
  },
  {
    started: moment,
    sample,
    invented: sample,
    clerks: fc.array(fc.oneof(account, player), { maxLength: 2 }),
    inbox: fc.array(channel, { maxLength: 2 }),
    unobjected: fc.constant<'stands'>('stands'),
    'second-votes': fc.constant<'refused'>('refused'),
    'on-words': fc.constant<'players'>('players'),
    corrected,
  },
);
