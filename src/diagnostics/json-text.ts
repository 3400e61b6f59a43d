/** JSON for printing and publishing: indented, stable, and without invisible characters. */
import { replaceUnseen } from './visible.ts';

/**
 * The value as JSON text with a line feed at the end. Characters that JSON allows but a terminal
 * may act on are escaped, which means the same to every JSON reader. Keys keep the value's order,
 * so equal values made in the same way give equal bytes.
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
