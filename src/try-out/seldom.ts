/** Questions of a page that are rare, or come before a game is open. Loaded on demand. */
export { beginGame, readmeOf } from './begin-game.ts';
export { boardView, pastAndRecords } from './board-view.ts';
export { reportOnRecords } from './check-records.ts';
export { cutGame } from './cut-game.ts';
export { parseDraft } from './links/draft-link.ts';
export { atStake, whatIf } from './suppose.ts';
export { walkOf } from './walk-game.ts';
