/** Votes of which only the numbers are known, as pages show them. */
import { describe, expect, it } from 'vitest';
import { describePlayer } from '../../src/archive/page-models/game/describe-player.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { played } from './replayed.ts';

const CARD = (mechanics: string) =>
  `---\nrule: 1\ntier: law\nmechanics: ${mechanics}\n---\nThe law.\n`;
const LAW =
  '{ changes: { law: [enact] }, numbering: { first: 1, changed-rule: keeps-its-own }, participation: optional, adoption: "votes.for > votes.against" }';
const PLAYERS = ['a', 'b', 'c', 'd', 'e'].map((id) => `  ${id}: { name: ${id.toUpperCase()} }`);

function archived(votes: string) {
  return played(
    {
      'game.md': `---\ntitle: M\nruleset: set\nmedium: mail\nplayers:\n${PLAYERS.join('\n')}\n---\n`,
      'proposals/1.md': `---\nproposal: 1\nby: a\nenact: {}\n${votes}\n---\nNew.\n`,
    },
    {
      'ruleset.md': '---\ntitle: S\ntiers: [{ id: law, title: Law }]\n---\n',
      '1.md': CARD(LAW),
    },
  );
}

function shown(votes: string) {
  const archive = archived(votes);
  const [proposal] = archive.replay.proposals;
  if (!proposal) throw new Error('There is no proposal.');
  const page = describeProposal(archive, proposal);
  const sides = page.vote?.sides.map(({ words, count }) => `${words} ${count}`);
  return { sides, means: page.evidence?.means };
}

describe('a tally', () => {
  it('stands on each player’s page as a vote without names', () => {
    const pageOf = (votes: string) => {
      const archive = archived(votes);
      return archive.replay.players.map((player) => describePlayer(archive, player));
    };
    const tallied = pageOf('votes: { tally: { for: 3, against: 1 } }');
    expect(tallied).toHaveLength(5);
    for (const { nameless, summary, votes } of tallied) {
      expect(nameless.count).toBe(1);
      expect(nameless.latest.map(({ words }) => words)).toEqual(['1']);
      expect(summary).toContain('Of 1 vote the record gives no names.');
      expect(votes).toEqual([]);
    }
    const named = pageOf('votes: { for: [a, b, c], against: [d] }');
    expect(named.map(({ nameless }) => nameless)).toEqual(Array(5).fill({ count: 0, latest: [] }));
  });

  it('shows what it leaves out, and no abstentions that it does not have', () => {
    const { sides } = shown('votes: { tally: { for: 2, against: 0 } }\noutcome: adopted');
    expect(sides).toEqual(['For 2', 'Against 0', 'Not recorded as voting 3']);
    const whole = shown('votes: { tally: { for: 3, against: 1, abstain: 1 } }\noutcome: adopted');
    expect(whole.sides).toEqual(['For 3', 'Against 1', 'Abstaining 1']);
  });

  it('is what the outcome is computed from, and without one the outcome is the record’s word', () => {
    const tallied = shown('votes: { tally: { for: 2, against: 0 } }\noutcome: adopted');
    expect(tallied.means).toContain('computed from the tally');
    expect(shown('outcome: adopted').means).toContain('the outcome rests on the record');
  });
});
