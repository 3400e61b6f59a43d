/** That a decision depends on a reading: a note, or an objection where the players left it open. */
import type { Authority, Spot } from '../../diagnostics/finding.ts';
import { capital } from '../../helpers/capital.ts';
import { defined } from '../../helpers/defined.ts';
import { quotedRule } from '../../law/readings/quoted-rule.ts';
import { type ReadingId, readingCalled } from '../../law/readings/register.ts';
import type { Decision, ResultUnder } from '../results/decision.ts';
import type { TakenOption } from '../state/bindings.ts';
import type { Context } from '../state/context.ts';
import { cite } from '../state/make-finding.ts';
import { addNote, reportIllegal } from '../state/write-log.ts';
import { decisionText } from '../words/decision-words.ts';
import { cameWords } from '../words/result-words.ts';
import { isOpen, sourceWords, takenOption } from './taken-option.ts';

interface Depending {
  readonly what: Decision;
  readonly at: Spot;
  /** The proposal in whose turn it is decided. */
  readonly during: string | undefined;
  readonly rule: Authority | undefined;
  readonly results: readonly ResultUnder[];
}

export function noteReading(
  context: Context,
  reading: ReadingId,
  { what, at, during, rule, results }: Depending,
): void {
  const taken = takenOption(context, reading, during);
  const { question = '', options = [] } = readingCalled(reading) ?? {};
  const decision = decisionText(what);
  const words = results
    .map(({ option, result }) => `under “${option}” ${cameWords(result, what)}`)
    .join('; ');
  const said = { at, ...defined({ rule: citedFor(context, reading, rule) }) };
  if (isOpen(context, reading, during)) {
    reportIllegal(context, {
      ...said,
      code: 'reading/open',
      message: `${question} The players have left it open, and ${decision} depends on it: ${words}.`,
      help: `Take an option in game.md (readings: { ${reading}: … }), or put the question to a Judge whose Judgment settles { reading: ${reading} }.`,
    });
    return;
  }
  const { means = '' } = options.find(({ id }) => id === taken.option) ?? {};
  const others = results.filter(({ option }) => option !== taken.option);
  const here = results.find(({ option }) => option === taken.option);
  const otherwise = others.map(
    ({ option, result }) => `under “${option}” ${cameWords(result, what)}`,
  );
  const came = here ? [cameWords(here.result, what)] : [];
  addNote(context, {
    ...said,
    code: 'contestable',
    depends: {
      reading,
      taken: { option: taken.option, source: taken.source, judgment: taken.judgment },
      question,
      answer: `Taken: “${taken.option}”, ${authorityWords(context, taken)}. ${means}`,
      here: `${capital(decision)}: ${[...came, ...otherwise].join('; ')}`,
    },
    message: `${capital(decision)} depends on a reading. ${question} ${capital(words)}. Taken: “${taken.option}”, ${sourceWords(taken)}.`,
    help: `Game custom (readings: in game.md) or a Judgment (settles: { reading: ${reading} }) may settle it otherwise.`,
  });
}

/** By whose authority an answer is taken. */
function authorityWords({ game }: Context, { source, judgment }: TakenOption): string {
  if (source === 'default') return 'the default reading';
  if (source === 'custom') return 'by game custom (`readings` in game.md)';
  const given = game.judgments.find(({ name }) => name === judgment);
  return given ? `by Judgment ${given.number}` : 'by a Judgment';
}

/**
 * The rule whose words the reading quotes, if one in force has them: a note shows no other. Otherwise
 * the rule that decides, or that says what is read, is quoted itself.
 */
function citedFor(
  { state }: Context,
  reading: ReadingId,
  decisive: Authority | undefined,
): Authority | undefined {
  const called = readingCalled(reading);
  if (!called) return decisive;
  const { inForce } = state.book;
  const rules = [...inForce.values()];
  const [supplier] = state.law.suppliers.get(called.reads) ?? [];
  const near = rules.find(({ number }) => number === (decisive ?? supplier)?.number);
  const quoted = quotedRule(called, rules, near);
  if (quoted) return { ...cite(state, quoted.rule), quoted: quoted.sentences };
  return decisive ?? (supplier && cite(state, supplier));
}
