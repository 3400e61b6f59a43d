/** The acts that a rule grants, as a card states them. */
import * as z from 'zod/mini';
import { declaredName, line, tier, word } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  emptyKeys,
  list,
  mapping,
  meant,
  oneOf,
  optional,
  present,
} from '../../values/schema.ts';
import {
  CHANGE_KINDS,
  GRANT_PERIODS,
  GRANTABLE,
  type Grant,
  type Grantable,
  type Grantee,
} from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { formula } from './formula-leaf.ts';

const OF_PLAYER = formula(SCOPES.player, 'boolean');
const AMOUNT = formula(SCOPES.player, 'number');

/** The grantee. Words such as “anybody” are no names. */
const grantee = oneOf([
  word(['anybody', 'proposal']),
  meant(
    checked(
      mapping('who may do it', { office: optional(declaredName), player: optional(OF_PLAYER) }),
      checkGrantee,
    ),
    ({ office, player }): Grantee => {
      if (office !== undefined) return { office };
      // The check before ensures that one of the two is there.
      return player ? { player } : z.NEVER;
    },
  ),
  meant(line('the name of the one who may do it'), (named) => ({ named })),
]);

/** Requires either an office or a status of the player. */
function checkGrantee(written: object): readonly CheckProblem[] {
  const [first, second] = present(written, ['office', 'player']);
  if (first !== undefined && second === undefined) return [];
  const message = 'A grant is for whoever holds one `office`, or for each `player` of some kind.';
  const help = 'Write one of the two; another grant may be for the other.';
  if (second !== undefined)
    return [{ code: 'format/key', part: 'key', path: [second], message, help }];
  return [{ code: 'format/missing', message, help, keys: ['office', 'player'] }];
}

const shape = mapping('a grant', {
  what: word(GRANTABLE),
  of: optional(list('of names', oneOf([declaredName, tier]))),
  kinds: optional(list('of kinds of change', word(CHANGE_KINDS))),
  by: optional(grantee),
  to: optional(OF_PLAYER),
  least: optional(AMOUNT),
  most: optional(AMOUNT),
  often: optional(
    mapping('how often it may be done', {
      times: formula(SCOPES.game, 'number'),
      per: word(GRANT_PERIODS),
    }),
  ),
  if: optional(formula(SCOPES.game, 'boolean')),
});

/** The keys for each granted act, besides those of every grant. */
export const GRANT_KEYS: Readonly<Record<Grantable, readonly string[]>> = {
  quantity: ['of', 'to', 'least', 'most'],
  office: ['of', 'to'],
  title: ['of', 'to'],
  join: ['to'],
  leave: ['to'],
  rename: ['to'],
  pause: [],
  round: ['of'],
  win: ['to'],
  rules: ['of', 'kinds'],
};

/** The acts for which a key is required, since a grant of all of them is never meant. */
const NEEDS_OF: ReadonlySet<unknown> = new Set<Grantable>(['quantity', 'office', 'rules']);

function checkKeys(written: object): readonly CheckProblem[] {
  const what = 'what' in written ? GRANTABLE.find((each) => each === written.what) : undefined;
  if (what === undefined) return [];
  const own = GRANT_KEYS[what];
  const idle = present(written, ['of', 'kinds', 'to', 'least', 'most']).filter(
    (key) => !own.includes(key),
  );
  const lacking = NEEDS_OF.has(what) && !Object.hasOwn(written, 'of');
  return [
    ...emptyKeys(written),
    ...idle.map((key): CheckProblem => {
      const message = `\`${key}\` says nothing of a grant whose \`what\` is \`${what}\`.`;
      return { code: 'format/key', part: 'key', path: [key], message, help: 'Take it out.' };
    }),
    ...(lacking
      ? [
          {
            code: 'format/missing',
            message: `The grant does not name its ${what === 'quantity' ? 'quantities' : what === 'office' ? 'offices' : 'tiers of rules'}.`,
            help: 'Write `of`, a list of their names.',
            keys: ['of'],
          } as const,
        ]
      : []),
  ];
}

export const grants = list(
  'of grants',
  meant(
    checked(shape, checkKeys),
    ({ by, ...written }): Grant => ({
      ...written,
      // A grant without a name is for anybody.
      ...(by !== undefined && by !== 'anybody' && { by }),
    }),
  ),
);
