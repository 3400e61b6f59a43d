/** The board: the address says whether a game lies on it, and which. */
import { kindOfLink } from '../../../try-out/links/pack.ts';
import { part } from '../basics/elements.ts';
import { prepareEntrance, showEntrance } from './entrance.ts';
import { isAnythingUnkept, keyOf, takeUp, whyUnkept } from './keep-games.ts';
import { openLink } from './open-link.ts';
import { announce } from './parts.ts';
import { playOnFromArchive, stepInAddress } from './play-on-from.ts';
import { arrive, inTurn, leaveBoard, onBoard, prepareBoard } from './sit.ts';

part(document, '[data-without-script]').remove();
prepareEntrance();
prepareBoard();
addEventListener('hashchange', () => inTurn(go));
addEventListener('storage', ({ key }) => {
  inTurn(async () => {
    const id = onBoard();
    const isShown = id !== undefined && key === keyOf(id) && whyUnkept(id) === undefined;
    if (isShown) await go('The game has gone on in another window.');
  });
});
addEventListener('beforeunload', (event) => {
  if (isAnythingUnkept()) event.preventDefault();
});
inTurn(go);

async function go(said = ''): Promise<void> {
  if (kindOfLink(location.hash) === 'game') return openLink(location.href);
  const from = stepInAddress(location.hash);
  const other = from && (await playOnFromArchive(from.game, from.step));
  if (from) history.replaceState(null, '', other === undefined ? location.pathname : `#${other}`);
  const game = takeUp(location.hash.slice(1));
  if (game) return arrive(game, from ? 'The game is as it was at that step: play on.' : said);
  const isLeaving = onBoard() !== undefined;
  leaveBoard();
  if (!from) announce('');
  showEntrance();
  if (isLeaving) part<HTMLElement>(document, '#shelf').focus();
}
