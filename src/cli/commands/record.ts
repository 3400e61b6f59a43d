/** The commands that record a move. Each plans a record, which is tried and written in the same way. */

import { missingVotes } from '../../archive/words/phrases/state-words.ts';
import { PLAYER, SOME_PLAYERS, type TypedMove } from '../../diagnostics/finding.ts';
import { asTyped, mendingWords, optionWords } from '../../diagnostics/mending-command.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Replay } from '../../engine/results/types.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { understand } from '../../law/sentences/understand.ts';
import {
  type Draft,
  lacking,
  type PlanResult,
  type Refusal,
  refuse,
} from '../../record-edits/plans/draft.ts';
import { planCorrection } from '../../record-edits/plans/plan-correction.ts';
import { type EventRequest, planEvent, throwOf } from '../../record-edits/plans/plan-event.ts';
import {
  type NewWording,
  type ProposalRequest,
  planNewWording,
  planProposal,
  type WantedChange,
} from '../../record-edits/plans/plan-proposal.ts';
import {
  type BenchAct,
  planQuestion,
  planRuling,
  type RulingRequest,
} from '../../record-edits/plans/plan-ruling.ts';
import { type EndingRequest, planEnding, planVote } from '../../record-edits/plans/plan-vote.ts';
import { unsaid } from '../../record-edits/plans/words-alone.ts';
import { readData } from '../../record-edits/read-data.ts';
import { readMechanics } from '../../record-edits/read-mechanics.ts';
import { EVENT_KINDS } from '../../records/kinds/event-facts.ts';
import { draftMove } from '../../try-out/draft-move.ts';
import { readDraft } from '../../try-out/links/draft-link.ts';
import { tryMove } from '../../try-out/try-move.ts';
import { numberOrWord } from '../../values/ids.ts';
import { isMapping } from '../../values/schema.ts';
import { committedText } from '../base-revision/read-base.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { called, typing } from '../command-line/called-as.ts';
import { type Command, type CommandContext, refused } from '../command-line/outcome.ts';
import {
  carryOut,
  type MoveArguments,
  type MovePlan,
  typedWith,
} from '../record-edits/carry-out.ts';
import { eventForm, eventMeant, numberSaid, sayItSo } from '../record-edits/event-forms.ts';
import { besideLeftovers, type OpenForEdit, openForEdit } from '../record-edits/open-for-edit.ts';
import { namesListed, numberOperand, textGiven } from '../record-edits/operands.ts';

/** Plans the move from correct options. */
type Plan = (toEdit: OpenForEdit) => MovePlan | Promise<MovePlan>;
/** Checks the options alone. */
type Examine = (
  given: Arguments,
  context: CommandContext,
) => Plan | Refusal | Promise<Plan | Refusal>;

/** Opening a game takes time, so options are checked first. */
function recording(move: MoveArguments['move'], examine: Examine): Command {
  return async (typed, context) => {
    const isTrial = context.tried !== undefined;
    const tried = isTrial ? openForEdit(typed, context) : undefined;
    const given = tried?.ok ? asIfTold(typed, move, tried.toEdit.replay) : typed;
    const plan = await examine(given, context);
    if (typeof plan !== 'function') {
      const worded = typedWith({ file: undefined, text: '…' }, { ...given, move });
      const cures = [mendingWords(worded, given.operands[0] ?? '')];
      return refused({ ...plan, ...(plan.lacks === 'words' && { cures }) });
    }
    const opened = tried ?? openForEdit(given, context);
    if (!opened.ok) return opened.outcome;
    const { toEdit } = opened;
    return besideLeftovers(
      await carryOut(await plan(toEdit), toEdit, { ...typed, move }, context),
      toEdit,
    );
  };
}

/** An offered command leaves out who acted. It is tried for a player who may. */
function asIfTold(given: Arguments, move: MoveArguments['move'], replay: Replay): Arguments {
  const playing = replay.players.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
  const judges = replay.game.judgments.at(-1)?.bench.at(-1)?.judges ?? [];
  const voters =
    move === 'vote'
      ? replay.openVotes.flatMap(({ count }) => count.silent)
      : playing.filter((id) => !judges.includes(id));
  const told = (word: string) =>
    word
      .replaceAll(SOME_PLAYERS, voters.join(','))
      .replaceAll(PLAYER, playing[0] ?? PLAYER)
      .replace(/\bN\b/g, '1');
  const isTwice =
    given.values.get('for') === SOME_PLAYERS && given.values.get('against') === SOME_PLAYERS;
  const kept = <Value>(all: ReadonlyMap<string, Value>) =>
    [...all].filter(([name]) => !(isTwice && name === 'against'));
  return {
    ...given,
    operands: given.operands.map(told),
    values: new Map(kept(given.values).map(([name, value]) => [name, told(value)])),
    lists: new Map(kept(given.lists).map(([name, values]) => [name, values.map(told)])),
  };
}

/** `nomic propose`: a new proposal. */
export const propose = recording('propose', (given, context) => {
  const link = given.values.get('from');
  if (link !== undefined) return proposalFrom(link, given);
  if (given.switches.has('reword')) return newWording(given, context);
  const asked = requestOf(given, context);
  if (!asked.ok) return { ...asked, cures: oneChange(given) };
  return (toEdit) => {
    const planned = planProposal(asked.request, toEdit);
    const type = typing(toEdit.replay.game.id, context, given);
    const give = (mechanics: string) =>
      given.switches.has('dry-run')
        ? asTyped(optionWords({ mechanics }))
        : type({ move: 'propose', says: { reword: true, mechanics } });
    const unworded = asked.request.changes.flatMap((change) => unsaid(toEdit.replay, change, give));
    const remarks = [...unworded, ...wordsTaken(given)];
    return planned.ok ? { ...planned, remarks } : planned;
  };
});

/** How mechanics in other words were understood, and the text that the shell left. */
function wordsTaken({ values, switches }: Arguments): readonly string[] {
  const text = switches.has('dry-run') ? undefined : values.get('text');
  const read = understand(values.get('mechanics') ?? '').flatMap((each) => {
    if (each.how === 'as written' || each.how === 'not understood') return [];
    const said = each.says.map(({ sentence }) => sentence).join(' ');
    return [`“${each.words}” was read ${each.how}: ${said}`];
  });
  return [...read, ...(text === undefined ? [] : [`Its words: ${text}`])];
}

/** Puts other words or mechanics into the open proposal. */
function newWording(given: Arguments, context: CommandContext): Plan | Refusal {
  const { values, switches } = given;
  const other = [...values.keys(), ...switches].find((name) => !OF_WORDING.has(name));
  if (other !== undefined)
    return refuse(`--reword keeps what the proposal changes: leave out --${other}.`);
  const numbered = numberOperand(values.get('number'));
  if (!numbered.ok) return numbered;
  const text = textGiven(given, context);
  if (!text.ok) return text;
  const mechanics = readMechanics(values.get('mechanics'), 'the mechanics');
  if (!mechanics.ok) return refuse(mechanics.message);
  const wording: NewWording = withoutUndefined({
    title: values.get('title'),
    mechanics: mechanics.data,
    text: text.text,
    'as-meant': switches.has('as-meant') || undefined,
  });
  if (Object.keys(wording).length === 0)
    return refuse('Say what is new: --text "…", --title "…", --mechanics "…" or --as-meant.');
  const of = withoutUndefined({ by: values.get('by'), number: numbered.number });
  return (toEdit) => {
    const planned = planNewWording(wording, of, toEdit);
    return planned.ok ? { ...planned, remarks: wordsTaken(given) } : planned;
  };
}

const OF_WORDING: ReadonlySet<string> = new Set(
  'reword text file title mechanics as-meant by number on dry-run anyway content format'.split(' '),
);

/** A move drafted at the desk. The link does not say who sent it. */
async function proposalFrom(link: string, given: Arguments): Promise<Plan | Refusal> {
  const other = [...given.values.keys(), ...given.switches].find((name) => !WITH_LINK.has(name));
  if (other !== undefined) return refuse(`--from has the whole proposal: leave out --${other}.`);
  const read = await readDraft(link);
  if (!read.ok && /^\S*[=/]\S*$/.test(link)) return refuse(`--from: ${read.why}`);
  if (!read.ok) {
    const line = '--from takes a link from the desk. To propose your own words:';
    const [worded] = oneChange({ ...given, values: new Map([['text', link]]) });
    return { ...refuse(line), cures: worded ? [worded] : [] };
  }
  const { game, move } = read.draft;
  if (game !== given.operands[0])
    return refuse(`--from: the draft is for the game ${visible(game)}.`);
  if (move.kind !== 'propose') return refuse('--from: the draft is another move, and no proposal.');
  return (toEdit) => draftMove(move, toEdit);
}

const WITH_LINK: ReadonlySet<string> = new Set('from on dry-run anyway content format'.split(' '));

type RequestRead = { readonly ok: true; readonly request: ProposalRequest } | Refusal;

function requestOf(given: Arguments, context: CommandContext): RequestRead {
  const { values } = given;
  const change = changeOf(given);
  if (typeof change === 'string') return refuse(change);
  const acts = readData(values.get('act'), 'the acts');
  if (!acts.ok) return refuse(acts.message);
  const facts = readData(values.get('facts'), 'the facts');
  if (!facts.ok) return refuse(facts.message);
  const numbered = numberOperand(values.get('number'));
  if (!numbered.ok) return numbered;
  const text = textGiven(given, context);
  if (!text.ok) return text;
  const mechanics = readMechanics(values.get('mechanics'), 'the mechanics');
  if (!mechanics.ok) return refuse(mechanics.message);
  const by = values.get('by');
  const title = values.get('title');
  const wording = withoutUndefined({ title, mechanics: mechanics.data, text: text.text });
  const does = values.has('act') ? { acts: [acts.data ?? []].flat() } : {};
  const common = {
    ...does,
    asMeant: given.switches.has('as-meant'),
    ...withoutUndefined({ by, number: numbered.number, facts: facts.data }),
  };
  if (change) return { ok: true, request: { changes: [{ ...change, ...wording }], ...common } };
  if (title !== undefined || mechanics.data !== undefined)
    return refuse('--title and --mechanics describe a rule, but no rule is changed.');
  return {
    ok: true,
    request: { changes: [], ...withoutUndefined({ words: text.text }), ...common },
  };
}

const KINDS = ['amend', 'repeal', 'transmute'] as const;

/** If several changes are given: the command with the first one, or with a new rule. */
function oneChange({ operands: [game = ''], values, switches }: Arguments) {
  const named = changesNamed({ values, switches });
  const [kind = 'enact', other = ''] = named;
  if (named.length === 1 || (values.has('act') && other === '')) return [];
  const { [other]: _, ...kept } = Object.fromEntries(values);
  const isWorded = kind !== 'enact' || values.has('file');
  const typed = { ...(!isWorded && { text: '…' }), ...kept };
  const options = Object.entries(typed).flatMap(([name, value]) => [`--${name}`, value]);
  return [['propose', game, ...(kind === 'enact' ? ['--enact'] : []), ...options]];
}

/** The change, none for other acts, or the fault of the options. */
function changeOf({ values, switches }: Arguments): WantedChange | string | undefined {
  const [kind, other] = changesNamed({ values, switches });
  if (!kind && values.has('act')) return undefined;
  if (!kind)
    return 'say what is proposed: --enact --text "…", --amend 206 --text "…", --repeal 206, --transmute 112 or --act "…". For a new rule:';
  if (other)
    return `--${kind} and --${other} are two changes. Propose one, and list both under \`changes\` in its record:`;
  const tier = values.get('tier');
  const to = values.get('to');
  const rule = values.get(kind) ?? '';
  if (kind === 'enact') return { kind, ...withoutUndefined({ tier }) };
  if (kind === 'transmute') return { kind, rule, ...withoutUndefined({ to }) };
  return { kind, rule };
}

function changesNamed({ values, switches }: Pick<Arguments, 'values' | 'switches'>) {
  const others = KINDS.filter((kind) => values.has(kind));
  return switches.has('enact') ? (['enact', ...others] as const) : others;
}

/** `nomic event`: records any other event. */
export const event = recording('event', (given, context) => {
  const { values } = given;
  const after = numberOperand(values.get('after'));
  if (!after.ok) return after;
  const rule = values.get('rule');
  const isTrial = context.tried !== undefined;
  const request: Omit<EventRequest, 'fact'> = {
    rule: rule === undefined ? undefined : numberOrWord(rule),
    // The roll itself names the player.
    by: values.has('roll') ? undefined : values.get('by'),
    why: values.get('why'),
    after: after.number,
    name: values.get('name'),
  };
  return (toEdit) => {
    const fact = factOf(given, toEdit);
    const [, ...words] = given.operands;
    const playing = toEdit.replay.players.filter(({ status }) => status === 'playing');
    const said = eventForm(words.join(' '), playing);
    const [, die] = /^roll: (\d+|N)$/.exec(said) ?? [];
    // The same words in the form of records.
    const form: TypedMove = {
      move: 'event',
      ...(die === undefined && { of: said }),
      says: { roll: die, ...Object.fromEntries(values) },
    };
    if (fact === undefined)
      return {
        ...refuse(sayItSo(String(form.says?.roll ?? form.of))),
        cures: [mendingWords(form, toEdit.replay.game.id)],
      };
    if (typeof fact === 'string') return refuse(fact);
    if ('lines' in fact) return fact;
    const planned = planEvent({ fact, ...request }, toEdit);
    // A trial has its words in the right form.
    return isTrial ? planned : { ...planned, form };
  };
});

/** The event; nothing if it is not in the form of records, or else its fault. */
function factOf(
  { operands: [, ...words], values }: Arguments,
  toEdit: OpenForEdit,
): object | string | Refusal | undefined {
  const die = values.get('roll');
  if (die !== undefined) {
    if (!/^\d{1,9}$/.test(die)) {
      const shown = numberSaid(die);
      const why = `“${die}” is not what a die shows. Write its number`;
      return shown === undefined || shown === die
        ? refuse(`${why}, such as --roll 4.`)
        : { ...refuse(`${why}:`), instead: [die, shown] };
    }
    return throwOf(Number(die), values.get('by'), toEdit);
  }
  const said = words.join(' ');
  if (said === '') return WHAT;
  const read = readData(said, 'what happened');
  if (!read.ok) return read.message;
  const { data } = read;
  const [kind] = isMapping(data) ? Object.keys(data) : [];
  const meant = eventMeant(kind ?? '') ?? kind;
  const isThrow = isMapping(data) && ['number', 'bigint'].includes(typeof data.roll);
  return isMapping(data) && meant === kind && !isThrow ? data : undefined;
}

const WHAT = `say what happened: "forfeit: ada", or --roll 4. The kinds are ${EVENT_KINDS.join(', ')}.`;

/** `nomic correct`: declares a correction in a record. */
export const correct = recording('correct', ({ operands, values, switches }, { programs }) => {
  const [, record = ''] = operands;
  const why = values.get('why');
  return (toEdit) => {
    const planned = planCorrection(record, why ?? '', toEdit);
    if (!planned.ok) return planned;
    const { file, before } = planned.draft;
    const committed = committedText(toEdit.folder.dir, file, programs);
    const isWorded = /[\p{L}\p{N}]/u.test(why ?? '');
    if (isWorded && (before !== committed || switches.has('anyway')))
      return { ...planned, remarks: committed === undefined ? [UNSEEN] : [] };
    const unedited = `${file} is as it was in the last commit.`;
    const proposal = toEdit.replay.proposals.find(({ written }) => written.file === file);
    if (isWorded && proposal?.outcome === 'open')
      return refuse(`Proposal ${record} is open, so it needs no correction: edit ${file} alone.`);
    const first = isWorded ? `${unedited} ${EDIT_FIRST}` : undefined;
    return {
      ...refuse(first ?? `Edit ${file}, and say why it was wrong:`),
      mendings: [{ move: 'correct', of: record, says: { why: isWorded ? why : '…' } }],
    };
  };
});

const EDIT_FIRST =
  'Edit it first, or add --anyway if an earlier commit has the edit. Then say why:';

const UNSEEN =
  'The command corrects nothing itself: edit the record too. Git has no earlier version of it, so an edit cannot be seen.';

/** `nomic close` and `nomic withdraw`: the end of a proposal. */
export const close: Command = (given, context) =>
  (given.switches.has('due') ? closeDue : ending('close', 'closed'))(given, context);
export const withdrawCommand = ending('withdraw', 'withdrawn');

function ending(move: MoveArguments['move'], how: EndingRequest['how']): Command {
  return recording(move, ({ operands }) => {
    const numbered = numberOperand(operands[1]);
    if (!numbered.ok) return numbered;
    return (toEdit) => planEnding({ how, number: numbered.number }, toEdit);
  });
}

/** A vote is over only if all have voted or its time has passed. */
const closeDue = recording('close', () => (toEdit) => {
  const { on } = toEdit;
  const { openVotes, game } = toEdit.replay;
  const due = openVotes.find(
    ({ count, until }) =>
      missingVotes(count) === 0 || (until !== undefined && on.from > until.latest),
  );
  const number = game.proposals.find(({ name }) => name === due?.proposal)?.number;
  return number === undefined
    ? refuse('no vote is over.')
    : planEnding({ how: 'closed', number }, toEdit);
});

/** `nomic vote`: votes on an open proposal. */
export const vote = recording('vote', (given) => {
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return numbered;
  const { number } = numbered;
  const voters = { for: namesListed(given, 'for'), against: namesListed(given, 'against') };
  const abstain = namesListed(given, 'abstain');
  const why = given.values.get('why');
  const ownFile = given.switches.has('own-file');
  const isChange = given.switches.has('change');
  return (toEdit) => {
    if (isChange && toEdit.replay.game['second-votes'] === 'refused')
      return refuse('nobody may change a vote in this game, as game.md says.');
    const named: readonly string[] = [...voters.for, ...voters.against, ...abstain];
    const gone = toEdit.replay.players.find(({ id, status }) => {
      return status !== 'playing' && named.includes(id);
    });
    if (gone && !given.values.has('on'))
      return refuse(
        `${gone.name} has left the game, and votes no more. If the vote is from before, add its day with --on.`,
      );
    const planned = planVote({ number, ...voters, abstain, why, ownFile, isChange }, toEdit);
    const isCutOff = given.operands.length < 2 && given.values.size === 0;
    if (planned.ok || planned.lacks !== 'voters' || !isCutOff) return planned;
    return { ...planned, lines: planned.lines.map((line) => `${line} ${CUT_OFF}`) };
  };
});

const CUT_OFF = 'If you typed #301, the shell left out the rest.';

/** `nomic judge`: asks a Judge, and records the Judge's acts. */
export const judgeCommand = recording('judge', (given, context) => {
  const { values } = given;
  const numbered = numberOperand(given.operands[1]);
  if (!numbered.ok) return numbered;
  const question = values.get('ask');
  const asking = { by: values.get('by'), rules: namesListed(given, 'rules') };
  const ofRuling = ANSWERING.find((name) => values.has(name));
  const isOnlyAsked = question !== undefined && !values.has('ruling');
  if (isOnlyAsked && ofRuling !== undefined)
    return refuse(`a question has no --${ofRuling} yet: leave it out, or add --ruling "…".`);
  if (isOnlyAsked) return (toEdit) => planQuestion({ question, ...asking }, toEdit);
  if (question === undefined && asking.by !== undefined)
    return {
      ...refuse('--by says who asks. --judge says who answers:'),
      instead: ['--by', '--judge'],
    };
  const words = textGiven(given, context);
  if (!words.ok) return words;
  const did = actOf(given, words.text);
  if (!did) return refuse(DONE);
  const settles = readData(values.get('settles'), 'what is settled');
  if (!settles.ok) return refuse(settles.message);
  const listed = settles.data === undefined ? [] : [settles.data].flat();
  const ruling = { judge: values.get('judge'), did };
  const planWith = (settled: readonly unknown[], toEdit: OpenForEdit) => {
    const ruled = { ...ruling, settles: [...listed, ...settled] };
    if (question !== undefined) {
      const asked = planQuestion({ question, ...asking }, toEdit);
      return asked.ok ? planAnswered(asked.draft, ruled, toEdit) : asked;
    }
    const { id, judgments } = toEdit.replay.game;
    const number = numbered.number ?? judgments.at(-1)?.number;
    const which = number === undefined ? '' : `There is no Judgment ${number} in ${id}. `;
    if (number === undefined || judgments.length === 0)
      return lacking('question', `${which}No question was asked yet.`);
    return planRuling({ number, ...ruled }, toEdit);
  };
  const call = called(context, given);
  const isBare = did.act === 'given' && listed.length === 0;
  return (toEdit) => ({
    ...planWith([], toEdit),
    ...(isBare && {
      remarks: [`${BINDS_NOTHING} ${call(`check ${toEdit.replay.game.id} --notes`)}`],
    }),
    settling: (settled) => planWith(settled, toEdit),
  });
});

/** The program does not read the words of a ruling, only `settles`. */
const BINDS_NOTHING =
  'The words of a ruling bind no reading and make no move void. To bind a reading, add `settles` to the record. For the readings:';

const ANSWERING = ['judge', 'settles', 'text', 'file'] as const;

const DONE =
  'say what was done: --ask "May …?" --by PLAYER for a question, or --accept, --refuse, --ruling "No" or --overrule.';

/** A question with its answer in one record. The Judge is the one for a question asked now. */
function planAnswered(
  { file, text }: Draft,
  ruling: Omit<RulingRequest, 'number'>,
  toEdit: OpenForEdit,
): PlanResult {
  const { replay } = tryMove({ file, text }, toEdit);
  const number = replay?.game.judgments.find((each) => each.file === file)?.number;
  if (!replay || number === undefined) return { ok: true, draft: { file, text } };
  const textOf = (other: string) => (other === file ? text : toEdit.textOf(other));
  const planned = planRuling({ number, ...ruling }, { ...toEdit, replay, textOf });
  return planned.ok ? { ok: true, draft: { file, text: planned.draft.text } } : planned;
}

function actOf(given: Arguments, reasons: string | undefined): BenchAct | undefined {
  const { values, switches } = given;
  const ruling = values.get('ruling');
  if (ruling !== undefined) return { act: 'given', ruling, reasons };
  if (switches.has('accept')) return { act: 'accepted' };
  if (switches.has('refuse')) return { act: 'refused' };
  if (!switches.has('overrule')) return undefined;
  return {
    act: 'overruled',
    for: namesListed(given, 'for'),
    against: namesListed(given, 'against'),
  };
}
