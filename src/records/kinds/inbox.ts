/** The channels of a game, and the words and signs that count there. */
import type * as z from 'zod/mini';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import { WAYS, type WayToVote } from './votes.ts';

export const PLACES = ['discord', 'github', 'mail'] as const;
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
  readonly closesByMerge: boolean;
}
export type Ways = ReadonlyMap<string, WayToVote>;

const SIGNS: s.Keys<string> = {
  isKey: (text) => text.trim() !== '' && text.length <= 100,
  expected: 'a sign or a word',
  from: (text) => text.toLowerCase(),
};
const ways = s.keyed('ways to vote by sign: `{ yes: for }`', SIGNS, v.word(WAYS));

const votes = s.mapping('what counts as a vote', {
  reactions: s.optional(ways),
  comments: s.optional(ways),
  reviews: s.optional(ways),
});
/* @__PURE__ */ s.document('what counts as a vote', votes, () => ({
  reactions: 'signs put to a message, each with `for`, `against` or `abstain`',
  comments: 'words that are all of a comment, likewise',
  reviews: 'the state of a review (`approved`, `changes_requested`), likewise',
}));

const where = v.line('the name of a channel');

const custom = s.mapping('a channel', {
  discord: s.optional(where),
  github: s.optional(where),
  mail: s.optional(where),
  proposals: s.optional(v.word(['each', 'said'])),
  votes: s.optional(s.oneOf([votes, ways])),
  closes: s.optional(v.word(['merged'])),
});
/* @__PURE__ */ s.document('a channel', custom, () => ({
  discord: 'the name or the number of a channel of Discord, `any` for all of them',
  github: '`issues`, `pulls`, `discussions` or `any`',
  mail: 'a word in the subject of each mail, such as `[friends]`, or `any`',
  proposals:
    '`each` if each message, or the first of each thread, is a proposal without saying so, which is the default in a named channel of Discord and in `pulls`; `said` if people make proposals in words',
  votes:
    'what counts as a vote: signs with `for`, `against` or `abstain`, or a mapping of what counts as a vote',
  closes: '`merged` if the merge of a pull request adopts it and its closing defeats it',
}));

type Fields = z.output<typeof custom>;

export const inbox = s.coded(
  s.list('of channels', s.checked(custom, checkPlace)),
  (entries): readonly Custom[] => entries.map(toCustom),
  (customs) => customs.map(fromCustom),
);

function checkPlace(written: object): readonly s.CheckProblem[] {
  const [first, other] = s.present(written, PLACES);
  if (first === undefined) {
    const message = 'It does not say which channel.';
    return [{ code: 'format/missing', message, help: 'Write `discord: proposals`.', keys: PLACES }];
  }
  if (other === undefined) return [];
  const message = `\`${other}\` and \`${first}\` are together here, but an entry is for one channel.`;
  return [{ code: 'format/key', part: 'key', path: [other], message, help: 'Write two entries.' }];
}

function toCustom(fields: Fields): Custom {
  const kind = PLACES.find((each) => fields[each] !== undefined) ?? 'discord';
  const stated = fields[kind];
  const name = stated === 'any' ? undefined : stated;
  const { votes: voting = {} } = fields;
  const counted: z.output<typeof votes> = 'get' in voting ? { reactions: voting } : voting;
  const isNamed = (kind === 'discord' && name !== undefined) || name === 'pulls';
  return {
    kind,
    ...(name !== undefined && { where: name }),
    isEachProposal: fields.proposals === undefined ? isNamed : fields.proposals === 'each',
    signs: counted.reactions ?? new Map(),
    comments: counted.comments ?? new Map(),
    reviews: counted.reviews ?? new Map(),
    closesByMerge: fields.closes === 'merged',
  };
}

/** The inverse of `toCustom`, in one of the forms with the same meaning. */
function fromCustom({ kind, where: name = 'any', isEachProposal, ...custom }: Custom): Fields {
  const unlessNone = (map: Ways) => (map.size === 0 ? undefined : map);
  const counted = withoutUndefined({
    reactions: unlessNone(custom.signs),
    comments: unlessNone(custom.comments),
    reviews: unlessNone(custom.reviews),
  });
  return {
    [kind]: name,
    proposals: isEachProposal ? 'each' : 'said',
    ...(Object.keys(counted).length > 0 && { votes: counted }),
    ...(custom.closesByMerge && { closes: 'merged' }),
  };
}

/** A person who plays, or an account. */
export const clerk = s.oneOf([v.account, v.player]);
