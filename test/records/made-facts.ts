/** Any change, any fact of an event and any record of events, as a record may state it. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type { WrittenEvents } from '../../src/records/kinds/event.ts';
import { EVENT_TRAITS } from '../../src/records/kinds/event-facts.ts';
import type { Amounts } from '../../src/records/kinds/parts.ts';
import type {
  ChangeTarget,
  EventBody,
  EventKind,
  WrittenChange,
  WrittenEvent,
} from '../../src/records/types.ts';
import * as any from './made-records.ts';

const { line, made, mapOf, mechanics, moment, number, player, players, rule, tier, words } = any;

export const kind = <const Kind extends string>(name: Kind) => fc.constant(name);
export const yes = fc.constant<true>(true);

/** A number, or what stands for one. */
export const proposalNumber = fc.oneof(number, fc.constantFrom('7729#1', 'a.b', '300_b', 'X-1'));
const ruleNumber = fc.oneof(number, fc.constantFrom('VPRD', 'a.1', 'B_2', 'c-3'));
/** No number by itself. */
const name = words.filter((each) => !/^\d+$/.test(each));

const ofRule = fc.record({ rule });
const ofAmendment = fc.record({ amendment: proposalNumber });
const target: fc.Arbitrary<ChangeTarget> = fc.oneof(ofRule, ofAmendment);
const replacement = fc.record({ from: words, to: fc.oneof(kind(''), words) });
const replace = fc.array(replacement, { minLength: 1, maxLength: 3 });

/** A change at a path, whose text is of this kind. */
export function changeAt(at: Path, text: fc.Arbitrary<string>): fc.Arbitrary<WrittenChange> {
  const path = fc.constant(at);
  const ofNew = { number: ruleNumber, title: line, tier, mechanics };
  return fc.oneof(
    made({ path, kind: kind('enact'), text: kind(''), lost: yes }, ofNew),
    made({ path, kind: kind('enact'), text }, ofNew),
    made(
      {
        path,
        kind: kind('amend'),
        target,
        words: fc.oneof(fc.record({ text }), fc.record({ lost: yes }), fc.record({ replace })),
      },
      { title: line, mechanics: fc.oneof(kind('keep'), kind('none'), mechanics) },
    ),
    fc.record({ path, kind: kind('repeal'), target: ofRule }),
    made({ path, kind: kind('repeal'), target: ofAmendment }, { text }),
    fc.record({ path, kind: kind('transmute'), target: ofRule, to: tier }),
  );
}

const sums = any.amount.map((sum) => new Map([['points', sum]]));
const points: fc.Arbitrary<Amounts> = mapOf(player, sums);
export const quantities: fc.Arbitrary<Amounts> = mapOf(player, mapOf(any.quantityName, any.amount));
const winning = fc.oneof(any.quantityName, fc.constantFrom('paradox', 'rule', 'judgment'));
const upToTwo = <T>(each: fc.Arbitrary<T>) => fc.array(each, { maxLength: 2 });

/** An arbitrary of every kind of event: complete by its type. */
export function factsAt(path: Path): { readonly [Kind in EventKind]: fc.Arbitrary<EventBody> } {
  const until = { until: moment };
  return {
    join: made(
      { kind: kind('join'), player: any.writtenPlayer, roles: upToTwo(line) },
      { seat: number },
    ),
    leave: fc.record({ kind: kind('leave'), player }),
    forfeit: fc.record({ kind: kind('forfeit'), player }),
    roll: made({ kind: kind('roll'), by: player, die: number }, { for: proposalNumber }),
    points: fc.record({ kind: kind('points'), amounts: points }),
    change: fc.record({ kind: kind('change'), amounts: quantities }),
    set: fc.record({ kind: kind('set'), amounts: quantities }),
    appoint: fc.record({ kind: kind('appoint'), offices: mapOf(any.quantityName, players) }),
    consent: made({ kind: kind('consent'), players, to: line }, { during: fc.oneof(number, name) }),
    debate: fc.record({ kind: kind('debate'), proposal: proposalNumber }),
    pause: made({ kind: kind('pause') }, until),
    resume: made({ kind: kind('resume') }, until),
    scores: made({ kind: kind('scores'), scores: fc.oneof(points, quantities) }, { stands: yes }),
    rename: fc.record({ kind: kind('rename'), names: mapOf(player, line) }),
    round: made({ kind: kind('round'), reset: upToTwo(any.quantityName) }, { why: words }),
    winner: made({ kind: kind('winner'), player }, { by: winning }),
    end: fc.record({ kind: kind('end'), why: words }),
    note: fc.record({ kind: kind('note'), text: words }),
    fiat: made({ by: line, change: changeAt([...path, 'fiat'], words) }, { cause: line })
      .chain((fiat) => fc.record({ fiat: fc.constant(fiat), nth: ruleNumber }))
      .map(({ fiat, nth }) => ({
        kind: 'fiat' as const,
        ...fiat,
        ...(fiat.change.kind === 'enact' && { number: nth }),
      })),
  };
}

function eventAt(path: Path): fc.Arbitrary<WrittenEvent> {
  return made(
    {
      file: kind('games/g/events/x.md'),
      name: kind('x'),
      path: fc.constant(path),
      fact: fc.oneof(...Object.values(factsAt(path))),
    },
    {
      on: moment,
      id: player.map(String),
      after: proposalNumber,
      rule,
      by: line,
      why: words,
      source: line,
      stands: any.stands,
      corrected: any.corrected,
    },
  )
    .map(standingOnce)
    .map(ofSomebody);
}

/** Scores that stand against the reckoning say so by the same key. */
function standingOnce({ stands: said, ...event }: WrittenEvent): WrittenEvent {
  const isTaken = event.fact.kind === 'scores' && event.fact.stands;
  return { ...event, ...(said && !isTaken && { stands: said }) };
}

/** Some events do not say who does them, or they say it themselves. */
function ofSomebody({ by, ...event }: WrittenEvent): WrittenEvent {
  const { hasBy } = EVENT_TRAITS[event.fact.kind];
  return { ...event, ...(by !== undefined && hasBy && { by }) };
}

const listed = fc.oneof(
  eventAt([]).map((event) => [event]),
  any.several((i) => eventAt(['events', i]), { maxLength: 4 }),
);

export const events: fc.Arbitrary<WrittenEvents> = fc
  .tuple(listed, any.maybeBody)
  .map(([list, narrative]) => ({ file: 'games/g/events/x.md', events: list, narrative }));
