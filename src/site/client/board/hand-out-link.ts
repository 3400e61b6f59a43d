/** The game on the board, as a link for whoever moves next. */
import { digestOf, packGame } from '../../../try-out/links/game-link.ts';
import { part } from '../desk/fields.ts';
import { fetchSet } from './initial-set.ts';
import type { KeptGame } from './keep-games.ts';
import { toLinked, within } from './linked-games.ts';
import { board, say } from './parts.ts';

/** Characters that most chats and mails leave whole. */
const USUAL = 8000;

const shown = part<HTMLElement>(board, '[data-linked]');
const address = part<HTMLInputElement>(board, '[data-address]');

/** A link that was made shows the game as it was then. */
export function hideLink(): void {
  shown.hidden = true;
}

export async function handOutLink(game: KeptGame | undefined): Promise<void> {
  if (!game) return;
  const linked = toLinked(game);
  const here = await fetchSet(linked.ruleset);
  const isHere = here && digestOf(within(here, `rulesets/${linked.ruleset}/`)) === linked.digest;
  const { set, ...rest } = linked;
  const packed = await packGame(isHere ? rest : linked);
  address.value = `${location.origin}${location.pathname}#${packed}`;
  shown.hidden = false;
  const size = address.value.length;
  const long = size > USUAL ? ' Some chats cut so long a link off: the zip is sent as a file.' : '';
  const copied = await navigator.clipboard.writeText(address.value).then(
    () => 'The link is copied.',
    () => 'The browser does not allow the page to copy the link: copy it yourself.',
  );
  address.select();
  say(
    `${copied} It has ${size} characters.${long} Whoever opens it has the game as it stands here, makes the next move, and sends a link back.`,
  );
}
