/** The channels of a game, and the words and signs that count there. */
import type * as z from 'zod/mini';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { account, line, player, word } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  coded,
  type Keys,
  keyed,
  leaf,
  list,
  mapping,
  oneOf,
  optional,
  present,
} from '../../values/schema.ts';
import { WAYS, type WayToVote } from './votes.ts';

export const PLACES = ['discord', 'github', 'mail', 'forum', 'chat'] as const;
export type PlaceOfCustom = (typeof PLACES)[number];

/** The rules of one channel, or of every channel of a kind. */
export interface Custom {
  readonly kind: PlaceOfCustom;
  /** The name of the channel, or the kind of thread; `undefined` for all of them. */
  readonly where?: string;
  /** Each message, or the first of each thread, is a proposal. */
  readonly isEachProposal: boolean;
  readonly signs: Ways;
  /** A comment of only such a word is a vote. */
  readonly comments: Ways;
  readonly reviews: Ways;
  /** The clerk asks about a message of only such a word. */
  readonly asked: readonly string[];
  readonly closesByMerge: boolean;
}
export type Ways = ReadonlyMap<string, WayToVote>;

const SIGNS: Keys<string> = {
  isKey: (text) => text.trim() !== '' && text.length <= 100,
  expected: 'a sign or a word',
  from: (text) => text.toLowerCase(),
};
const ways = keyed('of signs to ways to vote', SIGNS, word(WAYS));

const words = list('of words', line('a word'));
const vocabulary = mapping(
  'the words of a channel',
  {
    for: optional(words),
    against: optional(words),
    abstain: optional(words),
    asked: optional(words),
  },
  {
    for: 'words that are a vote for it if a message has no others',
    against: 'likewise against it',
    abstain: 'likewise to abstain',
    asked: 'words that are asked about',
  },
);

const votes = mapping(
  'what counts as a vote',
  { reactions: optional(ways), comments: optional(ways), reviews: optional(ways) },
  {
    reactions: 'signs put to a message, each with `for`, `against` or `abstain`',
    comments: 'words that are all of a comment, likewise',
    reviews: 'the state of a review (`approved`, `changes_requested`), likewise',
  },
);

const where = oneOf([line('the name of a channel'), vocabulary]);

const custom = mapping(
  'a channel',
  {
    discord: optional(where),
    github: optional(where),
    mail: optional(where),
    forum: optional(where),
    chat: optional(where),
    proposals: optional(word(['each', 'said'])),
    votes: optional(oneOf([votes, ways])),
    closes: optional(word(['merged'])),
  },
  {
    discord: 'the name or the number of a channel of Discord, `any` for all of them',
    github: '`issues`, `pulls`, `discussions` or `any`',
    mail: 'a word in the subject of each mail, such as `[friends]`, or `any`',
    forum: '`any`, or the words that count there',
    chat: 'likewise of what is pasted from a chat',
    proposals:
      '`each` if each message, or the first of each thread, is a proposal without saying so, which is the default in a named channel of Discord and in `pulls`; `said` if people make proposals in words',
    votes:
      'what counts as a vote: signs with `for`, `against` or `abstain`, or a mapping of what counts as a vote',
    closes: '`merged` if the merge of a pull request adopts it and its closing defeats it',
  },
);
type Fields = z.output<typeof custom>;

/** The list under `inbox`. */
export const inbox = coded(
  list('of channels', checked(custom, checkPlace)),
  (entries): readonly Custom[] => entries.map(toCustom),
  (customs) => customs.map(fromCustom),
);

function checkPlace(written: object): readonly CheckProblem[] {
  const [first, other] = present(written, PLACES);
  if (first === undefined) {
    const message = 'It does not say which channel.';
    return [{ code: 'format/missing', message, help: 'Write `discord: proposals`.', keys: PLACES }];
  }
  if (other === undefined) return [];
  const message = `\`${other}\` and \`${first}\` are together here, but an entry is for one channel.`;
  return [{ code: 'format/key', part: 'key', path: [other], message, help: 'Write two entries.' }];
}

function toCustom(fields: Fields): Custom {
  const kind = PLACES.find((each) => fields[each] !== undefined) ?? 'chat';
  const stated = fields[kind];
  const vocabulary = typeof stated === 'object' ? stated : {};
  const name = typeof stated === 'string' && stated !== 'any' ? stated : undefined;
  const { votes: voting = {} } = fields;
  const counted: z.output<typeof votes> = 'get' in voting ? { reactions: voting } : voting;
  const own = new Map(
    WAYS.flatMap((way) =>
      (vocabulary[way] ?? []).map((each) => [each.toLowerCase(), way] as const),
    ),
  );
  const isNamed = (kind === 'discord' && name !== undefined) || name === 'pulls';
  return {
    kind,
    ...(name !== undefined && { where: name }),
    isEachProposal: fields.proposals === undefined ? isNamed : fields.proposals === 'each',
    signs: new Map([...(counted.reactions ?? []), ...own]),
    comments: new Map([...(counted.comments ?? []), ...own]),
    reviews: counted.reviews ?? new Map(),
    asked: (vocabulary.asked ?? []).map((each) => each.toLowerCase()),
    closesByMerge: fields.closes === 'merged',
  };
}

/** The inverse of `toCustom`, in one of the forms with the same meaning. */
function fromCustom(custom: Custom): Fields {
  const {
    kind,
    where: name = 'any',
    isEachProposal,
    signs,
    comments,
    reviews,
    asked,
    closesByMerge,
  } = custom;
  const unlessNone = (map: Ways) => (map.size === 0 ? undefined : map);
  const counted = withoutUndefined({
    reactions: unlessNone(signs),
    comments: unlessNone(comments),
    reviews: unlessNone(reviews),
  });
  return {
    [kind]: asked.length > 0 ? { asked: [...asked] } : name,
    proposals: isEachProposal ? 'each' : 'said',
    ...(Object.keys(counted).length > 0 && { votes: counted }),
    ...(closesByMerge && { closes: 'merged' }),
  };
}

/** A person who plays, or an account. */
export const clerk = oneOf([account, player]);

/** A zone of the world's clocks: `Europe/Berlin`. */
export const zone = leaf<string>('a zone such as `Europe/Berlin` or `UTC`', (value) => {
  const isZone = typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_+/-]{0,60}$/.test(value);
  return isZone ? value : undefined;
});
