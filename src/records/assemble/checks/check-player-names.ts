/** Finds players with one name, whom nobody can tell apart, and players whose names look alike. */
import { foldedForm } from '../../../content/names.ts';
import type { Finding, ValueSpot } from '../../../diagnostics/finding.ts';
import { codePointOf } from '../../../diagnostics/visible.ts';
import { everyEvent } from '../../lookup/every-event.ts';
import type { WrittenGame } from '../../types.ts';
import { repeated } from './check-records.ts';

interface NamedPlayer {
  readonly id: string;
  readonly name: string;
  readonly at: ValueSpot;
}

/** Compares the last names of players. An earlier name of a different player only looks alike. */
export function checkPlayerNames(game: WrittenGame): readonly Finding[] {
  const called = namesIn(game);
  const last = new Map(called.map((each) => [each.id, each]));
  const namesakes = new Map(
    repeated(
      called.filter((each) => last.get(each.id) === each),
      ({ name }) => foldedForm(name),
    ),
  );
  const doubled = new Map(repeated(called, ({ name }) => lookOf(name)));
  return called.flatMap((each): readonly Finding[] => {
    const namesake = namesakes.get(each);
    const double = doubled.get(each);
    if (!namesake) return double && double.id !== each.id ? [doubles(each, double)] : [];
    const related = [{ message: 'The other one.', at: namesake.at }];
    const message = oneName(each.name, namesake.name);
    const { at } = each;
    const returning = ` Somebody who returns keeps the id \`${namesake.id}\`.`;
    const help = TELL_APART + (at.path.includes('join') ? returning : '');
    return [{ code: 'format/duplicate', severity: 'error', at, message, help, related }];
  });
}

/**
 * Pairs of a character and the Latin one that looks like it. They are the Greek, Cyrillic, Armenian and
 * Latin letters and digits in Unicode's confusables (UTS 39). The whole list would be a fifth of the
 * engine's size in a browser.
 */
const DRAWN_ALIKE = new Map(
  [
    'АAВBСCЕEНHІIЈJКKМMОOРPԚQЅSТTԜWХXУYҮY',
    'аaсcԁdеeһhіiјjӏlоoрpԛqгrѕsѵvԝwхxуyүy',
    'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaγyιiνvοoρpυu',
    'ԼLՕOՍUցgհhոnօoզqսuıiɑaɡg|l1l0O',
  ].flatMap((letters) =>
    [...letters.matchAll(/(.)(.)/gu)].map(([, one = '', as = '']) => [one, as]),
  ),
);

/** Replaces characters that look alike by one character. Large and small letters look different. */
function lookOf(name: string): string {
  const letters = [...name.normalize('NFKC').trim().replace(/\s+/g, ' ')];
  const drawn = letters.map((letter) => DRAWN_ALIKE.get(letter) ?? letter).join('');
  return drawn.replaceAll('I', 'l').replaceAll('rn', 'm');
}

/** Lists the names of players at the start, when they join, and after they are renamed. */
function namesIn(game: WrittenGame): readonly NamedPlayer[] {
  const { file } = game;
  const first = game.players.map(({ id, name }) => ({
    id,
    name,
    at: { file, path: ['players', id, 'name'] },
  }));
  const later = everyEvent(game).flatMap(({ file, path, fact }): readonly NamedPlayer[] => {
    if (fact.kind === 'join') {
      const { id, name } = fact.player;
      return [{ id, name, at: { file, path: [...path, 'join', 'name'] } }];
    }
    if (fact.kind !== 'rename') return [];
    return [...fact.names].map(([id, name]) => ({
      id,
      name,
      at: { file, path: [...path, 'rename', id] },
    }));
  });
  return [...first, ...later];
}

export const TELL_APART = 'Tell them apart, as in “Anna B.” and “Anna C.”.';

/** Says that two names are one. */
export function oneName(name: string, other: string): string {
  return name === other
    ? `Two players are called “${name}”.`
    : `“${name}” and “${other}” are the same name in different letters, and two players have it.`;
}

function doubles({ id, name, at }: NamedPlayer, other: NamedPlayer): Finding {
  const related = [{ message: 'The other one.', at: other.at }];
  const message =
    name === other.name
      ? `\`${id}\` is called “${name}”, as \`${other.id}\` is or was.`
      : `The names of \`${other.id}\` and \`${id}\` look alike: “${other.name}” and “${name}”.`;
  const help = `${difference(other.name, name)}If both are right, you need not do anything.`;
  return { code: 'player/alike', severity: 'note', at, message, help, related };
}

/** Names the first characters that differ between two names, since nobody can see the difference. */
function difference(name: string, other: string): string {
  const [letters, others] = [[...name], [...other]];
  const at = letters.findIndex((letter, i) => letter !== others[i]);
  const [one, two] = [letters[at], others[at]];
  if (one === undefined || two === undefined) return '';
  return `They differ first in “${one}” (${codePointOf(one)}) and “${two}” (${codePointOf(two)}). `;
}
