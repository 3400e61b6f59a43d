/**
 * Asks at the terminal for missing options. The answers become options, so that the command does the same
 * as without a terminal.
 */
import { nameOfPlayer } from '../../archive/lookup/name-of-player.ts';
import { effectLines } from '../../archive/words/effect-words.ts';
import { effectPhrases, sentences } from '../../archive/words/phrases/what-it-does.ts';
import { foldedForm } from '../../content/names.ts';
import { doubtsOf } from '../../engine/results/open-matters.ts';
import { latestRules } from '../../engine/results/rules-at.ts';
import type { Replay } from '../../engine/results/types.ts';
import { explained, namesKnownTo, offersFor, understand } from '../../law/sentences/understand.ts';
import { newId } from '../../record-edits/plans/new-id.ts';
import { parsePlayer } from '../../record-edits/plans/plan-game.ts';
import { ruleCalled } from '../../record-edits/plans/plan-proposal.ts';
import { oneName, TELL_APART } from '../../records/assemble/checks/check-player-names.ts';
import { MEDIA } from '../../records/kinds/game.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import type { WrittenPlayer } from '../../records/types.ts';
import type { Arguments } from '../command-line/arguments.ts';
import type { Asker, CommandContext, OfferedChoice } from '../command-line/outcome.ts';
import type { CommandName } from '../usage/usage.ts';
import { openForEdit } from './open-for-edit.ts';
import { textGiven } from './operands.ts';

/** The arguments with the answers; `undefined` if the person cancelled. */
export async function askMissing(
  name: CommandName,
  given: Arguments,
  context: CommandContext,
): Promise<Arguments | undefined> {
  const { ask } = context;
  const questions = ask && QUESTIONS[name];
  if (!questions) return given;
  if (name === 'init') return questions({ ask, given, replay: undefined, context });
  const opened = openForEdit(given, context);
  // The command itself reports mistakes.
  return opened.ok ? questions({ ask, given, replay: opened.toEdit.replay, context }) : given;
}

interface Asking {
  readonly ask: Asker;
  readonly given: Arguments;
  readonly replay: Replay | undefined;
  readonly context: CommandContext;
}

type Questions = (asking: Asking) => Promise<Arguments | undefined>;

const QUESTIONS: Partial<Record<CommandName, Questions>> = {
  init: askGame,
  propose: askProposal,
  vote: askVotes,
  close: askNumber,
  withdraw: askNumber,
  judge: askJudge,
  correct: ({ ask, given }) => askOption(ask, given, ['why', 'What was wrong?']),
};

async function askOption(
  ask: Asker,
  given: Arguments,
  [option, question]: readonly [option: string, question: string],
): Promise<Arguments | undefined> {
  if (given.values.has(option)) return given;
  const answer = await ask.write(question);
  if (answer === undefined) return undefined;
  return answer.trim() === '' ? given : withValue(given, option, answer.trim());
}

async function askGame({ ask, given }: Asking): Promise<Arguments | undefined> {
  const titled = await askTitle(ask, given);
  if (!titled) return undefined;
  const choices = MEDIA.map((medium) => ({ value: medium, label: medium }));
  const medium = titled.values.get('medium') ?? (await ask.choose('How is it played?', choices));
  if (medium === undefined) return undefined;
  const rules = ['ruleset', 'With which rules? (suber is the Initial Set)'] as const;
  const ruled = await askOption(ask, withValue(titled, 'medium', medium), rules);
  if (!ruled) return undefined;
  const whole = ruled.values.has('ruleset') ? ruled : withValue(ruled, 'ruleset', 'suber');
  return whole.lists.has('player') ? whole : askPlayers(ask, whole);
}

/** Asks first, since a game without a title cannot be written, and other answers would be lost. */
async function askTitle(ask: Asker, given: Arguments): Promise<Arguments | undefined> {
  const titled = await askOption(ask, given, ['title', 'What is the game called?']);
  if (!titled || titled.values.has('title')) return titled;
  return askTitle(ask, given);
}

const WHO =
  'Who plays? (a name, or anna=Anna Berg, and accounts: Anna Berg, mail:anna@example.org; nothing when all are named)';

async function askPlayers(ask: Asker, given: Arguments): Promise<Arguments | undefined> {
  let all = given;
  let question = WHO;
  for (;;) {
    const words = (await ask.write(question))?.trim();
    if (words === undefined) return undefined;
    if (words === '') return all;
    const others = (all.lists.get('player') ?? []).flatMap((each) => {
      const parsed = parsePlayer(each);
      return parsed.ok ? [parsed.player] : [];
    });
    const ids = others.map(({ id }) => id);
    const [name = ''] = words.split(',');
    const player = words.includes('=') ? words : `${newId(name, 'player', ids)}=${words}`;
    const fault = whyNotSeated(player, others);
    if (fault === undefined) all = withValue(all, 'player', player);
    question = fault === undefined ? WHO : `${fault} ${WHO}`;
  }
}

function whyNotSeated(words: string, others: readonly WrittenPlayer[]): string | undefined {
  const parsed = parsePlayer(words);
  if (!parsed.ok) return parsed.message;
  const { id, name } = parsed.player;
  if (others.some((other) => other.id === id)) return `“${words}” has a seat.`;
  const namesake = others.find((other) => foldedForm(other.name) === foldedForm(name));
  return namesake && `${oneName(name, namesake.name)} ${TELL_APART}`;
}

/** The most letters shown of a rule without a title. */
const MOST_SHOWN = 60;

const KINDS: readonly OfferedChoice[] = [
  { value: 'enact', label: 'A new rule' },
  { value: 'amend', label: 'New words for a rule' },
  { value: 'repeal', label: 'The repeal of a rule' },
  { value: 'transmute', label: 'A new tier for a rule' },
];

async function askProposal(asking: Asking): Promise<Arguments | undefined> {
  // A link has everything.
  if (asking.given.values.has('from')) return asking.given;
  const given = await askChange(asking);
  return given && askMechanics({ ...asking, given });
}

/** Asks for the mechanics of a rule with given words. */
async function askMechanics(asking: Asking): Promise<Arguments | undefined> {
  const { given, replay, context } = asking;
  const { values, switches } = given;
  if (!replay || values.has('mechanics')) return given;
  const words = textGiven(given, context);
  const text = words.ok ? words.text : undefined;
  if (text === undefined) return given;
  const offers = offersFor(text, namesKnownTo(latestRules(replay)));
  const seem = [...new Set(offers.map(({ sentence }) => sentence))];
  // For a new rule, asks only if its words seem to say something.
  if (switches.has('enact'))
    return seem.length === 0
      ? given
      : askWhich(asking, 'What does the new rule do?', [
          ...offer(seem),
          { value: 'words', label: 'No automatic effect: the players apply it themselves' },
        ]);
  const rule = ruleCalled(replay, values.get('amend') ?? '');
  if (!values.has('amend') || !rule?.mechanics || text === rule.text) return given;
  const kept = sentences(rule.mechanics);
  return askWhich(asking, `Does Rule ${rule.number} still do the same?`, [
    { value: 'keep', label: `Yes: ${kept.join(' ')}` },
    ...offer(seem.filter((each) => !kept.includes(each))),
    { value: 'none', label: 'No, it has only words, which the players apply themselves' },
  ]);
}

function offer(seem: readonly string[]): readonly OfferedChoice[] {
  if (seem.length === 0) return [];
  return [
    { value: seem.join('\n'), label: `It does what its words seem to say: ${seem.join(' ')}` },
  ];
}

async function askWhich(
  { ask, given }: Asking,
  question: string,
  choices: readonly OfferedChoice[],
): Promise<Arguments | undefined> {
  const anew = { value: 'anew', label: 'It does something else. I write it' };
  const chosen = await ask.choose(question, [...choices, anew]);
  if (chosen === undefined || chosen === 'words') return chosen && given;
  if (chosen !== 'anew') return withValue(given, 'mechanics', chosen);
  return askAnew(ask, given, WHAT_IT_DOES);
}

const WHAT_IT_DOES = 'What does it do from now on?';

/** Asks again until the answer is understood; an empty one keeps it. */
async function askAnew(ask: Asker, given: Arguments, question: string) {
  const answer = (await ask.write(question))?.trim();
  if (answer === undefined) return undefined;
  if (answer === '') return given;
  const [lost] = understand(answer).filter(({ how }) => how === 'not understood');
  if (!lost) return withValue(given, 'mechanics', answer);
  const { message, help = '' } = explained({ message: '', help: undefined }, lost.words);
  const why = [`“${lost.words}” is not understood.`, message, help].filter(Boolean).join(' ');
  return askAnew(ask, given, `${why} ${WHAT_IT_DOES}`);
}

async function askChange({ ask, given, replay }: Asking): Promise<Arguments | undefined> {
  const isSaid = KINDS.some(({ value }) => given.values.has(value) || given.switches.has(value));
  if (isSaid || !replay) return given;
  const kind = await ask.choose('What do you propose?', KINDS);
  if (kind === undefined) return undefined;
  if (kind === 'enact') {
    const switches = new Set([...given.switches, 'enact']);
    return askOption(ask, { ...given, switches }, ['text', 'With which words?']);
  }
  const rules = latestRules(replay).map(({ number, title, text }) => ({
    value: String(number),
    label: `Rule ${number}: ${title ?? text.slice(0, MOST_SHOWN)}`,
  }));
  const rule = await ask.choose('Which rule?', rules);
  return rule === undefined ? undefined : withValue(given, kind, rule);
}

async function askVotes(asking: Asking): Promise<Arguments | undefined> {
  const numbered = await askNumber(asking);
  const { ask, replay } = asking;
  if (!numbered || !replay || WAYS.some((way) => numbered.lists.has(way))) return numbered;
  const proposal = replay.proposals.find(
    ({ written, outcome }) => outcome === 'open' && String(written.number) === numbered.operands[1],
  );
  const vote = replay.openVotes.find((each) => each.proposal === proposal?.written.name);
  if (!vote || !proposal) return numbered;
  const silent = vote.count.silent.map((id) => ({ value: id, label: nameOfPlayer(replay, id) }));
  // Shows a voter the effects of the proposal first.
  const doubts = doubtsOf(replay.findings, proposal.written);
  const does = [...effectLines(effectPhrases(replay, proposal)), ...doubts].join(' ');
  const voters = await ask.several(does === '' ? 'Who votes?' : `${does} Who votes?`, silent);
  if (!voters) return undefined;
  const ways = WAYS.map((way) => ({ value: way, label: way }));
  let voted = numbered;
  for (const voter of voters) {
    const way = await ask.choose(`How does ${voter} vote?`, ways);
    if (way === undefined) return undefined;
    voted = withValue(voted, way, voter);
  }
  return voted;
}

/** Asks for the proposal, if several are open. */
async function askNumber({ ask, given, replay }: Asking): Promise<Arguments | undefined> {
  const open = (replay?.proposals ?? []).filter(({ outcome }) => outcome === 'open');
  if (given.operands[1] !== undefined || open.length === 0) return given;
  const numbers = open.map(({ written }) => String(written.number));
  const [only] = numbers;
  const choices = numbers.map((value) => ({ value, label: `Proposal ${value}` }));
  const number = numbers.length === 1 ? only : await ask.choose('Which proposal?', choices);
  return number === undefined ? undefined : { ...given, operands: [...given.operands, number] };
}

const ACTS: readonly OfferedChoice[] = [
  { value: 'ask', label: 'Ask a question' },
  { value: 'ruling', label: 'Answer the question that is open' },
  { value: 'accept', label: 'Accept to judge it' },
  { value: 'refuse', label: 'Refuse to judge it' },
];

async function askJudge({ ask, given }: Asking): Promise<Arguments | undefined> {
  const { values, switches } = given;
  if (values.has('ask') || values.has('ruling')) return given;
  if (['accept', 'refuse', 'overrule'].some((act) => switches.has(act))) return given;
  const act = await ask.choose('What do you want to record?', ACTS);
  if (act === undefined) return undefined;
  if (act === 'accept' || act === 'refuse')
    return { ...given, switches: new Set([...switches, act]) };
  if (act === 'ruling') {
    const ruled = await askOption(ask, given, ['ruling', 'What is the answer?']);
    return ruled && askOption(ask, ruled, ['text', 'What are the reasons?']);
  }
  const asked = await askOption(ask, given, ['ask', 'What is the question?']);
  return asked && askOption(ask, asked, ['by', 'Who asks? (the id of a player)']);
}

function withValue(given: Arguments, option: string, value: string): Arguments {
  const list = [...(given.lists.get(option) ?? []), value];
  return {
    ...given,
    values: new Map([...given.values, [option, value]]),
    lists: new Map([...given.lists, [option, list]]),
  };
}
