/** Starts the engine in a thread of its own, and asks it. */
import type { Answers, EngineRequest } from '../../../try-out/engine-for-pages.ts';
import { loadJson } from '../basics/files.ts';

export type Ask = <Question extends EngineRequest>(
  asked: Question,
) => Promise<Answers[Question['ask']]>;

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (fault: Error) => void;
}

/** The engine answers in order, except questions about messages. */
export function startEngine(): Ask {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) asker?.reject(new Error(data.fault));
    else asker?.resolve(data.answer as never);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The engine could not be loaded.'));
    waiting.clear();
  });
  return (asked) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, asked });
    });
}

export function engineFault(error: unknown): string {
  return `The engine has a bug: ${error instanceof Error ? error.message : error}`;
}

/** Opens the page's game in an engine; `undefined` if the records cannot be loaded. */
export async function loadGame(records: string, game: string, notesOtherwise = true) {
  const sources = await loadJson<Extract<EngineRequest, { ask: 'open' }>['sources']>(records);
  if (!sources) return undefined;
  const ask = startEngine();
  const base = document.documentElement.dataset.base ?? '/';
  const isOpen = await ask({
    ask: 'open',
    game,
    sources,
    base,
    isPublished: true,
    notesOtherwise,
  });
  return isOpen ? ask : undefined;
}
