/** The desk: the page's game is opened, and moves in it are drafted. */
import type { RecordToSend } from '../../../record-edits/forge.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import { kindOfLink, packLink, unpackLink } from '../../../try-out/links/pack.ts';
import { part } from '../basics/elements.ts';
import { copyText } from '../basics/files.ts';
import { field, valueIn } from '../desk/fields.ts';
import { fillForm, readMove, showMove, showRule, showVote } from '../desk/move-form.ts';
import { type Ask, loadGame } from '../desk/start-engine.ts';
import { tryAsWritten } from '../desk/try-as-written.ts';
import { followPresses, layTrack } from './presses.ts';
import { boardHtml } from './show-board.ts';
import { cardsHtml, followCards, followRules } from './show-cards.ts';

const desk = document.querySelector<HTMLElement>('[data-desk]');
if (desk) begin(desk);

async function begin(desk: HTMLElement): Promise<void> {
  const { records = '', game = '' } = desk.dataset;
  layTrack(desk);
  const without = document.querySelector('[data-without-script]');
  if (without) without.textContent = 'Loading the records and the engine …';
  const ask = await loadGame(records, game, false).catch(() => undefined);
  const survey = await ask?.({ ask: 'survey' });
  if (!ask || !survey) {
    if (without) without.textContent = 'The records of the game or the engine could not be loaded.';
    return;
  }
  const form = part<HTMLFormElement>(desk, '[data-draft]');
  fillForm(form, survey, part<HTMLTemplateElement>(desk, 'template[data-change]'), ask);
  const on = await ask({ ask: 'moment', now: Date.now() });
  field(form, 'on').value = on;
  const showGame = async () => showLying(desk, form, await ask({ ask: 'board', on }));
  // A decision lies above the form, so the form waits for it.
  const { hasDecision } = desk.dataset;
  if (hasDecision !== undefined) await showGame();
  without?.remove();
  part(desk, '[data-opened]').hidden = false;
  offerMessages(desk, { ask, game });
  const said = part(desk, '[data-handed]');
  tryAsWritten(part(desk, '.desk'), form, { ask, survey });
  const fill = async () => {
    said.textContent = await fillFromAddress(form, { game, ask });
  };
  addEventListener('hashchange', fill);
  await fill();
  const linkNow = async () => {
    const draft = { game, on: valueIn(form, 'on'), move: readMove(form, survey) };
    return `${location.origin}${location.pathname}#${await packLink('draft', draft)}`;
  };
  // After a reload, and on the way back, the reader finds the draft again.
  let typed = 0;
  form.addEventListener('input', async () => {
    typed += 1;
    const at = typed;
    const link = await linkNow();
    if (at === typed) history.replaceState(null, '', link);
  });
  const copies = {
    '[data-copy]': () => part(desk, '[data-text]').textContent,
    '[data-hand]': linkNow,
    '[data-command]': async () => `nomic propose ${game} --from '${await linkNow()}'`,
  };
  for (const [press, textOf] of Object.entries(copies)) {
    part(desk, press).addEventListener('click', async () => {
      const text = await textOf();
      const isCopied = await copyText(text);
      part(desk, '[data-copied]').textContent = isCopied ? 'Copied.' : `Copy it yourself: ${text}`;
    });
  }
  if (hasDecision === undefined) await showGame();
}

/** Loads the reader of messages when somebody opens the place for them. */
function offerMessages(desk: HTMLElement, { ask, game }: OpenDesk): void {
  const place = part<HTMLDetailsElement>(desk, '[data-messages]');
  const { forge = '' } = part(desk, '.desk').dataset;
  place.addEventListener(
    'toggle',
    async () => {
      const { readMessagesIn, recordsToSend } = await import('../desk/messages.ts');
      const recordsFor = () => (made: readonly RecordToSend[]) => recordsToSend(made, game, forge);
      readMessagesIn(place, { ask, recordsFor });
    },
    { once: true },
  );
}

/** Shows the game as it lies on the board. A press there fills the form. */
function showLying(desk: HTMLElement, form: HTMLFormElement, view: BoardView): void {
  const bar = part(desk, '.make .primary');
  const [baize, rules] = [part(desk, '[data-baize]'), part(desk, '[data-rules]')];
  baize.innerHTML = boardHtml(view);
  rules.innerHTML = cardsHtml(view);
  layTrack(desk);
  followPresses(baize, (move) => {
    showMove(form, move);
    bar.focus();
  });
  followCards(rules, (rule, kind) => {
    showRule(form, rule, kind);
    form.scrollIntoView();
  });
  followRules(desk);
}

interface OpenDesk {
  readonly game: string;
  readonly ask: Ask;
}

/** Fills in a draft that somebody sent, or a rule to change. Returns the words for the page. */
async function fillFromAddress(form: HTMLFormElement, { game, ask }: OpenDesk): Promise<string> {
  const [, rule] = /^#amend=(.+)$/.exec(location.hash) ?? [];
  if (rule !== undefined) {
    if (!showRule(form, rule)) return `No rule ${rule} is in force.`;
    field(form, 'text').scrollIntoView({ block: 'nearest' });
    return '';
  }
  const [, proposal] = /^#vote=(.+)$/.exec(location.hash) ?? [];
  if (proposal !== undefined) {
    return showVote(form, proposal) ? '' : `Nobody votes on Proposal ${proposal} now.`;
  }
  if (kindOfLink(location.hash) === undefined) return '';
  const unpacked = await unpackLink('draft', location.hash);
  const read = unpacked.ok ? await ask({ ask: 'read-draft', value: unpacked.value }) : unpacked;
  const refused = 'The link cannot be opened.';
  if (!read.ok) return `${refused} ${read.why}`;
  const { draft } = read;
  if (draft.game !== game) return `${refused} It has a draft for the game ${draft.game}.`;
  field(form, 'on').value = draft.on;
  const lost = showMove(form, draft.move);
  const opened = 'This is the draft in the link.';
  return lost.length === 0
    ? opened
    : `${opened} The game now has no ${lost.map((each) => `“${each}”`).join(', ')} to choose.`;
}
