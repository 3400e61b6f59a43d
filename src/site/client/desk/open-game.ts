/** Opens the page's game in an engine. */
import { type Ask, startEngine } from './start-engine.ts';

/** `undefined` where the records cannot be loaded. */
export async function openGame(records: string, game: string): Promise<Ask | undefined> {
  const response = await fetch(records).catch(() => undefined);
  if (!response?.ok) return undefined;
  const ask = startEngine();
  const base = document.documentElement.dataset.base ?? '/';
  const sources = await response.json();
  const isOpen = await ask({ ask: 'open', game, sources, base, isPublished: true });
  return isOpen ? ask : undefined;
}
