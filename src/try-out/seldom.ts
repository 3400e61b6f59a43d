/** The questions of a page before a game is opened, or seldom ones of an open game: loaded on demand. */
export { beginGame, readmeOf } from './begin-game.ts';
export { boardView, pastAndRecords } from './board-view.ts';
export { reportOnRecords } from './check-records.ts';
export { cutGame } from './cut-game.ts';
export { parseDraft } from './links/draft-link.ts';
export { atStake, whatIf } from './suppose.ts';
export { walkOf } from './walk-game.ts';
