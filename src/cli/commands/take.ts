/** `nomic take`: makes records of messages from a channel. */

import { jsonText } from '../../diagnostics/json-text.ts';
import { forShell } from '../../diagnostics/mending-command.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import { takeMessages } from '../../inbox/take/take-messages.ts';
import type { OfferedRecord } from '../../inbox/types.ts';
import { playersListed } from '../../record-edits/plans/find-player.ts';
import { gameInPlay, otherGames } from '../../try-out/inbox/game-in-play.ts';
import {
  HEADINGS,
  type MessageAsked,
  offersTally,
  offerWords,
  pastedLine,
  placeShown,
  questionWords,
  type WeighedOffer,
  wholeShown,
  wordsShown,
} from '../../try-out/inbox/offer-words.ts';
import { type InboxPlan, planOffers } from '../../try-out/inbox/plan-offers.ts';
import { messagesAsked } from '../../try-out/inbox/questions.ts';
import { sourceOf } from '../../try-out/inbox/recorded.ts';
import { called } from '../command-line/called-as.ts';
import { type Command, misuse, refused, STATUS } from '../command-line/outcome.ts';
import { askAbout } from '../inbox/ask-about.ts';
import { messagesIn } from '../inbox/messages-in.ts';
import { besideLeftovers, openForEdit } from '../record-edits/open-for-edit.ts';
import { writeFiles } from '../record-edits/write-files.ts';

export const take: Command = async (given, context) => {
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  const isAsking = given.switches.has('ask') && !context.tried;
  const ask = isAsking ? (context.ask ?? context.askBeside?.()) : undefined;
  if (isAsking && !ask) {
    return misuse(
      '--ask needs a terminal, so that somebody can answer. Save the messages in a file, and type at a terminal:',
      called(context, given)(`take ${toEdit.replay.game.id} FILE --ask`),
    );
  }
  const game = gameInPlay(toEdit.replay, {
    now: context.now,
    others: otherGames(toEdit.library.sources, toEdit.replay.game.id),
  });
  const heard = await messagesIn(given.operands.slice(1), game, context.cwd);
  const isUnread = heard.ok && heard.messages.length === 0 && heard.left.length > 0;
  if (!heard.ok || isUnread)
    return refused({
      ...heard,
      lines: [
        `${heard.ok ? heard.left.join(' ') : heard.message} To paste the messages instead:`,
        called(context, given)(`take ${game.id} -`),
      ],
    });
  const taken = takeMessages(heard.messages, game);
  const { on } = toEdit;
  const planAll = (offers: readonly OfferedRecord[]) => planOffers(offers, toEdit, on);
  const asking = ask && { ask, messages: heard.messages, game, on, plan: planAll };
  const offers = asking ? await askAbout(taken.offers, asking) : taken.offers;
  if (!offers) return misuse('You cancelled.');
  const plan = planAll(offers);
  const { switches } = given;
  const isWritten = !context.tried && (switches.has('write') || switches.has('ask'));
  const { dir } = toEdit.folder;
  const fault = isWritten ? writeFiles(plan.drafts.map((draft) => ({ dir, ...draft }))) : undefined;
  if (fault !== undefined) return misuse(fault);
  const left = [...heard.left, ...taken.notes];
  const status =
    left.length > 0 || plan.offers.some(({ is }) => is === 'refused') ? STATUS.findings : STATUS.ok;
  const files = plan.drafts.map(({ file }) => toEdit.folder.named + file);
  if (given.values.get('format') === 'json')
    return { status, out: json(plan, isWritten ? files : [], left) };
  const err = left.map((each) => `nomic: ${visible(each)}\n`).join('');
  const call = called(context, given);
  const propose = (words: string) => call(`propose ${toEdit.replay.game.id} ${words}`);
  const { columns } = context;
  const isUnknown = plan.offers.some(({ is, player }) => is === 'asked' && player === undefined);
  const again = call(`take ${game.id} ${given.operands.slice(1).map(forShell).join(' ')} --ask`);
  const foot = [
    ...(isUnknown ? [playersListed(toEdit.replay.players)] : []),
    ...(isWritten ? [] : [`To answer, type at a terminal: ${again}`]),
  ];
  const groups = Object.entries(HEADINGS).flatMap(([is, heading]) => {
    const own = plan.offers.filter((each) => each.is === is);
    const asked = messagesAsked(own).map((each) => askedRows(each, propose));
    const rows = is === 'asked' ? [...asked, ...foot.map((row) => [row])] : own.map(rowsOf);
    return own.length === 0 ? [] : [heading, ...rows.flatMap((each) => entry(each, columns)), ''];
  });
  const which = files.map(visible).join(', ');
  const done = isWritten ? `Written: ${which}` : `Nothing written. --write would write ${which}`;
  const lines = [...groups, offersTally(plan.offers), ...(files.length > 0 ? [done] : [])];
  const out = `${lines.join('\n')}\n`;
  return besideLeftovers({ status, out, ...(err !== '' && { err }) }, toEdit);
};

function json({ offers }: InboxPlan, written: readonly string[], left: readonly string[]): string {
  const records = offers.map(({ is, message, ...offer }) => ({
    ...offer,
    message: pastedLine(message),
    source: sourceOf({ message, ...offer }),
    asked: is === 'asked',
    is,
  }));
  return jsonText({ ...(left.length > 0 && { refused: left.join(' ') }), records, written });
}

/* The offers, as a table for a terminal. */

/** `propose` makes a command from options. */
function askedRows(question: MessageAsked, propose: (options: string) => string) {
  const [first] = question.offers;
  const [, ...rest] = first ? rowsOf(first.offer) : [];
  const by = first?.offer.player === undefined ? '' : `--by ${first.offer.player} `;
  const finish =
    question.amends === undefined
      ? []
      : [`Write it yourself: ${propose(`${by}--amend ${question.amends} --text "…"`)}`];
  return [`${questionWords(question)}  “${wholeShown(question)}”`, ...rest, ...finish];
}

function rowsOf(offer: WeighedOffer): readonly string[] {
  const { why, verdict } = offer;
  return [
    `${offerWords(offer)}  “${wordsShown(offer)}”`,
    ...(why === undefined ? [] : [`Asked because ${why}.`]),
    ...(verdict === undefined ? [] : [verdict]),
    placeShown(offer),
  ];
}

function entry(rows: readonly string[], columns: number): readonly string[] {
  return rows.flatMap((row, i) =>
    wrap(visible(row), columns - 4).map((line) => `${i === 0 ? '  ' : '    '}${line}`),
  );
}
