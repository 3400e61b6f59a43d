import { replaceUnseen } from './visible.ts';

/**
 * Writes JSON for printing and publishing. Escapes characters that JSON allows but on which a terminal may
 * act. Keys keep the value's order, so equal values made in the same way give equal bytes.
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
