/** `nomic status`: whose move it is, what is due and open, who would judge, and the scores. */

import { MALFORMED_GAME, summaryJson } from '../../archive/json/game-json.ts';
import { createGameArchive, type GameArchive } from '../../archive/lookup/game-archive.ts';
import { createLinks } from '../../archive/lookup/links.ts';
import {
  describeStateOfPlay,
  doneOnWords,
} from '../../archive/page-models/game/describe-state-of-play.ts';
import { whatItDoes } from '../../archive/words/phrases/what-it-does.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import type { OpenVote } from '../../engine/results/open-matters.ts';
import type { Proposal } from '../../engine/results/types.ts';
import { gameIds } from '../../pipeline.ts';
import { replayGames } from '../../replay-games.ts';
import { outcomesOfVotes } from '../../try-out/endings-of-open-vote.ts';
import { toJson } from '../../values/number.ts';
import { asFarAs } from '../command-line/broken-game.ts';
import { called } from '../command-line/called-as.ts';
import { recordsIn } from '../command-line/content-folder.ts';
import { type Command, misnamed, misuse } from '../command-line/outcome.ts';
import { dayOf } from '../record-edits/open-for-edit.ts';
import { statusMail, statusMarkdown, statusText } from '../status/tell-state.ts';

export const status: Command = (given, context) => {
  const library = recordsIn(given, context, given.operands);
  if (!library.ok) return library.outcome;
  const known = gameIds(library.records);
  const [id] = given.operands;
  if (id !== undefined && !known.includes(id)) return misnamed('game', id, known);
  const on = dayOf(given, context);
  const site = given.values.get('site');
  if (site !== undefined && !URL.canParse(site)) {
    return misuse(`“${site}” is not an address. Write https://example.org/my-nomic/.`);
  }
  const chosen = id === undefined ? known : [id];
  const replays = replayGames(library.records, chosen);
  const links = createLinks(site === undefined ? '/' : new URL(site).pathname);
  const archives = [...replays.values()].flatMap((replay) => {
    const ruleset = library.records.rulesets.get(replay.game.ruleset);
    return ruleset ? [createGameArchive(replay, ruleset, links)] : [];
  });
  const outcomesIn = ({ replay }: GameArchive) => outcomesOfVotes(replay, library, on);
  const order = asFarAs(chosen, library, replays, given, context);
  if (given.values.get('format') === 'json') {
    const games = chosen.map((id) => {
      const archive = archives.find((each) => each.id === id);
      return [id, archive ? statusJson(archive, outcomesIn(archive)) : MALFORMED_GAME];
    });
    return { ...order, out: jsonText({ games: Object.fromEntries(games) }) };
  }
  const palette = context.colour ? COLOUR : PLAIN;
  const style = { palette, columns: context.columns, call: called(context, given) };
  const texts = archives.map((archive) => {
    const state = describeStateOfPlay(archive, on, outcomesIn(archive));
    switch (given.values.get('format')) {
      case 'markdown':
        return statusMarkdown(archive, state, site);
      case 'mail':
        return statusMail(archive, state, site);
      default:
        return statusText(archive, state, style);
    }
  });
  return { ...order, out: chosen.length === 0 ? 'There are no games.\n' : texts.join('\n') };
};

type Outcomes = ReturnType<typeof outcomesOfVotes>;

/** A game's status as JSON: an overview, and what it waits for. */
function statusJson(archive: GameArchive, outcomes: Outcomes) {
  const { replay } = archive;
  const proposals = replay.proposals.filter(({ outcome }) => outcome === 'open');
  return {
    ...summaryJson(replay),
    onWords: doneOnWords(replay).map(({ at, rule, message }) => ({
      file: at.file,
      rule: rule?.number ?? null,
      says: message,
    })),
    rounds: replay.rounds.map(({ winner }) => winner?.player ?? null),
    due: replay.due ?? null,
    stayed: replay.stayed ?? null,
    nextNumber: replay.nextNumber ?? null,
    circuits: replay.circuit,
    wouldJudge: replay.wouldJudge ?? null,
    offices: Object.fromEntries(replay.offices),
    pausedUntil: replay.pausedUntil?.text ?? null,
    open: {
      proposals: proposals.map((proposal) => openJson(archive, proposal, outcomes)),
      judgments: replay.openQuestions.flatMap(({ judgment, judge }) => {
        const { written } = archive.judgments.get(judgment) ?? {};
        if (!written) return [];
        const { number, name, question, by } = written;
        return [{ number, name, question, by, judge: judge ?? null }];
      }),
    },
  };
}

function openJson(archive: GameArchive, proposal: Proposal, outcomes: Outcomes) {
  const { written } = proposal;
  const vote = archive.replay.openVotes.find((each) => each.proposal === written.name);
  const votes = written.votes?.kind === 'named' ? written.votes : undefined;
  return {
    number: written.number,
    name: written.name,
    by: written.by ?? null,
    proposed: written.proposed?.text ?? null,
    does: whatItDoes(archive, proposal),
    for: votes?.for ?? [],
    against: votes?.against ?? [],
    abstain: votes?.abstain ?? [],
    silent: vote?.count.silent ?? [],
    outcomes: outcomes.get(written.name) ?? [],
    ...(vote && prospectJson(vote)),
  };
}

/**
 * How many of the missing votes decide. `needs` for it if all others are against it, `unopposed` if the
 * others do not vote. `defeatedBy` against it defeat a vote that is carried now.
 */
function prospectJson({ count, prospect, until, demanded, mayEndWithout }: OpenVote) {
  const open = prospect.is === 'open' ? prospect : undefined;
  return {
    votes: {
      for: toJson(count.for),
      against: toJson(count.against),
      abstain: toJson(count.abstain),
      eligible: toJson(count.eligible),
    },
    prospect: prospect.is,
    needs: open?.needs ?? null,
    unopposed: open?.unopposed ?? null,
    defeatedBy: open?.defeatedBy ?? null,
    until: until?.words ?? null,
    everybodyMustVote: demanded !== undefined && !mayEndWithout,
  };
}
