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

const MISSING =
  'This browser does not have the game that the address names. Ask the other players for a link to it, or for its zip.';

async function go(said = ''): Promise<void> {
  if (kindOfLink(location.hash) === 'game') return openLink(location.href);
  const from = stepInAddress(location.hash);
  const other = from && (await playOnFromArchive(from.game, from.step));
  if (from) history.replaceState(null, '', other === undefined ? location.pathname : `#${other}`);
  const game = takeUp(location.hash.slice(1));
  if (game) return arrive(game, from ? 'The game is as it was at that step: play on.' : said);
  const lying = onBoard();
  const isOnPage = document.getElementById(location.hash.slice(1)) !== null;
  // A link to a part of this page does not leave the game.
  if (isOnPage && lying !== undefined) return history.replaceState(null, '', `#${lying}`);
  leaveBoard();
  if (!from) announce(isOnPage || location.hash.length < 2 ? '' : MISSING);
  showEntrance();
  if (lying !== undefined) part(document, '#shelf').focus();
}
