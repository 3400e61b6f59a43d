/** Everything that the pages of an archive show, without the server that shows it. */

import { newest } from '../../src/archive/exports/atom-feed.ts';
import { VERSION_FORMS, versionForm } from '../../src/archive/exports/version-forms.ts';
import { gameJson } from '../../src/archive/json/game-json.ts';
import type { GameArchive } from '../../src/archive/lookup/game-archive.ts';
import { createLinks } from '../../src/archive/lookup/links.ts';
import { drawLifelines } from '../../src/archive/page-models/charts/describe-lifelines.ts';
import { drawScores } from '../../src/archive/page-models/charts/describe-scores.ts';
import { drawVotes } from '../../src/archive/page-models/charts/describe-voting-record.ts';
import {
  describeGame,
  describeGameCard,
  gameLink,
} from '../../src/archive/page-models/game/describe-game.ts';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import {
  describeSheet,
  timelineSheets,
} from '../../src/archive/page-models/game/describe-timeline.ts';
import { listPlayers } from '../../src/archive/page-models/game/list-players.ts';
import {
  describeReadings,
  readingsFor,
} from '../../src/archive/page-models/judgments/describe-readings.ts';
import { listJudgment } from '../../src/archive/page-models/judgments/list-judgments.ts';
import { describeHome } from '../../src/archive/page-models/library/describe-home.ts';
import { summariseGame } from '../../src/archive/page-models/library/summarise-game.ts';
import { listProposals } from '../../src/archive/page-models/proposals/list-proposals.ts';
import { describeRuleset } from '../../src/archive/page-models/rules/describe-ruleset.ts';
import { listVersion } from '../../src/archive/page-models/rules/list-versions.ts';
import {
  CHANGE_FILES,
  changesFiled,
} from '../../src/archive/rule-history/describe-change-files.ts';
import { livesJson } from '../../src/archive/rule-history/lives-json.ts';
import {
  showJudgment,
  showOldNumber,
  showProposal,
  showRuleLife,
  showVersion,
} from '../../src/site/components/shown-pages.ts';
import {
  type CheckedRecords,
  type ShownGame,
  showGames,
  showRulesets,
} from '../../src/site/data/games-and-rulesets.ts';
import { gameCardSvg } from '../../src/site/render/cards/game-card-svg.ts';
import { atom } from '../../src/site/render/files/atom.ts';
import { linkedText } from '../../src/site/render/html/linked-text.ts';
import { numberIndexHtml } from '../../src/site/render/html/number-index-html.ts';
import { redlineHtml } from '../../src/site/render/html/redline-html.ts';

const LINKS = createLinks('/archive');

/** Page by page: its name, and all its words. Markdown and redlines in it are rendered as well. */
export function* describePages(records: CheckedRecords): Generator<readonly [string, string]> {
  const games = showGames(records, LINKS);
  const rulesets = showRulesets(records);
  const archives = games.map(({ archive }) => archive);
  const summaries = archives.map(summariseGame);
  yield [
    'home',
    wordsOf(
      describeHome(
        summaries.map(({ home }) => home),
        rulesets,
        LINKS,
      ),
    ),
  ];
  const entries = newest(summaries.flatMap((game) => game.entries));
  const feed = { title: 'Nomotheca', page: '/', self: '/feed.xml', entries };
  yield ['feed', atom(feed, new URL('https://example.org'))];
  for (const ruleset of rulesets) {
    const page = describeRuleset(ruleset, LINKS, archives.map(gameLink));
    yield ['ruleset', wordsOf(page) + numberIndexHtml(page.index)];
  }
  for (const game of games) {
    yield* gamePages(game.archive);
    yield* recordPages(game.archive);
    yield* versionPages(game);
  }
}

function* gamePages(archive: GameArchive): Generator<readonly [string, string]> {
  const { replay } = archive;
  const versions = replay.versions.map((version) => listVersion(archive, version));
  yield ['game', wordsOf(describeGame(archive)) + linkedText(replay.game.body)];
  yield ['scores', wordsOf(drawScores(archive))];
  yield ['voting record', wordsOf(drawVotes(archive))];
  yield ['picture of a game', gameCardSvg(describeGameCard(archive))];
  yield ['search', wordsOf(summariseGame(archive))];
  yield ['readings', wordsOf(describeReadings(archive))];
  yield ['versions', wordsOf([versions, drawLifelines(archive)])];
  yield ['game for programs', JSON.stringify([gameJson(replay), livesJson(archive)])];
  for (const sheet of timelineSheets(replay)) {
    yield ['timeline', wordsOf(describeSheet(archive, sheet))];
  }
  for (const { id } of CHANGE_FILES) {
    if (id === 'defeated') continue;
    yield [id, wordsOf(changesFiled(archive).filter(({ file }) => file === id))];
  }
}

function* recordPages(archive: GameArchive): Generator<readonly [string, string]> {
  const { replay } = archive;
  yield ['proposals', wordsOf(listProposals(archive))];
  for (const proposal of replay.proposals) {
    const hungOn = readingsFor(archive, proposal.written.file);
    yield ['proposal', wordsOf([showProposal(archive, proposal), hungOn])];
  }
  for (const judgment of replay.judgments) {
    yield ['judgment', wordsOf([showJudgment(archive, judgment), listJudgment(archive, judgment)])];
  }
  yield ['players', wordsOf(listPlayers(archive))];
  for (const player of replay.players) {
    yield ['player', wordsOf(describePlayer(archive, player))];
  }
  for (const life of replay.lives.values()) {
    yield ['rule', wordsOf(showRuleLife(archive, life))];
  }
  for (const number of archive.holders.keys()) {
    yield ['old number', wordsOf(showOldNumber(archive, number))];
  }
}

function* versionPages(game: ShownGame): Generator<readonly [string, string]> {
  const lives = livesJson(game.archive);
  for (const version of game.archive.replay.versions) {
    yield ['version', wordsOf(showVersion(game, version))];
    for (const form of VERSION_FORMS) {
      yield [`version.${form}`, versionForm(lives, version.number, form)];
    }
  }
}

/** Every text of a page model; redlines as HTML, and what its author wrote as Markdown. */
function wordsOf(model: unknown): string {
  const words: string[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      words.push(value);
      if (CONTRIBUTED.has(key)) words.push(linkedText(value));
    } else if (typeof value === 'number') words.push(String(value));
    else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      if (key === 'redline' && isRedline(value)) words.push(redlineHtml(value));
      const entries = value instanceof Map ? [...value] : Object.entries(value);
      for (const [at, each] of entries) visit(each, Array.isArray(value) ? key : String(at));
    }
  };
  visit(model, '');
  return words.join('\n');
}

const CONTRIBUTED: ReadonlySet<string> = new Set(['text', 'body', 'notes', 'narrative', 'note']);

function isRedline(value: object): value is Parameters<typeof redlineHtml>[0] {
  return Array.isArray(value);
}
