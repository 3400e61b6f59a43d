/** One change of the rules: enact, amend, repeal or transmute. */
import * as z from 'zod/mini';
import type { Path } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { quote } from '../../helpers/words.ts';
import { CHANGE_KINDS, type Mechanics } from '../../law/mechanics/mechanics.ts';
import { mechanics } from '../../law/schema/parse-mechanics.ts';
import type { ProposalNumber, RuleName, RuleNumber } from '../../values/ids.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';

export type ChangeTarget = { readonly rule: RuleName } | { readonly amendment: ProposalNumber };

export type WrittenChange = { readonly path: Path } & (
  | {
      readonly kind: 'enact';
      /** Its number, if the record states it. */
      readonly number?: RuleNumber;
      readonly title?: string;
      readonly tier?: string;
      readonly mechanics?: Mechanics;
      /** Empty if it is lost. */
      readonly text: string;
      readonly lost?: true;
    }
  | {
      readonly kind: 'amend';
      readonly target: ChangeTarget;
      /** The new title, if the amendment gives one. */
      readonly title?: string;
      readonly words:
        | { readonly text: string }
        | { readonly lost: true }
        | { readonly replace: readonly { readonly from: string; readonly to: string }[] };
      readonly mechanics?: 'keep' | 'none' | Mechanics;
    }
  | {
      readonly kind: 'repeal';
      readonly target: ChangeTarget;
      /** The record may state the text that is left after the repeal of an amendment. */
      readonly text?: string;
    }
  | {
      readonly kind: 'transmute';
      readonly target: { readonly rule: RuleName };
      readonly to: string;
    }
);

const target = s.coded(
  s.oneOf([
    v.rule,
    s.mapping(
      'an amendment on a rule',
      {
        amendment: v.proposalNumber('the number of an amendment'),
      },
      {
        amendment: 'the number of the proposal that made it',
      },
    ),
  ]),
  (named): ChangeTarget => (typeof named === 'object' ? named : { rule: named }),
  (meant) => ('rule' in meant ? meant.rule : meant),
);

const replacement = s.mapping('a replacement', {
  from: v.text('the words that are replaced'),
  to: v.anyText('the words that replace them'),
});
/* @__PURE__ */ s.document('a replacement', replacement, () => ({
  from: 'words that the rule has exactly once',
  to: 'the words that replace them; `""` strikes them out',
}));

/** The record knows that there was a text, but not the text. */
const LOST = 'lost';
const lostText = s.leaf<typeof LOST>('`lost`', (value, reject) =>
  value === LOST
    ? LOST
    : reject({
        code: 'format/type',
        message: `\`text\` is ${s.shown(value)}, but the front matter does not hold the words of a change.`,
        help: moveBelow(value),
      }),
);
const BELOW =
  'Write them below the second line of dashes, and remove `text` here. Only `text: lost` may be here, if the words are not known.';

/** If keys of the record are in the text, the author indented them like the text. */
function moveBelow(value: unknown): string {
  const keys = typeof value === 'string' ? (value.match(KEYS_WITHIN) ?? []) : [];
  if (keys.length === 0) return BELOW;
  const named = keys.map((key) => quote(key.slice(0, -1))).join(' and ');
  return `${BELOW} ${named} ${keys.length === 1 ? 'was' : 'were'} read as a part of it: write that at the beginning of a line.`;
}

const KEYS_WITHIN = /^(?:votes|closed|withdrawn|proposed|outcome|by):(?=\s)/gm;

/** A proposal has the keys of a change among its other keys. */
export const CHANGE_SHAPE = {
  enact: s.optional(
    s.mapping(
      'a new rule',
      {
        number: s.optional(v.ruleNumber),
        title: s.optional(v.line('a title')),
        tier: s.optional(v.tier),
        mechanics: s.optional(mechanics),
        text: s.optional(lostText),
      },
      {
        number:
          'its number, if the rules let you choose it or give it a number other than the proposal’s; or an id that begins with a letter, such as `VPRD`',
        title: 'its title',
        tier: 'its tier; unless given, the lowest in which rules may be enacted',
        mechanics: 'the mechanics that the engine follows',
        text: '`lost`, if its words are not known',
      },
    ),
  ),
  amend: s.optional(target),
  repeal: s.optional(target),
  transmute: s.optional(
    s.mapping(
      'a transmutation',
      { rule: v.rule, to: v.tier },
      {
        rule: 'the rule',
        to: 'the tier it goes to',
      },
    ),
  ),
  title: s.optional(v.line('the new title')),
  mechanics: s.optional(s.oneOf([v.word(['keep', 'none']), mechanics])),
  replace: s.optional(s.list('of replacements', replacement)),
  text: s.optional(lostText),
};

const fields = z.object(CHANGE_SHAPE);
export type ChangeFields = z.output<typeof fields>;

/** Documents the keys. */
export const CHANGE_SAYS = {
  enact: 'a new rule',
  amend: 'the rule that is amended, or a single amendment of a rule',
  repeal: 'the rule that is repealed, or a single amendment of a rule',
  transmute: 'a transmutation',
  title: 'with `amend`: a new title',
  mechanics: 'with `amend`: `keep`, `none`, or new ones',
  replace: 'with `amend`, instead of `text`: a list of replacements',
  text: 'the text of the new rule, or the whole new text of the one amended; `lost` if it is not known',
};

/** A change in a list, whose text is one of its keys. */
const entryFields = s.mapping('a change', {
  ...CHANGE_SHAPE,
  text: s.optional(v.markdown('the text')),
});
/* @__PURE__ */ s.document('a change', entryFields, () => CHANGE_SAYS);

const entry = s.checked(entryFields, (written) => [
  ...checkChange(written),
  ...checkTextKey(written),
]);

export const changes = s.coded(
  s.list('of changes', entry),
  (entries): readonly WrittenChange[] =>
    entries.flatMap((fields, i) => toChange(fields, { path: ['changes', i], body: '' }) ?? []),
  (made) =>
    made.map((change) => ({
      ...changeFields(change),
      ...withoutUndefined({ text: textOf(change) }),
    })),
);

/** Keys that have a meaning only with `amend`. */
const AMENDING = ['title', 'mechanics', 'replace'];

function saysLost(written: object): boolean {
  if ('text' in written && written.text === LOST) return true;
  const enacted: unknown = 'enact' in written ? written.enact : undefined;
  return s.isMapping(enacted) && enacted.text === LOST;
}

/** A change has exactly one of the four kinds, with the keys of that kind. */
export function checkChange(
  written: object,
  kinds: readonly string[] = CHANGE_KINDS,
): s.CheckProblem[] {
  const [kind, ...others] = s.present(written, kinds);
  if (kind === undefined) {
    const message = 'The change does not say what it changes.';
    const rest = kinds.filter((each) => each !== 'enact').map((each) => `\`${each}\``);
    const help = `For a new rule, add \`enact: {}\`; otherwise one of ${rest.join(', ')}.`;
    return [{ code: 'format/missing', path: kinds.slice(0, 1), message, help, keys: kinds }];
  }
  const value: unknown = Object.entries(written).find(([key]) => key === kind)?.[1];
  if (Array.isArray(value) && value.length === 0) {
    const message = `There is no change in the list under \`${kind}\`.`;
    const help = 'Write each change as an item of the list, such as `- repeal: 206`.';
    return [{ code: 'format/missing', part: 'key', path: [kind], message, help }];
  }
  const problems = others.map((other): s.CheckProblem => {
    const message = `\`${other}\` and \`${kind}\` are together here, but a change is only one of them.`;
    const help = 'Put several changes in a list under `changes`.';
    return { code: 'format/key', part: 'key', path: [other], message, help };
  });
  if (kind === 'amend' || others.includes('amend')) return problems;
  const strays = s.present(written, AMENDING).map((key): s.CheckProblem => {
    const message = `\`${key}\` goes with \`amend\`, but this is under \`${kind}\`.`;
    const help = kind === 'enact' ? `Put it inside \`enact\`: { ${key}: … }.` : 'Remove it.';
    return { code: 'format/key', part: 'key', path: [key], message, help };
  });
  return [...problems, ...strays];
}

/** Reports a missing or superfluous text of a change, in the body or under `text`. */
export function textProblem(
  written: object,
  hasText: boolean,
  help = 'Write the words below the front matter, after the second line of dashes: `Tea is served at five.`',
): s.Problem | undefined {
  const [kind, ...others] = s.present(written, CHANGE_KINDS);
  if (kind === undefined || others.length > 0) return undefined;
  const hasWholeText = kind === 'enact' || (kind === 'amend' && !Object.hasOwn(written, 'replace'));
  if (hasText) return hasWholeText && !saysLost(written) ? undefined : superfluous(kind, written);
  if (saysLost(written)) {
    if (hasWholeText) return undefined;
    const here = kind === 'amend' ? 'an amendment by `replace`' : `\`${kind}\``;
    const message = `\`text: lost\` is with ${here}, which has no text of its own.`;
    return { code: 'format/key', message, help: 'Remove it.' };
  }
  const enacted: unknown = 'enact' in written ? written.enact : undefined;
  // A text under `text` is reported already.
  const triesText = 'text' in written || (s.isMapping(enacted) && 'text' in enacted);
  if (triesText || !hasWholeText) return undefined;
  const whose = kind === 'enact' ? 'the new rule' : 'the rule as amended';
  return { code: 'format/missing', message: `The full text of ${whose} is missing.`, help };
}

function superfluous(kind: string, written: object): s.Problem | undefined {
  if (saysLost(written)) {
    const message = 'The record has a text, but says that the words are lost.';
    return { code: 'format/key', message, help: 'Remove `text: lost`, or the text.' };
  }
  const repeal: unknown = 'repeal' in written ? written.repeal : undefined;
  // After the repeal of an amendment, the record may state the text that is left on the card.
  if (repeal === s.UNREAD || (s.isMapping(repeal) && 'amendment' in repeal)) return undefined;
  const what = kind === 'amend' ? 'An amendment by `replace`' : `What is under \`${kind}\``;
  const help = 'Commentary belongs under `notes`.';
  return { code: 'format/key', message: `${what} has no text of its own.`, help };
}

/** The change that checked fields record, if any. The text is one of them, or else the body. */
export function toChange(
  fields: Omit<ChangeFields, 'text'> & { readonly text?: string | undefined },
  { path, body }: { readonly path: Path; readonly body: string },
): WrittenChange | undefined {
  const { enact, amend, repeal, transmute, title, mechanics: becoming, replace } = fields;
  const lost = saysLost(fields);
  const words = fields.text === LOST ? '' : (fields.text ?? body);
  if (enact) {
    const { text: _, ...rest } = enact;
    return { path, kind: 'enact', ...rest, text: words, ...(lost && { lost }) };
  }
  if (repeal) return { path, kind: 'repeal', target: repeal, ...(words && { text: words }) };
  if (transmute) {
    return { path, kind: 'transmute', target: { rule: transmute.rule }, to: transmute.to };
  }
  if (!amend) return undefined;
  return {
    path,
    kind: 'amend',
    target: amend,
    ...withoutUndefined({ title }),
    words: lost ? { lost } : replace ? { replace } : { text: words },
    ...withoutUndefined({ mechanics: becoming }),
  };
}

/** The keys of a change, without its text; the inverse of `toChange`. */
export function changeFields(change: WrittenChange): ChangeFields {
  switch (change.kind) {
    case 'enact': {
      const { number, title, tier, mechanics, lost } = change;
      return { enact: withoutUndefined({ number, title, tier, mechanics, text: lost && LOST }) };
    }
    case 'amend': {
      const { target: amend, title, words, mechanics: becoming } = change;
      const replace = 'replace' in words ? [...words.replace] : undefined;
      const text = 'lost' in words ? LOST : undefined;
      return { amend, ...withoutUndefined({ title, mechanics: becoming, replace, text }) };
    }
    case 'repeal':
      return { repeal: change.target };
    case 'transmute':
      return { transmute: { rule: change.target.rule, to: change.to } };
  }
}

export function textOf(change: WrittenChange): string | undefined {
  if (change.kind === 'transmute') return undefined;
  if (change.kind === 'enact') return change.lost ? undefined : change.text;
  if (change.kind === 'repeal') return change.text;
  return 'text' in change.words ? change.words.text : undefined;
}

/** The mechanics that a change states of its own, and where they are written. */
export function mechanicsStated(
  change: WrittenChange,
): { readonly mechanics: Mechanics; readonly path: Path } | undefined {
  if (!('mechanics' in change) || typeof change.mechanics !== 'object') return undefined;
  const outside = change.kind === 'enact' ? ['enact'] : [];
  return { mechanics: change.mechanics, path: [...change.path, ...outside, 'mechanics'] };
}

export function checkTextKey(written: object): readonly s.CheckProblem[] {
  const hasText = 'text' in written && written.text !== LOST;
  const problem = textProblem(
    written,
    hasText,
    'Write the words under `text`, next to the change.',
  );
  if (!problem) return [];
  const isThere = Object.hasOwn(written, 'text');
  return [{ ...problem, path: ['text'], ...(isThere && { part: 'key' as const }) }];
}
