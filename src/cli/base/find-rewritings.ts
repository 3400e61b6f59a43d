/** Settled records that differ between two revisions: a pure function of their records. */
import type {
  Correction,
  Records,
  WrittenCard,
  WrittenEvent,
  WrittenGame,
  WrittenJudgment,
  WrittenRuleset,
} from '../../records/types.ts';
import type { Fact } from './fact.ts';
import { pair } from './pair.ts';
import { differences, gone, type Rewriting } from './rewriting.ts';
import {
  cardFacts,
  eventFacts,
  gameFacts,
  isDecided,
  isGiven,
  judgmentFacts,
  proposalFacts,
  rulesetFacts,
} from './settled.ts';

const BEGUN = 'Put it back as it was. A proposal can change what a game began with.';

/** Records that cannot be read on either side are passed over; as such they are findings already. */
export function findRewritings(then: Records, now: Records): readonly Rewriting[] {
  const games = [...then.games.values()].filter(({ id }) => isReadable(then, now, id));
  const used = new Set(games.map(({ ruleset }) => ruleset));
  const rulesets = [...then.rulesets.values()].filter(
    ({ id }) => used.has(id) && !now.malformed.rulesets.has(id) && !then.malformed.rulesets.has(id),
  );
  return [
    ...rulesets.flatMap((ruleset) => inRuleset(ruleset, now.rulesets.get(ruleset.id))),
    ...games.flatMap((game) => inGame(game, now.games.get(game.id))),
  ];
}

function isReadable(then: Records, now: Records, game: string): boolean {
  return !then.malformed.games.has(game) && !now.malformed.games.has(game);
}

function inRuleset(then: WrittenRuleset, now: WrittenRuleset | undefined): readonly Rewriting[] {
  const what = `The ruleset ${then.id} is one with which a game began`;
  if (!now) return [gone(what, { file: then.file, path: ['title'] }, { help: BEGUN })];
  const cards = pair(then.cards, now.cards, [({ number }) => String(number)]);
  const kept = new Set(cards.values());
  return [
    ...differences(what, rulesetFacts(then), rulesetFacts(now), { file: now.file, help: BEGUN }),
    ...[...cards].flatMap(([was, is]) => {
      const rule = `Rule ${was.number} is one with which a game began`;
      if (!is) return [gone(rule, { file: was.file, path: ['rule'] }, { help: BEGUN })];
      return differences(rule, cardFacts(was), cardFacts(is), { file: is.file, help: BEGUN });
    }),
    ...now.cards.filter((card) => !kept.has(card)).map(addedCard),
  ];
}

function addedCard({ file, number }: WrittenCard): Rewriting {
  return {
    message: `Rule ${number} was not among the rules with which a game began.`,
    help: 'Take the card out of the ruleset. A proposal can enact the rule.',
    is: { file, path: ['rule'] },
    was: undefined,
  };
}

function inGame(then: WrittenGame, now: WrittenGame | undefined): readonly Rewriting[] {
  if (!now) return [gone(`The game ${then.id} has begun`, { file: then.file, path: ['title'] })];
  const [was, is] = [gameFacts(then), gameFacts(now)];
  return [
    ...differences('The game has begun', was, settledOnly(is, was), {
      file: now.file,
      help: BEGUN,
    }),
    ...proposals(then, now),
    ...judgments(then, now),
    ...events(then, now),
  ];
}

/** A reading declared since is no change of one that was. */
function settledOnly(now: readonly Fact[], then: readonly Fact[]): readonly Fact[] {
  const known = new Set(then.map(({ name }) => name));
  return now.filter(({ name }) => known.has(name) || !name.startsWith('reading '));
}

function proposals(then: WrittenGame, now: WrittenGame): readonly Rewriting[] {
  const decided = then.proposals.filter(isDecided);
  const pairs = pair(decided, now.proposals, [
    (p) => values(proposalFacts(p)),
    (p) => p.file,
    (p) => String(p.number),
  ]);
  return [...pairs].flatMap(([was, is]) => {
    const what = `Proposal ${was.number} is settled`;
    if (!is) return [gone(what, { file: was.file, path: ['proposal'] })];
    if (isCorrected(was, is)) return [];
    return differences(what, proposalFacts(was), proposalFacts(is), { file: is.file });
  });
}

function judgments(then: WrittenGame, now: WrittenGame): readonly Rewriting[] {
  const pairs = pair(then.judgments.filter(isGiven), now.judgments, [
    (j) => String(j.number),
    (j) => j.file,
  ]);
  return [...pairs].flatMap(([was, is]) => {
    const what = `Judgment ${was.number} is given`;
    if (!is) return [gone(what, { file: was.file, path: ['judgment'] })];
    if (isCorrected(was, is)) return [];
    const settled = {
      settledJudges: was.bench.filter(({ ruling }) => ruling !== undefined).length,
      isOverruledSince: isOverruledSince(was, is),
    };
    return differences(what, judgmentFacts(was, settled), judgmentFacts(is, settled), {
      file: is.file,
    });
  });
}

function isOverruledSince(was: WrittenJudgment, is: WrittenJudgment): boolean {
  const last = was.bench.length - 1;
  return was.bench[last]?.overruled === undefined && is.bench[last]?.overruled !== undefined;
}

function events(then: WrittenGame, now: WrittenGame): readonly Rewriting[] {
  const pairs = pair(then.events, now.events, [
    (event) => values(eventFacts(event)),
    (event) => `${event.file} ${event.path.join(' ')}`,
  ]);
  const files = new Set(now.events.map(({ file }) => file));
  return [...pairs].flatMap(([was, is]) => {
    const what = `The event${was.on ? ` of ${was.on.text}` : ''} (${was.fact.kind}) is past`;
    const { file, path } = was;
    if (!is) {
      const left = files.has(file) ? ({ file, path: ['events'], part: 'key' } as const) : undefined;
      return isFileCorrected(was, now) ? [] : [gone(what, { file, path }, { is: left })];
    }
    if (isCorrected(was, is)) return [];
    return differences(what, eventFacts(was), eventFacts(is), { file: is.file });
  });
}

/** An event may be struck out where its file says openly that it was corrected since. */
function isFileCorrected(was: WrittenEvent, now: WrittenGame): boolean {
  return now.events.some((event) => event.file === was.file && isCorrected(was, event));
}

/** Whether a correction is declared that was not declared before. */
function isCorrected(was: { corrected?: Correction }, is: { corrected?: Correction }): boolean {
  if (is.corrected === undefined) return false;
  return is.corrected.on.text !== was.corrected?.on.text || is.corrected.why !== was.corrected?.why;
}

/** Everything a record states, wherever it stands. */
function values(facts: readonly Fact[]): string {
  return facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
}
