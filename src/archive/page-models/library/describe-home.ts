/** The contents of the archive, and its latest changes. */
import type { Proposal, RuleId } from '../../../engine/results/types.ts';
import type { WrittenRuleset } from '../../../records/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import type { Links } from '../../lookup/links.ts';
import type { Redline } from '../../redline/redline.ts';
import { describeDifference, describeMaking } from '../../rule-history/describe-change.ts';
import { numberWords } from '../../words/amount-words.ts';
import { firstSentence } from '../../words/first-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { counted, link, type Phrase, plain } from '../../words/phrase.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { describeGame, type GamePage, gameLink } from '../game/describe-game.ts';
import { describeTimeline } from '../game/describe-timeline.ts';
import { walkMarks } from '../game/describe-walk.ts';

const LATELY = 6;
/** The bound for one game, so that the busiest does not fill the list. */
const LATELY_IN_ONE = 2;
const LEADERS = 3;
/** On the card of a game. */
const MOVES = 60;

export function describeHome(
  games: readonly GameOnHome[],
  rulesets: readonly WrittenRuleset[],
  links: Links,
) {
  const rules = rulesets.reduce((sum, ruleset) => sum + ruleset.cards.length, 0);
  const shelved = games.toSorted(compareOnShelf);
  const [lead, ...others] = games.flatMap((game) => game.lead ?? []);
  const most = games.length > 1 ? LATELY_IN_ONE : LATELY;
  return {
    games: shelved.map(({ card }) => card),
    rulesets: rulesets.map((ruleset) => ({
      link: link(ruleset.title, links.ruleset(ruleset.id)),
      author: ruleset.author,
      summary: `${counted(ruleset.cards.length, 'rule')} in ${counted(ruleset.tiers.length, 'tier')}`,
    })),
    lately: games
      .flatMap(({ lately }) => lately.filter(({ place }) => place <= most))
      .sort((a, b) => b.from - a.from || b.number - a.number)
      .slice(0, LATELY),
    /** The only game that is in play: the page begins with it. */
    lead: others.length === 0 ? lead : undefined,
    /** A change of a rule's words, with its vote. */
    example: shelved.find(({ example }) => example)?.example,
    summary: `${counted(games.length, 'game')}, ${counted(rulesets.length, 'initial set')} and ${counted(rules, 'rule card')}`,
  };
}

/** The order in which a reader meets games, here and in the search: by `rank`, then those with more proposals. */
export function compareOnShelf(a: GameOnHome, b: GameOnHome): number {
  return a.rank - b.rank || b.proposals - a.proposals;
}

export function describeOnHome(archive: GameArchive) {
  const latest = archive.replay.versions.slice(-LATELY);
  return {
    card: describeGameCard(archive),
    rank: shelf(archive.replay),
    proposals: archive.replay.proposals.length,
    /** Its latest dated versions, each with its place from the end: the last is the first. */
    lately: latest.flatMap((version, i) => {
      const { on, number } = version;
      if (!on || number === 0) return [];
      return {
        place: latest.length - i,
        from: on.from,
        number,
        on: formatDate(on),
        game: gameLink(archive),
        version: link(`Version ${number}`, archive.links.version(archive.id, number)),
        words: describeMaking(archive, version),
      };
    }),
    lead: leadOf(archive),
    example: describeExample(archive),
  };
}

/** The facts about one game that its page can state without the other games. A later build reads this data again. */
export type GameOnHome = ReturnType<typeof describeOnHome>;

function leadOf(game: GameArchive) {
  const { status, players, game: written } = game.replay;
  if (status !== 'playing' || players.length === 0 || written.invented) return undefined;
  const { title, headline, details, statusWords, state, scores, quantities } = describeGame(game);
  const page = { title, headline, details, status, statusWords, state, scores, quantities };
  return { id: game.id, page, moves: walkMarks(game) };
}

/**
 * Games that were really played come before invented ones. In each group those that ended come first, then
 * those with more proposals; games without a move come last.
 */
function shelf({ status, proposals, game }: GameArchive['replay']): number {
  if (proposals.length === 0) return 4;
  return (game.invented ? 2 : 0) + (status === 'won' || status === 'ended' ? 0 : 1);
}

function describeGameCard(archive: GameArchive) {
  const page = describeGame(archive);
  const { links, id } = archive;
  const leaders = page.scores
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner))
    .slice(0, LEADERS)
    .flatMap(({ player, points, isWinner }) => {
      return points === undefined ? [] : [{ player, points, isWinner }];
    });
  return {
    link: gameLink(archive),
    statusWords: page.statusWords,
    outcome: page.outcome.length > 0 ? page.outcome.slice(0, 2) : latelyWords(archive, page),
    /** The winner first, then the other players by points. */
    leaders,
    /** Its latest moves, as a strip draws them. */
    moves: walkMarks(archive).slice(-MOVES),
    rules: link(`Rules, version ${archive.latest}`, links.rules(id)),
    summary: `${counted(page.counts.proposals, 'proposal')}, ${counted(page.counts.judgments, 'judgment')}, ${counted(archive.replay.players.length, 'player')}`,
    years: yearsOf(archive),
    hook: firstSentence(archive.replay.game.body),
    /** Whether it was really played. */
    kind: kindOf(archive),
  };
}

function kindOf({ replay: { game, proposals } }: GameArchive): string {
  if (game.invented) return 'Written for the archive';
  return proposals.length === 0 ? 'Really begun; only its rules are recorded' : 'Really played';
}

/** Whom it waits for, or else the latest event. */
function latelyWords(archive: GameArchive, { headline, statusWords }: GamePage): readonly Phrase[] {
  if (plain(headline) !== statusWords) return [[...headline, '.']];
  const last = describeTimeline(archive, archive.replay.timeline.length - 1).at(-1);
  return [
    last
      ? ['Last: ', ...(last.words.length > 0 ? last.words : [last.note ?? ''])]
      : ['The rules at the outset are all that is recorded.'],
  ];
}

function yearsOf({ replay }: GameArchive): string {
  const dates = replay.timeline.flatMap((entry) => entry.on?.text.slice(0, 4) ?? []);
  const first = replay.game.started?.text.slice(0, 4) ?? dates[0];
  const last = dates.at(-1) ?? first;
  if (first === undefined) return '';
  return first === last ? first : `${first}–${last}`;
}

/* One move that shows what Nomic is: a change of a rule's words that some voted against. */

const MOST_WORDS = 70;
/** Fewer words put in, or struck out, show less. */
const CHANGED = 3;
/** In a long game only the latest amendments are looked at. */
const MOST = 40;

/** The change of a game that most voted against; `undefined` if no words changed that are soon read. */
export function describeExample(archive: GameArchive) {
  const best = candidatesOf(archive)
    .filter(({ redline }) => isTelling(redline))
    .sort((a, b) => against(b) - against(a) || b.version - a.version)[0];
  const { count } = best?.proposal ?? {};
  if (!best || !count) return undefined;
  const { proposal, difference, redline, version } = best;
  return {
    game: gameLink(archive),
    proposal: proposalLink(archive, proposal.written),
    /** `4 for, 1 against` */
    votes: `${numberWords(count.for)} for, ${numberWords(count.against)} against`,
    rule: link(`Rule ${difference.number}`, difference.href),
    version: link(`Version ${version}`, archive.links.version(archive.id, version)),
    redline,
  };
}

function candidatesOf(archive: GameArchive) {
  const amended: { id: RuleId; at: number; version: number }[] = [];
  for (const { id, changes } of archive.replay.lives.values()) {
    changes.forEach(({ kind, version }, at) => {
      if (kind === 'amend') amended.push({ id, at, version });
    });
  }
  const latest = amended.sort((a, b) => b.version - a.version).slice(0, MOST);
  return latest.flatMap(({ id, at, version }) => {
    const changes = archive.replay.lives.get(id)?.changes ?? [];
    const change = changes[at];
    if (change?.cause.by !== 'proposal') return [];
    const proposal = archive.proposals.get(change.cause.proposal);
    const difference = describeDifference(change, archive, id, changes[at - 1]?.rule);
    if (!proposal?.count || !difference?.redline) return [];
    return [{ proposal, difference, redline: difference.redline, version }];
  });
}

/** Some words were struck out, some were put in, and all of it is soon read. */
function isTelling(redline: Redline): boolean {
  const count = { same: 0, added: 0, removed: 0 };
  for (const { kind, words } of redline) count[kind] += words.trim().split(/\s+/).length;
  const { same, added, removed } = count;
  return same > 0 && added >= CHANGED && removed >= CHANGED && same + added + removed <= MOST_WORDS;
}

function against({ proposal }: { readonly proposal: Proposal }): number {
  return proposal.count?.against.valueOf() ?? 0;
}
