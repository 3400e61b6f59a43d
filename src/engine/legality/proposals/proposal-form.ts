/**
 * Checks the form of a proposal (Suber's 106: it is written down before the vote), its title and facts.
 */
import { didYouMean, helpMeant } from '../../../diagnostics/did-you-mean.ts';
import { quote } from '../../../helpers/words.ts';
import { declarer, lawOn, namesDeclared, rulingOn } from '../../../law/in-force/law.ts';
import { saySame } from '../../../law/mechanics/canonical.ts';
import { onlyReads } from '../../../law/mechanics/mechanics.ts';
import { toSentences } from '../../../law/sentences/sentences.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import { formatNumber } from '../../../values/number.ts';
import { BOUNDS, isPast, namesOf, numberOf, wordOf, ZERO } from '../../decisions/evaluate.ts';
import { inquire } from '../../decisions/inquiry.ts';
import type { Context } from '../../state/context.ts';
import { illegal, keySpot, type Objections, spot } from '../../state/make-finding.ts';
import type { Plan } from '../../state/state.ts';
import { addNote, writeRewording } from '../../state/write-log.ts';
import { nextNumber } from '../../turns/turns.ts';
import { isAtAPrice, requiringTitles } from '../../votes/stated-awards.ts';
import { enacting } from '../cures.ts';
import { checkNamesPlanned } from '../names-known.ts';

/** `asked` are the changes that may be made at all; only these are checked further. */
export function checkProposalForm(
  context: Context,
  proposal: WrittenProposal,
  plans: readonly Plan[],
  asked: readonly Plan[],
): Objections {
  for (const plan of asked) {
    writeRewording(context, plan, proposal);
    noteNoDifference(context, plan);
    noteLostWords(context, plan);
  }
  return [
    ...asked.flatMap((plan) => checkMechanicsStated(context, plan)),
    ...checkNamesPlanned(context, asked),
    ...checkTitles(context, proposal, plans),
    ...checkFacts(context, proposal),
  ];
}

/** Requires that an amendment states mechanics, if the rule had some. */
export function checkMechanicsStated(context: Context, { change, before, at }: Plan): Objections {
  if (change.kind !== 'amend' || !before?.mechanics || change.mechanics !== undefined) return [];
  if (onlyReads(before.mechanics)) return [];
  const does = toSentences(before.mechanics).map(quote).join(' ');
  return illegal(context, {
    code: 'mechanics/unstated',
    at,
    message: `Rule ${before.number} has mechanics, and the amendment does not say which it then has. Now they say: ${does}`,
    help: 'Write `mechanics: keep`, `mechanics: none`, or the new mechanics next to `amend`.',
  });
}

/** Notes a change whose new words are not known. */
function noteLostWords(context: Context, { after, change, at }: Plan): void {
  const isLost =
    change.kind === 'enact' ? change.lost : 'words' in change && 'lost' in change.words;
  if (!after || !isLost) return;
  const whose = change.kind === 'enact' ? 'the new rule' : `Rule ${after.number} as it is amended`;
  addNote(context, {
    code: 'attested',
    at,
    message: `The words of ${whose} are lost. Only the record says that there was such a change.`,
    help: 'If you find them, write them in the place of `text: lost`.',
  });
}

function noteNoDifference(context: Context, { change, before, after, at }: Plan): void {
  if (!before || !after || change.kind === 'repeal') return;
  const same =
    !after.lost &&
    before.text === after.text &&
    before.tier === after.tier &&
    saySame(before.mechanics, after.mechanics);
  if (!same || before.title !== after.title) return;
  addNote(context, {
    code: 'change/no-difference',
    at,
    message: `The change leaves Rule ${before.number} as it is.`,
  });
}

function checkTitles(context: Context, proposal: WrittenProposal, plans: readonly Plan[]) {
  const plan = plans.find(({ kind, after }) => kind === 'enact' && !after?.title);
  if (!plan) return [];
  const act = { during: proposal.name, at: plan.at };
  const rule = requiringTitles(inquire(context, act));
  if (!rule || isAtAPrice(context, 'untitled', rule, act)) return [];
  return illegal(context, {
    code: 'proposal/text',
    at: plan.at,
    rule,
    message: 'The new rule has no title, and a rule in force requires one.',
    help: 'Give it a title: write `enact: { title: … }`.',
    unsaid: { title: '…' },
  });
}

function checkFacts(context: Context, proposal: WrittenProposal): Objections {
  const { law } = context.state;
  const names = namesDeclared(law, 'proposal-facts');
  const strange = [...proposal.facts.keys()].filter((fact) => !names.includes(fact));
  return [
    ...strange.flatMap((fact) => objectToFact(context, proposal, fact, names)),
    ...names.flatMap((name) => {
      if (proposal.facts.has(name)) return checkFactBounds(context, proposal, name);
      const byDefault = lawOn(law, 'proposal-facts', name, 'default');
      if (byDefault && byDefault.value !== 'none') return [];
      const rule = byDefault?.rule ?? declarer(law, 'proposal-facts', name);
      return illegal(context, {
        code: 'proposal/text',
        at: keySpot(proposal, 'proposal'),
        rule,
        message: `Every proposal must state the fact “${name}”, and this one does not.`,
        help: `Write \`facts: { ${name}: … }\`.`,
        unsaid: { facts: `{ ${name}: … }` },
      });
    }),
  ];
}

function objectToFact(
  context: Context,
  proposal: WrittenProposal,
  fact: string,
  names: readonly string[],
): Objections {
  const close = didYouMean(fact, names);
  return illegal(context, {
    code: 'proposal/text',
    at: keySpot(proposal, 'facts', fact),
    message: `No rule in force declares a fact “${fact}” of proposals.`,
    ...helpMeant(fact, close, 'Leave it out.'),
    ...(close === undefined && {
      cures: enacting(
        { 'proposal-facts': { [fact]: {} } },
        'Leave it out, or enact a rule that declares it first.',
      ),
    }),
  });
}

function checkFactBounds(context: Context, proposal: WrittenProposal, name: string): Objections {
  const { state } = context;
  const stated = proposal.facts.get(name) ?? ZERO;
  const at = spot(proposal, 'facts', name);
  const inquiry = inquire(context, { during: proposal.name, at });
  const names = namesOf(inquiry, { proposal });
  const bounds = BOUNDS.flatMap((which) => {
    const bounding = lawOn(state.law, 'proposal-facts', name, which);
    if (!bounding) return [];
    const { rule, value } = bounding;
    return [{ which, rule, bound: numberOf(names, rule, value) }];
  });
  const passed = bounds.find(({ which, bound }) => isPast(which, stated, bound));
  if (!passed) return [];
  const asked = bounds.map(({ which, bound }) => `at ${which} ${formatNumber(bound)}`);
  return illegal(context, {
    code: 'proposal/text',
    at,
    rule: passed.rule,
    message: `The fact “${name}” is ${formatNumber(stated)}.`,
    help: `It must be ${asked.join(' and ')}.`,
  });
}

/** Checks the number of a proposal (Suber's 108: each takes the next number). */
export function checkNumber(context: Context, proposal: WrittenProposal): Objections {
  const { state, recorder } = context;
  const numbering = lawOn(state.law, 'numbering', 'first');
  if (!numbering) return [];
  // A name that is no number is not counted.
  if (typeof proposal.number !== 'number') return [];
  const at = spot(proposal, 'proposal');
  const expected = nextNumber(inquire(context, { during: proposal.name, at }));
  if (expected === undefined || expected === proposal.number) return [];
  const first = context.game.proposals.find(
    ({ number, name }) =>
      number === proposal.number && name !== proposal.name && recorder.log.proposals.has(name),
  );
  const isLater = context.game.proposals.some(
    ({ number, name }) => number === expected && !recorder.log.proposals.has(name),
  );
  const numbers = new Set(context.game.proposals.map(({ number }) => number));
  let free = expected;
  while (numbers.has(free)) free += 1;
  const isFree = free === expected;
  const missing = first || isLater ? 0 : proposal.number - expected;
  const gone = Array.from({ length: Math.max(0, Math.min(missing, MOST_GONE)) }, (_, i) =>
    proposal.file.replace(/[^/]+$/, `${expected + i}.md`),
  ).filter((file) => context.game.proposals.every((each) => each.file !== file));
  const wrong = `The proposal is numbered ${proposal.number}; the next number is ${expected}.`;
  const lost = missing > 1 ? `${expected} to ${proposal.number - 1} are` : `${expected} is`;
  return illegal(context, {
    code: 'proposal/number',
    at,
    rule: numbering.rule,
    ...(gone.length > 0
      ? {
          message: `Proposal${missing > 1 ? 's' : ''} ${lost} missing. ${wrong}`,
          help: `${proposal.closed ? '' : `Number it ${expected}, if no other was made. `}${GONE}`,
          gone,
        }
      : first
        ? {
            message: `Two proposals have the number ${proposal.number}: this one, and \`${first.name}.md\`. The next number is ${free}.`,
            help: `Number this one ${free}${isFree ? '' : ', and give it its own date'}; or delete \`${proposal.name}.md\`, if the two are one proposal.`,
            related: [{ message: 'The other is here.', at: spot(first, 'proposal') }],
          }
        : {
            message: wrong,
            help: isLater
              ? `Proposal ${expected} has a later date: correct the numbers or the dates.`
              : `Number it ${expected}.`,
          }),
  });
}

const GONE =
  'If a record was deleted, put it back from git. If none survives, write it with `lost: true`.';

/** The help restores at most so many lost records. */
const MOST_GONE = 5;

/** Forbids an effect before the vote is complete (Suber's 107). */
export function checkRetroactivity(context: Context, proposal: WrittenProposal): Objections {
  const { effective, closed } = proposal;
  if (!effective || !closed || effective.to >= closed.from) return [];
  const at = spot(proposal, 'effective');
  const inquiry = inquire(context, { during: proposal.name, at });
  const { law } = context.state;
  const choice = lawOn(law, 'retroactive');
  const words = ['forbidden', 'permitted'] as const;
  // If no rule mentions it, custom may forbid it.
  const isForbidden =
    rulingOn(law, 'retroactive').kind === 'silent'
      ? inquiry.interpreter.ask('retroactive-effect') === 'no'
      : choice &&
        wordOf(namesOf(inquiry, { proposal }), choice.rule, choice.value, words) === 'forbidden';
  if (!isForbidden) return [];
  return illegal(context, {
    code: 'effect/retroactive',
    at,
    rule: choice?.rule,
    message: `Proposal ${proposal.number} claims effect on ${effective.text}, before its vote was complete on ${closed.text}.`,
    help: `Leave \`effective\` out, or give a moment from ${closed.text} on.`,
  });
}
