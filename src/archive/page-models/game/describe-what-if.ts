/** A game as it would have gone under other readings, beside what happened. */
import type { Replay } from '../../../engine/results/types.ts';
import {
  differences,
  type GameDifference,
  making,
  turnedProposals,
} from '../../../engine/suppose/games.ts';
import { readingCalled } from '../../../law/readings/register.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { redline } from '../../redline/redline.ts';
import { numberWords } from '../../words/amount-words.ts';
import { listed, type Phrase, plain } from '../../words/phrase.ts';
import { describeCause } from '../../words/phrases/describe-cause.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { proposalResult } from '../../words/proposal-result.ts';
import { outcomeLabel } from '../../words/say-outcome.ts';
import { describeGame, type GamePage } from './describe-game.ts';

/** The game under other readings. `asWritten` is the game that a check sees. */
interface Otherwise {
  readonly choices: ReadonlyMap<string, string>;
  readonly supposed: GameArchive;
  readonly asWritten: Replay;
}

export function describeWhatIf(archive: GameArchive, { choices, supposed, asWritten }: Otherwise) {
  const proposals = describeTurned(archive, supposed);
  const ofRules = differences(archive.replay, supposed.replay, ['rules']);
  const rules = ofRules.flatMap((each) => describeRule(each) ?? []);
  const [is, wouldBe] = [describeGame(archive), describeGame(supposed)];
  const players = [...supposed.replay.players, ...archive.replay.players];
  const names = new Map<string, string>(players.map(({ id, name }) => [id, name]));
  const amountIn = (held: GameDifference<'holdings'>['was']) =>
    held ? numberWords(held.amount) : '0';
  const scores = differences(archive.replay, supposed.replay, ['holdings']).flatMap(
    ({ was, is }) => {
      const held = was ?? is;
      if (!held) return [];
      const player = names.get(held.player) ?? held.player;
      return [{ player, quantity: held.quantity, was: amountIn(was), wouldBe: amountIn(is) }];
    },
  );
  const differing = differences(archive.replay, supposed.replay, ['version']);
  const gone = new Set(differing.flatMap(({ key, is }) => (is ? [] : [key])));
  const neverWere = archive.replay.versions
    .filter((version) => gone.has(making(version)))
    .map((version) => [`Version ${version.number}: `, ...describeCause(archive, version)]);
  const game = { was: gameWords(is), wouldBe: gameWords(wouldBe) };
  const isSame =
    [proposals, rules, scores, neverWere].every(({ length }) => length === 0) &&
    game.was === game.wouldBe;
  return {
    choices: [...choices].map(([id, option]) => {
      const reading = readingCalled(id);
      const means = reading?.options.find((each) => each.id === option)?.means ?? '';
      return { question: reading?.question ?? id, option, means };
    }),
    /** Whether all would have come as it did. */
    isSame,
    /** The fault that a check would find in the record as it is written. */
    refused: faultOf(asWritten),
    /** Why the record cannot be followed to its end. */
    halted: faultOf(supposed.replay),
    proposals,
    /** Versions that were made, and then would not have been. */
    neverWere,
    /** Rules that would read otherwise. */
    rules,
    scores,
    game,
  };
}

export type WhatIf = ReturnType<typeof describeWhatIf>;

function faultOf({ findings }: Replay): string | undefined {
  return findings.find(({ severity }) => severity === 'error')?.message;
}

/** Each proposal whose result would differ. */
function describeTurned(archive: GameArchive, supposed: GameArchive) {
  const turned = turnedProposals(archive.replay, supposed.replay);
  return archive.replay.proposals.flatMap((was) => {
    if (!turned.has(was.written.name)) return [];
    const then = supposed.proposals.get(was.written.name);
    const proposal: Phrase = [proposalLink(archive, was.written)];
    const happened = proposalResult(archive.replay, was);
    if (!then || then.outcome === 'open') {
      const wouldBe = then ? 'It would not have been decided.' : 'It would not have been reached.';
      return [{ proposal, turned: undefined, was: happened, wouldBe }];
    }
    const wouldBe = proposalResult(supposed.replay, then);
    if (wouldBe === happened) return [];
    /** `Adopted → Defeated`, if the outcome is another. */
    const turn = `${outcomeLabel(was.outcome)} → ${outcomeLabel(then.outcome)}`;
    const isSame = was.outcome === then.outcome;
    return [{ proposal, turned: isSame ? undefined : turn, was: happened, wouldBe }];
  });
}

function describeRule({ was, is: then }: GameDifference<'rules'>) {
  if (!was?.as || !then?.as) {
    const [rule, says] = was ? [was, 'would not be in force'] : [then, 'would be in force'];
    if (!rule) return undefined;
    const words = redline(was?.as?.text ?? '', then?.as?.text ?? '');
    return { says: `Rule ${rule.rule} ${says}.`, redline: words };
  }
  const shifts = [
    was.rule === then.rule ? '' : `would be called Rule ${then.rule}`,
    was.as.tier === then.as.tier ? '' : `would be ${then.as.tier}`,
    was.as.text === then.as.text ? '' : 'would have other words',
  ].filter((words) => words !== '');
  if (shifts.length === 0) return undefined;
  return {
    says: `Rule ${was.rule} ${plain(listed(shifts.map((words) => [words])))}.`,
    redline: was.as.text === then.as.text ? undefined : redline(was.as.text, then.as.text),
  };
}

/** Whether it is won, and whose move it is. */
function gameWords({ statusWords, outcome, state }: GamePage): string {
  return [`${statusWords}.`, ...[...outcome, ...state.moves].map(plain)].join(' ');
}
