/** Every code of a finding: the keys of the register. */
import { REGISTER } from './register.ts';

export type Code = keyof typeof REGISTER;

export const CODES: readonly Code[] = Object.keys(REGISTER).filter(isCode);

function isCode(key: string): key is Code {
  return Object.hasOwn(REGISTER, key);
}
