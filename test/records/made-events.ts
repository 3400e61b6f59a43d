/** Any record of events. */
import * as fc from 'fast-check';
import type { Path } from '../../src/diagnostics/finding.ts';
import type { WrittenEvents } from '../../src/records/kinds/event.ts';
import type { WrittenEvent } from '../../src/records/types.ts';
import { factsAt, kind, proposalNumber } from './made-facts.ts';
import { corrected, line, maybeBody, moment, player, rule, stands, words } from './made-records.ts';

function eventAt(path: Path): fc.Arbitrary<WrittenEvent> {
  return fc
    .record(
      {
        file: kind('games/g/events/x.md'),
        name: kind('x'),
        path: fc.constant(path),
        on: moment,
        id: player.map(String),
        after: proposalNumber,
        rule,
        by: line,
        why: words,
        source: line,
        fact: fc.oneof(...Object.values(factsAt(path))),
        stands,
        corrected,
      },
      { requiredKeys: ['file', 'name', 'path', 'fact'] },
    )
    .map(standingOnce)
    .map(ofSomebody);
}

/** Scores that stand against the reckoning say so by the same key. */
function standingOnce({ stands: said, ...event }: WrittenEvent): WrittenEvent {
  const isTaken = event.fact.kind === 'scores' && event.fact.stands;
  return { ...event, ...(said && !isTaken && { stands: said }) };
}

/** Of some events it says nothing who does them, or they say it themselves. */
function ofSomebody({ by, ...event }: WrittenEvent): WrittenEvent {
  const kinds = ['fiat', 'roll', 'consent', 'debate', 'note', 'end'];
  return { ...event, ...(by !== undefined && !kinds.includes(event.fact.kind) && { by }) };
}

export const events: fc.Arbitrary<WrittenEvents> = fc
  .tuple(
    fc.oneof(
      eventAt([]).map((event) => [event]),
      fc
        .array(fc.nat(), { maxLength: 4 })
        .chain((several) => fc.tuple(...several.map((_, i) => eventAt(['events', i])))),
    ),
    maybeBody,
  )
  .map(([list, narrative]) => ({ file: 'games/g/events/x.md', events: list, narrative }));
