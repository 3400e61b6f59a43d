/** What would be void of a proposal under vote: whoever votes on it should know, and not only afterwards. */
import type { Code } from '../../../diagnostics/codes.ts';
import type { Authority } from '../../../diagnostics/finding.ts';
import { defined } from '../../../helpers/defined.ts';
import type { Context } from '../../state/context.ts';
import { since } from '../../state/log.ts';
import type { Pending } from '../../state/state.ts';
import { addNote, attempt } from '../../state/write-log.ts';
import { changeRules, meetRules } from '../bring-into-effect.ts';

/** Adopts each open proposal by itself, in a log that is discarded, and says what would be void. */
export function noteIfAdopted(context: Context): void {
  for (const pending of context.state.pending.values()) {
    for (const { code, at, message, rule } of voidIfAdopted(context, pending)) {
      const said = `If Proposal ${pending.written.number} is adopted: ${message}`;
      addNote(context, { code, at, message: said, ...defined({ rule: asNow(context, rule) }) });
    }
  }
}

/** A rule as it stands now: the version that would come is none yet. */
function asNow({ state }: Context, rule: Authority | undefined): Authority | undefined {
  if (!rule || !state.book.byNumber.has(rule.number)) return undefined;
  return { ...rule, version: state.version };
}

const VOID: ReadonlySet<Code> = new Set(['law/void', 'change/void']);

function voidIfAdopted(context: Context, pending: Pending) {
  const { recorder } = context;
  const { log } = recorder;
  attempt(context, () => changeRules(context, meetRules(context, pending).pending, undefined));
  const found = since(log.findings, recorder.log.findings);
  recorder.log = log;
  return found.filter(({ code }) => VOID.has(code));
}
