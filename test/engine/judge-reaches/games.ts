/** Games with one thing wrong in them, for every code that a Judgment can answer. */
import type { Code } from '../../../src/diagnostics/codes.ts';
import type { Wrong } from './beginnings.ts';
import { BESIDES } from './judged-games.ts';
import { PROPOSED } from './proposed-games.ts';

export const GAMES: Partial<Record<Code, readonly Wrong[]>> = { ...PROPOSED, ...BESIDES };
