/** The page of readings quotes a rule once for each reading that mattered. */
import { expect, it } from 'vitest';
import { describeReadings } from '../../src/archive/page-models/judgments/describe-readings.ts';
import { plain } from '../../src/archive/words/phrase.ts';
import { enact, page } from '../engine/table.ts';
import { played, recorded } from './replayed.ts';

it('quotes the rule on which the first place rests, and nothing where it did not matter', () => {
  const front =
    'title: T\nruleset: suber\nmedium: mail\nplayers: { a: { name: A }, b: { name: B } }';
  const votes = 'votes: { for: [a], abstain: [b] }';
  const archive = played({ 'game.md': page(front), 'proposals/301.md': enact(301, 'a', votes) });
  const readings = new Map(describeReadings(archive).map((each) => [each.id, each]));
  const unanimity = readings.get('unanimity');
  expect(unanimity?.rests?.on.words).toBe('Rule 203');
  expect(unanimity?.rests?.words).toBe(
    'A rule-change is adopted if and only if the vote is unanimous among the eligible voters.',
  );
  expect(readings.get('stay-ends')?.rests).toBeUndefined();
  const places = (unanimity?.mattered ?? []).map(({ place }) => plain(place));
  expect(places).toContain('The outcome of Proposal 301');
});

it('names a Judgment once where a reading decided whether it may be given', () => {
  const places = describeReadings(recorded('worked-example')).flatMap(({ mattered }) => mattered);
  expect(places.map(({ place }) => plain(place))).toContain('Whether Judgment 1 may be given');
});
