/** What a page asks before a game is opened, or seldom of an open one: loaded when it is asked. */
export { beginGame, readmeOf } from './begin-game.ts';
export { boardView } from './board-view.ts';
export { reportOnRecords } from './check-records.ts';
export { cutGame } from './cut-game.ts';
export { parseDraft } from './links/draft-link.ts';
export { atStake, whatIf } from './suppose.ts';
export { walkOf } from './walk-game.ts';
