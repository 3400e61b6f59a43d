/**
 * Votes that follow one another are tried together: with the results of each alone, in linear work.
 *
 * @module-tag slow
 */
import { expect, test } from 'vitest';
import { readDiscord } from '../../src/inbox/formats/discord.ts';
import { takeMessages } from '../../src/inbox/take/take-messages.ts';
import type { OfferedRecord } from '../../src/inbox/types.ts';
import { checkpointsOfGame, type Library, toLibrary, withRecords } from '../../src/pipeline.ts';
import { readLibrary } from '../../src/read-library.ts';
import { replayGames } from '../../src/replay-games.ts';
import { gameInPlay } from '../../src/try-out/inbox/game-in-play.ts';
import { planOffers } from '../../src/try-out/inbox/plan-offers.ts';
import type { GameToTry } from '../../src/try-out/try-move.ts';
import { parseMoment } from '../../src/values/moment.ts';
import fc from '../by-chance.ts';
import { callsIn } from '../calls-in.ts';
import { SAMPLES } from '../samples.ts';

const RULESET = readLibrary(SAMPLES, ['three']);

function libraryOf(players: readonly string[], proposals: number): Library {
  if (!RULESET.ok) throw new Error(RULESET.message);
  const seats = players.map((id) => `  ${id}: { name: Player ${id}, account: "discord:${id}" }`);
  const head = `---\ntitle: Three\nruleset: classes\nmedium: computer\nstarted: 2026-03-01\nplayers:\n${seats.join('\n')}\n---\n`;
  const made = Array.from({ length: proposals }, (_, i) => ({
    file: `games/three/proposals/${401 + i}.md`,
    text: `---\nproposal: ${401 + i}\nby: ${players[0]}\nproposed: 2026-03-01\nenact: { tier: class-c }\n---\nTea of ${players[0]} is served.\n`,
  }));
  const set = RULESET.sources.filter(({ file }) => file.startsWith('rulesets/classes/'));
  const sources = [...set, { file: 'games/three/game.md', text: head }, ...made];
  return toLibrary({ sources, findings: [] }, ['three']);
}

function toTry(library: Library): GameToTry {
  const checkpoints = checkpointsOfGame(library.records, 'three');
  if (!checkpoints) throw new Error(library.findings[0]?.message);
  return { library, replay: checkpoints.replay, checkpoints };
}

const today = parseMoment('2026-03-05');
if (!today) throw new Error('No day.');
const ON = today;

const NEVER = (_: number): boolean => false;

/** The votes of all players on all proposals, as a channel of Discord. */
function channelOf(players: readonly string[], proposals: number, isRefused = NEVER): object {
  const messages = Array.from({ length: players.length * proposals }, (_, i) => ({
    id: `${1000 + i}`,
    timestamp: new Date(Date.UTC(2026, 2, 2) + i * 60_000).toISOString(),
    content: `${isRefused(i) ? '2 x ' : ''}${i % 3 === 0 ? 'AGAINST' : 'FOR'} ${401 + Math.floor(i / players.length)}`,
    author: { id: players[i % players.length], name: '' },
  }));
  return { channel: { id: '5', name: 'nomic' }, messages };
}

/** The work of a channel that is taken, and of a check of the same records, in calls of functions. */
function work(players: number, proposals: number, isRefused = NEVER) {
  const idsOf = (by: string) => Array.from({ length: players }, (_, i) => `${by}${i}`);
  const taken = (by: string) => {
    const ids = idsOf(by);
    const opened = toTry(libraryOf(ids, proposals));
    const read = readDiscord(channelOf(ids, proposals, isRefused));
    if (!read?.ok) throw new Error('It was not read.');
    const around = { now: Date.UTC(2026, 5), others: [] };
    return planOffers(
      takeMessages(read.messages, gameInPlay(opened.replay, around)).offers,
      opened,
      ON,
    );
  };
  // The records of others, since what is made of a text is kept.
  const { offers, drafts } = taken('q');
  expect(offers.map(({ is }) => is)).toEqual(
    Array.from({ length: players * proposals }, (_, i) => (isRefused(i) ? 'refused' : 'ready')),
  );
  const { sources } = libraryOf(idsOf('q'), proposals);
  const files = new Set(drafts.map(({ file }) => file));
  const voted = [...sources.filter(({ file }) => !files.has(file)), ...drafts].map(
    ({ file, text }) => ({ file, text: text.replaceAll(/\bq(?=\d)/g, 'r') }),
  );
  const check = callsIn(() => {
    const { records } = toLibrary({ sources: voted, findings: [] }, ['three']);
    expect(replayGames(records).get('three')?.openVotes).toHaveLength(proposals);
  });
  return { take: callsIn(() => taken('p')), check };
}

test('a thread of votes takes little more work than a check of the records', {
  timeout: 60_000,
}, () => {
  const few = work(10, 20);
  const many = work(40, 20);
  const broad = work(10, 80);
  expect(many.take / few.take).toBeLessThan(4.5);
  expect(broad.take / few.take).toBeLessThan(4.5);
  for (const { take, check } of [few, many, broad]) expect(take / check).toBeLessThan(2.2);
});

// Once with all votes, and once without those that the rules refuse, whose text is the longest.
test('a thread of which the rules refuse every third vote is tried twice', {
  timeout: 60_000,
}, () => {
  const { take, check } = work(40, 20, (i) => i % 3 === 1);
  expect(take / check).toBeLessThan(5);
});

const PLAYERS = ['ada', 'ben', 'cid', 'dee'];

/** Some count twice, which the rules refuse, some are on no open proposal, and some are nobody’s. */
const offered = fc
  .record({
    player: fc.constantFrom(...PLAYERS, 'nobody'),
    number: fc.constantFrom(401, 402, 403, 499),
    value: fc.constantFrom('for', 'against', 'abstain', 'maybe'),
    times: fc.constantFrom(undefined, undefined, 1, 2),
    day: fc.constantFrom('2026-03-02', '2026-03-03'),
  })
  .map(
    ({ player, day, times, ...vote }): Omit<OfferedRecord, 'message'> => ({
      ...{ kind: 'vote', words: vote.value, ...vote },
      ...{ player, author: player, at: `${day}T10:00:00Z` },
      ...(times !== undefined && { times }),
    }),
  );

test('votes that are tried together come to what each comes to alone', () => {
  const opened = toTry(libraryOf(PLAYERS, 3));
  const votesIn = ({ records }: Library) =>
    records.games.get('three')?.proposals.map(({ votes }) => votes);
  fc.assert(
    fc.property(fc.array(offered, { maxLength: 12 }), (votes) => {
      // If one voter votes again on the same, the last vote counts, so each votes once.
      const offers = [
        ...new Map(
          votes.map((vote, i) => [`${vote.player} ${vote.number}`, { ...vote, message: `m${i}` }]),
        ).values(),
      ];
      const together = planOffers(offers, opened, ON);
      let now = opened;
      const alone = offers.flatMap((offer) => {
        const { offers: own, drafts } = planOffers([offer], now, ON);
        now = toTry(withRecords(now.library, drafts, ['three']));
        return own;
      });
      expect(together.offers.map(({ is }) => is)).toEqual(alone.map(({ is }) => is));
      const after = withRecords(opened.library, together.drafts, ['three']);
      expect(votesIn(after)).toEqual(votesIn(now.library));
    }),
  );
});
