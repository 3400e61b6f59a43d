/** Games with one thing wrong in them, for every code that a Judgment can answer. */
import { BESIDES } from './judged-games.ts';
import { PROPOSED } from './proposed-games.ts';

export const GAMES = [...PROPOSED, ...BESIDES];
