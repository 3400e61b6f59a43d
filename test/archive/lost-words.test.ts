/** Changes of which the record knows that they were, and no longer what they said. */
import { describe, expect, it } from 'vitest';
import { versionForm } from '../../src/archive/exports/version-forms.ts';
import { describeProposal } from '../../src/archive/page-models/proposals/describe-proposal.ts';
import { describeRuleLife } from '../../src/archive/page-models/rules/describe-rule-life.ts';
import { compareVersions } from '../../src/archive/rule-history/compare-versions.ts';
import { describeDifference } from '../../src/archive/rule-history/describe-change.ts';
import { livesJson } from '../../src/archive/rule-history/lives-json.ts';
import { ruleLifeText } from '../../src/cli/show/rule-life.ts';
import { PLAIN } from '../../src/diagnostics/reporters/palette.ts';
import { inTurn, notesOf, play, wrongs } from '../engine/table.ts';
import { played } from './replayed.ts';

const AMENDED = 'amend: 206\nmechanics: keep\ntext: lost';
const REPLACED = 'amend: 206\nmechanics: keep\nreplace: [{ from: ten, to: five }]';
/** Without the body that the table gives every proposal. */
const made = (...acts: readonly string[]) =>
  Object.fromEntries(
    Object.entries(inTurn(...acts)).map(([number, text]) => [
      number,
      text.includes('text: lost') ? `${text.split('\n---\n')[0]}\n---\n` : text,
    ]),
  );
const GAME = `title: M\nruleset: suber\nmedium: computer\nplayers:\n  a: { name: A }\n  b: { name: B }\n  c: { name: C }`;
const archived = (...acts: readonly string[]) =>
  played({
    'game.md': `---\n${GAME}\n---\n`,
    ...Object.fromEntries(
      Object.entries(made(...acts)).map(([number, text]) => [`proposals/${number}.md`, text]),
    ),
  });

describe('words that are lost', () => {
  it('leave the change, and a note that it rests on the record’s word', () => {
    const replayed = play({ proposals: made(AMENDED, 'enact: { title: Tea, text: lost }') });
    expect(replayed.versions.map(({ changed }) => changed.length)).toEqual([29, 1, 1]);
    expect(notesOf(replayed, 'attested')).toHaveLength(2);
    expect(notesOf(replayed, 'change/no-difference')).toEqual([]);
  });

  it('cannot be replaced, and can be written anew', () => {
    expect(wrongs({ proposals: made(AMENDED, REPLACED) })).toEqual(['proposal/text']);
    expect(wrongs({ proposals: made(AMENDED, 'amend: 206\nmechanics: keep') })).toEqual([]);
  });

  it('are not those of another rule whose words are lost', () => {
    const lost = 'enact: { text: lost }';
    const { lives } = play({ proposals: made(lost, 'repeal: 301', lost) });
    expect(lives.get('303')?.changes[0]?.reenacts).toBeUndefined();
  });

  it('are not what a transmutation makes of a rule', () => {
    const archive = archived(AMENDED, 'transmute: { rule: 206, to: immutable }');
    const changes = archive.replay.lives.get('206')?.changes ?? [];
    const says = changes
      .slice(1)
      .map((change, i) => describeDifference(change, archive, '206', changes[i]?.rule)?.says);
    expect(says[0]).toContain('to words that are lost');
    expect(says[1]).toMatch(/^Transmuted from mutable to immutable/);
    expect(says[1]).not.toContain('lost');
  });

  it('stand in no redline, neither where they come nor where they go', () => {
    const archive = archived(AMENDED, 'amend: 206\nmechanics: keep');
    const changes = archive.replay.lives.get('206')?.changes ?? [];
    const differences = changes.flatMap(
      (change, i) =>
        describeDifference(change, archive, '206', changes[i - 1]?.rule)?.redline ?? [],
    );
    expect(changes).toHaveLength(3);
    expect(differences.map(({ kind }) => kind)).toEqual(['added']);
    const [first, second] = [1, 2].map((version) =>
      compareVersions(livesJson(archive), version - 1, version),
    );
    expect(first?.rules[0]?.says).toContain('Its new words are lost.');
    expect(second?.rules[0]?.says).toContain('Its earlier words are lost.');
    expect([first, second].map((each) => each?.rules[0]?.redline)).toEqual([undefined, undefined]);
    const [proposal] = archive.replay.proposals;
    const asked = proposal && describeProposal(archive, proposal).changes;
    expect(asked).toMatchObject([{ text: '*The words are lost.*', redline: undefined }]);
  });

  it('are told once, and stay as they were when the rule is transmuted', () => {
    const { replay } = archived(AMENDED, 'transmute: { rule: 301, to: immutable }');
    const life = replay.lives.get('206');
    const told = life && ruleLifeText(replay, life, PLAIN, 80);
    expect(told?.split('(The words are lost.)')).toHaveLength(2);
    expect(told).toContain('The words stayed the same.');
  });

  it('are said to be lost where the rule is shown on another site', () => {
    const archive = archived(AMENDED);
    const life = archive.replay.lives.get('206');
    expect(life && describeRuleLife(archive, life)?.words).toBe('(The words are lost.)');
  });

  it('are none in JSON, and said to be lost in plain text', () => {
    const lives = livesJson(archived(AMENDED));
    const { rules } = JSON.parse(versionForm(lives, 1, 'json'));
    expect(rules.find(({ text }: { text: string | null }) => text === null)).toMatchObject({
      tier: 'mutable',
    });
    expect(versionForm(lives, 1, 'txt')).toContain('(The words are lost.)');
    expect(versionForm(lives, 0, 'txt')).not.toContain('lost.)');
  });
});
