/** Plans a proposed change of a rule, without changing anything yet. */
import { didYouMean, helpMeant } from '../../diagnostics/did-you-mean.ts';
import type { Path, Spot } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { inSeries } from '../../helpers/words.ts';
import { admission } from '../../law/in-force/admission.ts';
import { type Mechanics, onlyReads } from '../../law/mechanics/mechanics.ts';
import { type NamedTier, tiersNamed } from '../../law/mechanics/tiers-named.ts';
import { mechanicsStated } from '../../records/kinds/change.ts';
import type { WrittenChange } from '../../records/types.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import { askReading } from '../decisions/inquiry.ts';
import { namesApart, requireRule } from '../decisions/resolve-names.ts';
import type { Layer, Rule } from '../results/types.ts';
import type { Context } from '../state/context.ts';
import { illegal, type Objections } from '../state/make-finding.ts';
import { newRuleId } from '../state/rule-book.ts';
import type { Plan, PlanSource, State } from '../state/state.ts';
import { reportAll, reportIllegal } from '../state/write-log.ts';

/** The plan of a change; objects and gives `undefined` if it has no target or does not fit its text. */
export function planChange(
  context: Context,
  source: PlanSource,
  change: WrittenChange,
): Plan | undefined {
  const strange = checkTiersKnown(context, source.file, change);
  reportAll(context, strange);
  if (strange.length > 0) return undefined;
  if (change.kind === 'enact') return planEnactment(context, source, change);
  const at = { file: source.file, path: targetPath(change) };
  const { target } = change;
  const rule =
    'amendment' in target
      ? ruleUnderAmendment(context, target.amendment, at)
      : requireRule(context, target.rule, { at, during: source.during });
  if (!rule) return undefined;
  const after = planAfter(context, source, change, rule);
  if (after === 'impossible') return undefined;
  return {
    kind: change.kind,
    change,
    before: rule,
    ...withoutUndefined({ after }),
    tier: rule.tier,
    at,
    ...('amendment' in target && { amendment: target.amendment }),
  };
}

/** The path of the rule or amendment that a change names. */
function targetPath(change: Exclude<WrittenChange, { kind: 'enact' }>): Path {
  const path = [...change.path, change.kind];
  if (change.kind === 'transmute') return [...path, 'rule'];
  return 'amendment' in change.target ? [...path, 'amendment'] : path;
}

/** The rule after the change: `undefined` if repealed, `'impossible'` after an objection. */
function planAfter(
  context: Context,
  source: PlanSource,
  change: Exclude<WrittenChange, { kind: 'enact' }>,
  rule: Rule,
): Rule | undefined | 'impossible' {
  switch (change.kind) {
    case 'transmute':
      return { ...rule, tier: change.to };
    case 'repeal':
      if (!('amendment' in change.target)) return undefined;
      return withoutAmendment(context, source, rule, {
        amendment: change.target.amendment,
        stated: change.text,
      });
    case 'amend':
      return amended(context, source, change, rule);
  }
}

/** The layers without an amendment. If it was itself amended, the rest is a reading. */
function withoutAmendment(
  context: Context,
  source: PlanSource,
  rule: Rule,
  { amendment, stated }: Readonly<{ amendment: ProposalNumber; stated: string | undefined }>,
): Rule {
  const depth = rule.layers.findLastIndex((layer) => isOf(layer, amendment));
  let layer = rule.layers[depth];
  while (layer && layer.proposal !== amendment) layer = layer.under;
  // Repealing the first amendment also repeals all later ones.
  const former = layer?.under;
  const layers =
    former && askReading(context, 'amended-amendment', source.during) === 'as-it-was'
      ? rule.layers.with(depth, former)
      : rule.layers.toSpliced(depth, 1);
  const { text: under }: Layer = layers.at(-1) ?? rule;
  const isStated =
    stated !== undefined &&
    stated !== under &&
    askReading(context, 'repealed-amendment', source.during) === 'as-stated';
  if (!isStated) return onTop(rule, layers);
  return onTop(rule, [...layers, newLayer(source, { ...rule, text: stated, lost: undefined })]);
}

function amended(
  context: Context,
  source: PlanSource,
  change: Extract<WrittenChange, { kind: 'amend' }>,
  rule: Rule,
): Rule | 'impossible' {
  const { target } = change;
  const depth =
    'amendment' in target
      ? rule.layers.findLastIndex((layer) => isOf(layer, target.amendment))
      : rule.layers.length - 1;
  const base: Layer = rule.layers[depth] ?? rule;
  const lost = 'lost' in change.words || undefined;
  const text = lost ? '' : newText(context, source, change, base);
  if (text === undefined) return 'impossible';
  const isSame = text === base.text && !lost;
  const mechanics = mechanicsAfter(change, base, isSame);
  const layer = newLayer(source, { text, lost, title: change.title ?? base.title, mechanics });
  // An amendment goes on top of all layers, an amendment of an amendment on that one only.
  const layers =
    'amendment' in target
      ? rule.layers.with(depth, { ...layer, under: base })
      : [...rule.layers, layer];
  return onTop(rule, layers);
}

type Amendment = Extract<WrittenChange, { kind: 'amend' }>;

/** Mechanics that only interpret the old words say nothing about the new ones. */
function mechanicsAfter({ mechanics }: Amendment, before: Layer, isSame: boolean) {
  if (mechanics === 'none') return undefined;
  if (mechanics !== undefined && mechanics !== 'keep') return mechanics;
  const isGone = mechanics === undefined && !isSame && onlyReads(before.mechanics);
  return isGone ? undefined : before.mechanics;
}

interface Laid {
  readonly text: string;
  readonly lost?: true | undefined;
  readonly title?: string | undefined;
  readonly mechanics?: Mechanics | undefined;
}

function newLayer({ number }: PlanSource, { text, lost, title, mechanics }: Laid): Layer {
  return {
    text,
    ...withoutUndefined({ lost, title, proposal: number, mechanics }),
  };
}

function onTop(rule: Rule, layers: readonly Layer[]): Rule {
  const { mechanics: _mechanics, title: _title, lost: _lost, ...rest } = rule;
  const top: Layer = layers.at(-1) ?? rule;
  return {
    ...rest,
    layers,
    text: top.text,
    ...(top.lost && { lost: top.lost }),
    amended: true,
    ...withoutUndefined({ title: top.title, mechanics: top.mechanics }),
  };
}

function newText(context: Context, source: PlanSource, { path, words }: Amendment, before: Layer) {
  if ('text' in words) return words.text;
  if ('lost' in words) return before.text;
  const { file } = source;
  const unfit = (at: Path, message: string, help: string): undefined =>
    reportIllegal(context, { code: 'proposal/text', at: { file, path: at }, message, help });
  if (before.lost) {
    // The old words are lost, so quotations in them cannot be checked.
    return unfit(
      [...path, 'replace'],
      'The present words of the rule are lost, so the amendment cannot replace any.',
      'Write the whole new text, or `text: lost` if it is not known either.',
    );
  }
  let { text } = before;
  for (const [index, { from, to }] of words.replace.entries()) {
    const parts = text.split(from);
    if (parts.length !== 2) {
      const [bare, become] = [from, to].map((each) => /^[“”„](.+)[“”]$/.exec(each)?.[1] ?? each);
      const straight =
        bare === from
          ? ''
          : `YAML takes curly quotation marks for a part of the words. Type straight ones: \`from: ${JSON.stringify(bare)}, to: ${JSON.stringify(become)}\`. `;
      const own = bare === from && parts.length === 1 ? wordsLike(from, text) : undefined;
      const asThere = own ? `Write them as the rule does: \`from: ${JSON.stringify(own)}\`. ` : '';
      const present = text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
      return unfit(
        [...path, 'replace', index, 'from'],
        parts.length === 1
          ? `The words “${from}” do not occur in the present text of the rule.`
          : `The words “${from}” occur ${parts.length - 1} times in the present text of the rule.`,
        `${straight}${asThere}Quote words that occur exactly once. The rule reads: “${present}”`,
      );
    }
    text = parts.join(to);
  }
  return text;
}

/** The passage that differs only in its signs, blanks or capitals. */
function wordsLike(from: string, text: string): string | undefined {
  const at = plain(text).indexOf(plain(from));
  const own = at < 0 ? from : text.slice(at, at + from.length);
  return own === from ? undefined : own;
}

/** With as many characters. */
function plain(text: string): string {
  const straight = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-');
  return straight.replace(/\s/g, ' ').replace(/[A-Z]/g, (capital) => capital.toLowerCase());
}

/** How much of a rule's text a help repeats. */
const LONGEST = 300;

/** The rule with other mechanics on its top layer. */
export function withMechanics(
  { mechanics: _, ...rule }: Rule,
  mechanics: Mechanics | undefined,
): Rule {
  const said = withoutUndefined({ mechanics });
  const layers = rule.layers.map((layer, i) => {
    const { mechanics: __, ...bare } = layer;
    return i === rule.layers.length - 1 ? { ...bare, ...said } : layer;
  });
  return { ...rule, layers, ...said };
}

/** The rule with an amendment. Objects if none in force has it, or several have. */
function ruleUnderAmendment(
  context: Context,
  amendment: ProposalNumber,
  at: Spot,
): Rule | undefined {
  const { book } = context.state;
  const bears = (rule: Rule) => rule.layers.slice(1).some((layer) => isOf(layer, amendment));
  const named = (book.everNumbered.get(amendment) ?? []).flatMap(
    (id) => book.inForce.get(id) ?? [],
  );
  const numbered = named.filter(bears);
  const bearing = numbered.length > 0 ? numbered : [...book.inForce.values()].filter(bears);
  const [found, another] = bearing;
  if (found && another) {
    const names = inSeries(namesApart(book, bearing), ' or ');
    return reportIllegal(context, {
      code: 'unknown/rule',
      at,
      message: `Proposal ${amendment} amended ${bearing.length} rules that are in force, so its number does not name a single amendment.`,
      help: `Write \`amend\` with the number of the rule that you mean, and its new text${names && `: ${names}`}.`,
    });
  }
  if (found) return found;
  const gone = [...book.lives.values()].some((life) =>
    life.some(({ rule }) => rule !== undefined && bears(rule)),
  );
  return reportIllegal(context, {
    code: gone ? 'gone/rule' : 'unknown/rule',
    at,
    message: gone
      ? `The amendment numbered ${amendment} is no longer on any rule in force.`
      : `No rule in force has an amendment numbered ${amendment}.`,
    help: 'Name an amendment by the number of its proposal. It must be on the card of a rule in force.',
  });
}

/** Whether a layer is the amendment, or an amendment of it in its place. */
function isOf({ proposal, under }: Layer, amendment: ProposalNumber): boolean {
  return proposal === amendment || (under !== undefined && isOf(under, amendment));
}

/** Requires that each tier which a change names exists at that time (Suber's 101 has two). */
function checkTiersKnown(context: Context, file: string, change: WrittenChange): Objections {
  const named = namedIn(change);
  const { tiers } = context.state.law;
  // A change may put its rule into a tier that the change itself adds.
  const added = mechanicsStated(change)?.mechanics.tiers?.keys() ?? [];
  const ids = new Set([...tiers.all.map(({ id }) => id), ...added]);
  return named.flatMap(({ tier, path, part }) => {
    if (ids.has(tier)) return [];
    // A title such as “Mutable Rules” has the id in it.
    const near = didYouMean(tier, ids) ?? tier.split('-').find((word) => ids.has(word));
    return illegal(context, {
      code: 'unknown/tier',
      at: { file, path, ...withoutUndefined({ part }) },
      message: `The rules in force have no tier “${tier}”.`,
      ...helpMeant(tier, near, `The tiers are ${inSeries([...ids])}.`),
      ...(near === undefined && { meant: [tier, ...ids] as const }),
    });
  });
}

function namedIn(change: WrittenChange): readonly NamedTier[] {
  const { path } = change;
  if (change.kind === 'transmute') return [{ tier: change.to, path: [...path, 'transmute', 'to'] }];
  const { mechanics, path: inside = [] } = mechanicsStated(change) ?? {};
  const own =
    change.kind === 'enact' && change.tier !== undefined
      ? [{ tier: change.tier, path: [...path, 'enact', 'tier'] }]
      : [];
  return [...own, ...tiersNamed(mechanics, inside)];
}

type Enactment = Extract<WrittenChange, { kind: 'enact' }>;

/** The plan, or `undefined` if no tier admits new rules. */
function planEnactment(context: Context, source: PlanSource, change: Enactment): Plan | undefined {
  const { state } = context;
  const at: Spot = { file: source.file, path: [...change.path, 'enact'], part: 'key' };
  const tier = change.tier ?? tierUnnamed(context, source);
  if (tier === undefined) return undefined;
  // It gets its final number when it takes effect.
  const number = change.number ?? source.number ?? 0;
  const id = newRuleId(state.book, number);
  const { lost } = change;
  const reenacts = lost ? undefined : state.book.repealed.get(change.text);
  const { text, title, mechanics } = change;
  const after: Rule = {
    id,
    number,
    numbers: [number],
    effectiveNumber: number,
    tier,
    layers: [newLayer(source, change)],
    text,
    amended: false,
    ...withoutUndefined({ title, lost, mechanics, reenacts }),
  };
  return { kind: 'enact', change, after, tier, at, ...withoutUndefined({ reenacts }) };
}

/** The tier of a new rule whose proposal names none, if several tiers admit new rules. */
function tierUnnamed(context: Context, { during }: PlanSource): string | undefined {
  const { state } = context;
  const tiers = tiersForNewRules(state);
  const [prevailing, ...others] = tiers;
  const yielding = others.at(-1);
  if (yielding === undefined) return prevailing;
  return askReading(context, 'new-rule-tier', during ?? state.turn.proposal) === 'yielding'
    ? yielding
    : prevailing;
}

/** The tiers that admit new rules, the prevailing one first. If none does, the lowest tier. */
export function tiersForNewRules(state: State): readonly string[] {
  const tiers = [...state.law.ranks.keys()];
  const admitting = tiers.filter((tier) => admission(state.law, 'enact', tier).isAdmitted);
  return admitting.length > 0 ? admitting : tiers.slice(-1);
}
