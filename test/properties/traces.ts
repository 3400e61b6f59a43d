/** The contents of a game's folder, each shown by the replay or named by a finding. */
import type { Replay } from '../../src/engine/results/types.ts';
import type { WrittenJudgment } from '../../src/records/kinds/judgment.ts';
import type { Amounts } from '../../src/records/kinds/parts.ts';
import type { WrittenEvent, WrittenProposal } from '../../src/records/types.ts';

/** Every part of a record of which the replay shows nothing, and which no finding names. */
export function lost(replay: Replay): readonly string[] {
  const { proposals, judgments, events } = replay.game;
  return [
    ...proposals.flatMap((written) =>
      unnamed(replay, written.file, lackingOfProposal(replay, written)),
    ),
    ...judgments.flatMap((written) =>
      unnamed(replay, written.file, lackingOfJudgment(replay, written)),
    ),
    ...events.flatMap((event) => unnamed(replay, event.file, lackingOfEvent(replay, event))),
  ];
}

/** A finding in the very record names what is wrong with it, or what is not looked at. */
function unnamed({ findings }: Replay, file: string, lacking: readonly string[]) {
  const isNamed = findings.some(({ at, code }) => at.file === file && !OF_OTHER_THINGS.has(code));
  return isNamed ? [] : lacking.map((what) => `${file}: ${what}`);
}

/** Notes on records that have their effect. */
const OF_OTHER_THINGS: ReadonlySet<string> = new Set([
  'contestable',
  'change/compound',
  'mechanics/differ',
  'mechanics/as-meant',
]);

function lackingOfProposal(replay: Replay, written: WrittenProposal): readonly string[] {
  const known = replay.proposals.find((each) => each.written === written);
  if (!known) return ['it is not among the proposals'];
  const entries = replay.timeline.filter(
    (entry) => 'proposal' in entry && entry.proposal === written.name,
  );
  const has = (kind: string) => entries.some((entry) => entry.kind === kind);
  const { outcome, votes, closed, withdrawn, awards, effective, changes } = written;
  const isEnded = closed !== undefined || outcome !== undefined;
  const isAdopted = known.outcome === 'adopted';
  const waits = effective !== undefined && known.version === undefined;
  const hasNoEffect = replay.readings.some(
    ({ id, taken, mattered }) =>
      id === 'vanished-target' &&
      taken === 'no-effect' &&
      mattered.some(({ file }) => file === written.file),
  );
  const changesRules = isAdopted && !waits && !hasNoEffect && changes.length > 0;
  return [
    written.lost !== (known.outcome === 'lost') && 'it is lost, or is not',
    !written.lost && !has('proposed') && 'it is not in the timeline',
    isEnded && !has('resolved') && 'its end is not in the timeline',
    withdrawn && !has('withdrawn') && 'its withdrawal is not in the timeline',
    outcome !== undefined && known.outcome !== outcome && 'its outcome is another',
    isEnded && votes && !known.count && 'its votes are not counted',
    isEnded && known.outcome === 'open' && 'it is open',
    changesRules && known.version === undefined && 'no version is its',
    awards && !earned(known.awards, awards) && 'its awards are not in the ledger',
  ].filter((lack) => typeof lack === 'string');
}

/** Whether a ledger has for everybody at least the sums that a record states, and others only besides. */
function earned(entries: Replay['ledger'], stated: Amounts): boolean {
  return [...stated].every(([player, amounts]) =>
    [...amounts].every(([quantity, amount]) => {
      const mine = entries.filter((each) => each.player === player && each.quantity === quantity);
      if (mine.length === 0) return amount.equals(0);
      return mine.reduce((rest, each) => rest.sub(each.amount), amount).equals(0);
    }),
  );
}

function lackingOfJudgment(replay: Replay, written: WrittenJudgment): readonly string[] {
  const known = replay.judgments.find((each) => each.written === written);
  if (!known) return ['it is not among the Judgments'];
  const entries = replay.timeline.filter(
    (entry) => 'judgment' in entry && entry.judgment === written.name,
  );
  const last = written.bench.at(-1);
  const stands = last?.ruling !== undefined && last.overruled === undefined;
  const booked = replay.ledger.filter(
    ({ cause }) => cause.by === 'judgment' && cause.judgment === written.name,
  );
  return [
    !entries.some(({ kind }) => kind === 'invoked') && 'it is not in the timeline',
    last?.ruling !== undefined &&
      !entries.some(({ kind }) => kind === 'given') &&
      'it is not given',
    stands && known.ruling !== last.ruling && 'its ruling is another',
    ...written.bench
      .flatMap(({ judges }) => judges)
      .map((judge) => !replay.players.some(({ id }) => id === judge) && `nobody is ${judge}`),
    ...written.settles.map((settlement) => {
      if (settlement.kind !== 'points' || !stands) return false;
      return !earned(booked, settlement.amounts) && 'its points are not in the ledger';
    }),
  ].filter((lack) => typeof lack === 'string');
}

function lackingOfEvent(replay: Replay, event: WrittenEvent): readonly string[] {
  const isTold = replay.timeline.some((entry) => entry.kind === 'event' && entry.event === event);
  if (!isTold) return [`event ${event.path.join('.')} is not in the timeline`];
  const booked = replay.ledger.filter(({ cause }) => cause.by === 'event' && cause.event === event);
  const { fact } = event;
  const seat = (id: string) => replay.players.find((player) => player.id === id);
  switch (fact.kind) {
    case 'points':
    case 'change':
      return earned(booked, fact.amounts) ? [] : ['its sums are not in the ledger'];
    case 'join':
      return seat(fact.player.id) ? [] : ['who joined has no seat'];
    case 'winner':
      return replay.winner?.player === fact.player ? [] : ['the winner is another'];
    default:
      return [];
  }
}
