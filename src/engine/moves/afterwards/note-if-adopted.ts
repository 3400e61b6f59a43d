/** What would be void of a proposal under vote: whoever votes on it should know, and not only afterwards. */
import type { Authority, Finding } from '../../../diagnostics/finding.ts';
import { defined } from '../../../helpers/defined.ts';
import { BREACHES, VOID } from '../../results/if-adopted.ts';
import type { Context } from '../../state/context.ts';
import { since } from '../../state/log.ts';
import type { Pending } from '../../state/state.ts';
import { addNote, attempt } from '../../state/write-log.ts';
import { changeRules, meetRules } from '../bring-into-effect.ts';

/** Adopts each open proposal by itself, in a log that is discarded, and says what would be void. */
export function noteIfAdopted(context: Context): void {
  for (const pending of context.state.pending.values()) {
    const { number } = pending.written;
    const { noted, breach } = ifAdopted(context, pending);
    const say = ({ code, at, message, rule }: Finding, before: string) =>
      addNote(context, {
        code,
        at,
        message: `${before}: ${message}`,
        ...defined({ rule: asNow(context, rule) }),
      });
    for (const each of noted) say(each, `If Proposal ${number} is adopted`);
    if (breach) say(breach, `Proposal ${number} cannot be adopted as the rules now are`);
  }
}

/** A rule as it stands now: the version that would come is none yet. */
function asNow({ state }: Context, rule: Authority | undefined): Authority | undefined {
  if (!rule || !state.book.byNumber.has(rule.number)) return undefined;
  return { ...rule, version: state.version };
}

function ifAdopted(context: Context, pending: Pending) {
  const { recorder } = context;
  const { log } = recorder;
  const { objections } = attempt(context, () =>
    changeRules(context, meetRules(context, pending).pending, undefined),
  );
  const found = since(log.findings, recorder.log.findings);
  recorder.log = log;
  return {
    noted: found.filter(({ code }) => VOID.has(code)),
    breach: objections.find(({ code }) => BREACHES.has(code)),
  };
}
