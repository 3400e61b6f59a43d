/** Any change and any fact of an event, as a record may state it. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type { Amounts } from '../../src/records/kinds/parts.ts';
import type { ChangeTarget, EventBody, EventKind, WrittenChange } from '../../src/records/types.ts';
import {
  amount,
  line,
  mapOf,
  mechanics,
  moment,
  number,
  player,
  players,
  quantityName,
  rule,
  tier,
  words,
  writtenPlayer,
} from './made-records.ts';

export const kind = <const Kind extends string>(name: Kind) => fc.constant(name);

/** A number, or what stands for one. */
export const proposalNumber = fc.oneof(number, fc.constantFrom('7729#1', 'a.b', '300_b', 'X-1'));
const ruleNumber = fc.oneof(number, fc.constantFrom('VPRD', 'a.1', 'B_2', 'c-3'));

const target: fc.Arbitrary<ChangeTarget> = fc.oneof(
  fc.record({ rule }),
  fc.record({ amendment: proposalNumber }),
);

const replacements = fc.array(fc.record({ from: words, to: fc.oneof(kind(''), words) }), {
  minLength: 1,
  maxLength: 3,
});

/** A change at a path, whose text is of this kind. */
export function changeAt(path: Path, text: fc.Arbitrary<string>): fc.Arbitrary<WrittenChange> {
  const at = fc.constant(path);
  return fc.oneof(
    fc.record(
      {
        path: at,
        kind: kind('enact'),
        number: ruleNumber,
        title: line,
        tier,
        mechanics,
        text: kind(''),
        lost: fc.constant(true as const),
      },
      { requiredKeys: ['path', 'kind', 'text', 'lost'] },
    ),
    fc.record(
      { path: at, kind: kind('enact'), number: ruleNumber, title: line, tier, mechanics, text },
      { requiredKeys: ['path', 'kind', 'text'] },
    ),
    fc.record(
      {
        path: at,
        kind: kind('amend'),
        target,
        title: line,
        words: fc.oneof(
          fc.record({ text }),
          fc.record({ lost: fc.constant(true as const) }),
          fc.record({ replace: replacements }),
        ),
        mechanics: fc.oneof(kind('keep'), kind('none'), mechanics),
      },
      { requiredKeys: ['path', 'kind', 'target', 'words'] },
    ),
    fc.record({ path: at, kind: kind('repeal'), target: fc.record({ rule }) }),
    fc.record(
      { path: at, kind: kind('repeal'), target: fc.record({ amendment: proposalNumber }), text },
      { requiredKeys: ['path', 'kind', 'target'] },
    ),
    fc.record({ path: at, kind: kind('transmute'), target: fc.record({ rule }), to: tier }),
  );
}

const points: fc.Arbitrary<Amounts> = mapOf(
  player,
  amount.map((sum) => new Map([['points', sum]])),
);
export const quantities: fc.Arbitrary<Amounts> = mapOf(player, mapOf(quantityName, amount));

/** An arbitrary of every kind of event: complete by its type. */
export function factsAt(path: Path): { readonly [Kind in EventKind]: fc.Arbitrary<EventBody> } {
  const until = { until: moment };
  return {
    join: fc.record(
      {
        kind: kind('join'),
        player: writtenPlayer,
        seat: number,
        roles: fc.array(line, { maxLength: 2 }),
      },
      { requiredKeys: ['kind', 'player', 'roles'] },
    ),
    leave: fc.record({ kind: kind('leave'), player }),
    forfeit: fc.record({ kind: kind('forfeit'), player }),
    roll: fc.record(
      { kind: kind('roll'), by: player, die: number, for: proposalNumber },
      { requiredKeys: ['kind', 'by', 'die'] },
    ),
    points: fc.record({ kind: kind('points'), amounts: points }),
    change: fc.record({ kind: kind('change'), amounts: quantities }),
    set: fc.record({ kind: kind('set'), amounts: quantities }),
    appoint: fc.record({ kind: kind('appoint'), offices: mapOf(quantityName, players) }),
    consent: fc.record(
      {
        kind: kind('consent'),
        players,
        to: line,
        during: fc.oneof(
          number,
          words.filter((name) => !/^\d+$/.test(name)),
        ),
      },
      { requiredKeys: ['kind', 'players', 'to'] },
    ),
    debate: fc.record({ kind: kind('debate'), proposal: proposalNumber }),
    pause: fc.record({ kind: kind('pause'), ...until }, { requiredKeys: ['kind'] }),
    resume: fc.record({ kind: kind('resume'), ...until }, { requiredKeys: ['kind'] }),
    scores: fc.record(
      {
        kind: kind('scores'),
        scores: fc.oneof(points, quantities),
        stands: fc.constant(true as const),
      },
      { requiredKeys: ['kind', 'scores'] },
    ),
    rename: fc.record({ kind: kind('rename'), names: mapOf(player, line) }),
    round: fc.record(
      { kind: kind('round'), why: words, reset: fc.array(quantityName, { maxLength: 2 }) },
      { requiredKeys: ['kind', 'reset'] },
    ),
    winner: fc.record(
      {
        kind: kind('winner'),
        player,
        by: fc.oneof(quantityName, fc.constantFrom('paradox', 'rule', 'judgment')),
      },
      { requiredKeys: ['kind', 'player'] },
    ),
    end: fc.record({ kind: kind('end'), why: words }),
    note: fc.record({ kind: kind('note'), text: words }),
    fiat: fc
      .record({
        by: line,
        cause: fc.option(line, { nil: undefined }),
        change: changeAt([...path, 'fiat'], words),
        nth: ruleNumber,
      })
      .map(({ by, cause, change, nth }) => ({
        kind: 'fiat' as const,
        by,
        change,
        ...(cause !== undefined && { cause }),
        ...(change.kind === 'enact' && { number: nth }),
      })),
  };
}
