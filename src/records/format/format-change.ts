/** A change of the rules as YAML data. */
import type { ChangeTarget, WrittenChange } from '../types.ts';

/** The keys of a change, without its text. */
export function formatChange(change: WrittenChange): object {
  switch (change.kind) {
    case 'enact': {
      const { number, title, tier, mechanics, lost } = change;
      const text = lost && 'lost';
      return { enact: { number, title, tier, mechanics: mechanics?.raw, text } };
    }
    case 'amend': {
      const { target, title, words, mechanics } = change;
      return {
        amend: formatTarget(target),
        title,
        mechanics: typeof mechanics === 'object' ? mechanics.raw : mechanics,
        replace: 'replace' in words ? words.replace : undefined,
        ...('lost' in words && { text: 'lost' }),
      };
    }
    case 'repeal':
      return { repeal: formatTarget(change.target) };
    case 'transmute':
      return { transmute: { rule: change.target.rule, to: change.to } };
  }
}

/** The text of a change, if it states one. */
export function textOf(change: WrittenChange): string | undefined {
  if (change.kind === 'transmute') return undefined;
  if (change.kind === 'enact') return change.lost ? undefined : change.text;
  if (change.kind === 'repeal') return change.text;
  return 'text' in change.words ? change.words.text : undefined;
}

function formatTarget(target: ChangeTarget): unknown {
  return 'rule' in target ? target.rule : target;
}
