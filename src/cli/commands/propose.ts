/** `nomic propose`: a new proposal. */
import { defined } from '../../helpers/defined.ts';
import {
  type ProposalRequest,
  planProposal,
  type WantedChange,
} from '../../record-edits/plans/plan-proposal.ts';
import { readData } from '../../record-edits/read-data.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { type CommandContext, type CommandOutcome, misuse } from '../command-line/outcome.ts';
import { carryOut } from '../record-edits/carry-out.ts';
import { numberOperand } from '../record-edits/number-operand.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';
import { wordsOf } from '../record-edits/words-of.ts';

export async function propose(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const asked = requestOf(given, context);
  if (!asked.ok) return misuse(asked.message);
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  return carryOut(planProposal(asked.request, toEdit), toEdit, given, context);
}

type Asked =
  | { readonly ok: true; readonly request: ProposalRequest }
  | { readonly ok: false; readonly message: string };

function requestOf(given: Arguments, context: CommandContext): Asked {
  const { values } = given;
  const change = changeOf(given);
  if (typeof change === 'string') return { ok: false, message: change };
  const acts = readData(values.get('act'), 'the acts');
  if (!acts.ok) return acts;
  const numbered = numberOperand(values.get('number'));
  if (!numbered.ok) return numbered;
  const text = wordsOf(given, context);
  if (!text.ok) return text;
  const mechanics = readData(values.get('mechanics'), 'the mechanics');
  if (!mechanics.ok) return mechanics;
  const by = values.get('by');
  const title = values.get('title');
  const wording = defined({ title, mechanics: mechanics.data, text: text.text });
  const does = values.has('act') ? { acts: [acts.data ?? []].flat() } : {};
  const common = { ...does, ...defined({ by, number: numbered.number }) };
  if (change) return { ok: true, request: { changes: [{ ...change, ...wording }], ...common } };
  if (title !== undefined || mechanics.data !== undefined)
    return { ok: false, message: '--title and --mechanics are of a rule, and none is changed.' };
  return { ok: true, request: { changes: [], ...defined({ words: text.text }), ...common } };
}

const KINDS = ['amend', 'repeal', 'transmute'] as const;

/** One change, none where something else is done, or what is wrong with the options that say which. */
function changeOf({ values, switches }: Arguments): WantedChange | string | undefined {
  const kinds = [
    ...(switches.has('enact') ? ['enact' as const] : []),
    ...KINDS.filter((kind) => values.has(kind)),
  ];
  const [kind, other] = kinds;
  if (!kind && values.has('act')) return undefined;
  if (!kind) return 'say what is proposed: --enact, --amend, --repeal, --transmute or --act.';
  if (other)
    return `--${kind} and --${other} are two changes; several go into one proposal by hand.`;
  const tier = values.get('tier');
  const to = values.get('to');
  const rule = values.get(kind) ?? '';
  if (kind === 'enact') return { kind, ...defined({ tier }) };
  if (kind === 'transmute') return { kind, rule, ...defined({ to }) };
  return { kind, rule };
}
