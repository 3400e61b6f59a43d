/** The presses at the board, and the places on its track. */
import type { MoveDraft } from '../../../try-out/moves.ts';
import { part } from '../basics/elements.ts';

/** Tells the move of each pressed button. It throws the die, unless a player has thrown one. */
export function followPresses(baize: HTMLElement, made: (move: MoveDraft) => void): void {
  baize.addEventListener('click', ({ target }) => {
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>('button[data-move]') : null;
    if (!pressed) return;
    const move = moveOf(pressed);
    const faces = Number(pressed.dataset.faces);
    made(move.kind === 'roll' ? { ...move, die: thrown(faces) } : move);
  });
  baize.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(event.target instanceof HTMLElement)) return;
    const { value } = part<HTMLInputElement>(event.target, 'input');
    const move = moveOf(event.target);
    if (value !== '' && move.kind === 'roll') made({ ...move, die: Number(value) });
  });
}

function moveOf(pressed: HTMLElement): MoveDraft {
  return JSON.parse(pressed.dataset.move ?? '');
}

/** A side of a die, each as likely as the others. */
export function thrown(faces: number): number {
  const most = 2 ** 32 - (2 ** 32 % faces);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return (drawn % faces) + 1;
  }
}

/** Puts each token and each mark of a track where it belongs. */
export function layTrack(root: HTMLElement): void {
  for (const each of root.querySelectorAll<HTMLElement>('.rail [data-at]')) {
    const { at, long } = each.dataset;
    each.style.left = `${at}%`;
    if (long !== undefined) each.style.width = `${long}%`;
  }
}
