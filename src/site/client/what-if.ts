/**
 * Replays the game under the readings that the address names: `?unanimity=all-for`. Going back goes
 * back. The engine is loaded once somebody asks.
 */
import { counted } from '../../archive/words/phrase.ts';
import { capital } from '../../helpers/words.ts';
import { whatIfHtml } from '../render/html/what-if-html.ts';
import { element, part } from './basics/elements.ts';
import { type Ask, loadGame } from './desk/start-engine.ts';

const panel = document.querySelector<HTMLElement>('[data-what-if]');
if (panel) {
  const selects = [...document.querySelectorAll<HTMLSelectElement>('[data-suppose] select')];
  for (const each of document.querySelectorAll<HTMLElement>('[data-suppose]')) each.hidden = false;
  for (const each of document.querySelectorAll('details[data-without-script]')) each.remove();
  const show = replayer(panel);
  const go = (query: string) => {
    history.pushState(null, '', query === '' ? location.pathname : `?${query}`);
    read();
    if (!panel.hidden) panel.focus();
  };
  const read = () => {
    const wanted = new URLSearchParams(location.search);
    for (const select of selects) {
      const option = wanted.get(select.name) ?? '';
      select.value = [...select.options].some(({ value }) => value === option) ? option : '';
    }
    show(chosen(selects)).then(() => delete document.documentElement.dataset.asked);
  };
  for (const select of selects) {
    select.addEventListener('change', () => go(`${new URLSearchParams([...chosen(selects)])}`));
  }
  panel.querySelector('[data-as-it-was]')?.addEventListener('click', (event) => {
    event.preventDefault();
    go('');
  });
  addEventListener('popstate', read);
  read();
}

function chosen(selects: readonly HTMLSelectElement[]): ReadonlyMap<string, string> {
  return new Map(
    selects.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
}

/** Shows the latest choice, whichever answer comes first. */
function replayer(panel: HTMLElement): (choices: ReadonlyMap<string, string>) => Promise<void> {
  const [status, listed] = [part(panel, '[data-status]'), part(panel, '[data-choices]')];
  const shown = part(panel, '[data-supposed]');
  let engine: Promise<Ask | undefined> | undefined;
  let asked = 0;
  return async (choices) => {
    asked += 1;
    const mine = asked;
    panel.hidden = choices.size === 0;
    shown.replaceChildren();
    listed.replaceChildren();
    if (panel.hidden) return;
    status.textContent = 'The game is being replayed …';
    engine ??= loadGame(panel.dataset.records ?? '', panel.dataset.game ?? '');
    const answer = await engine
      .then((ask) => ask?.({ ask: 'what-if', choices }))
      .catch(() => undefined);
    if (mine !== asked) return;
    if (!answer) {
      engine = undefined;
      status.textContent =
        'The game could not be replayed: its records or the engine could not be loaded.';
      return;
    }
    const turned = answer.proposals.filter(({ turned }) => turned !== undefined).length;
    const gone = answer.neverWere.length;
    const also = gone === 0 ? '' : `, and ${counted(gone, 'version')} would not exist`;
    const said = `${counted(turned, 'proposal')} would have a different result${also}.`;
    status.textContent = answer.isSame ? '' : capital(said);
    const taken = answer.choices.map(({ question, means }) => `${question} ${means}`);
    listed.replaceChildren(...taken.map((words) => element('li', words)));
    shown.innerHTML = whatIfHtml(answer);
  };
}
