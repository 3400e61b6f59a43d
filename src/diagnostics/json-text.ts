/** JSON for printing and publishing: indented, stable, and with nothing unseen in it. */
import { replaceUnseen } from './visible.ts';

/**
 * The value as JSON text with a line feed at the end. What JSON leaves as it is but a terminal may
 * act upon is written as an escape, which means the same to every reader of JSON. Keys stand in the
 * order of the value, so equal values made the same way give equal bytes.
 */
export function jsonText(value: unknown): string {
  const json = replaceUnseen(JSON.stringify(value, null, 2), escaped).replaceAll(
    '##[',
    '##\\u005b',
  );
  return `${json}\n`;
}

function escaped(character: string): string {
  let text = '';
  for (let i = 0; i < character.length; i++) {
    text += `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`;
  }
  return text;
}
