/** What the rules alone make of a move that a Judgment settled, written down with the move. */
import type { Finding } from '../../diagnostics/finding.ts';
import { REGISTER } from '../../diagnostics/register.ts';
import type { JudgedMove } from '../state/judged.ts';
import type { Docket } from '../state/log.ts';

/** Says of a settled move why the rules alone would not let it stand. */
export function noteObjections(docket: Docket, name: string, wrongs: readonly Finding[]): void {
  const isUndetermined = wrongs.every(({ code }) => REGISTER[code].class === 'undetermined');
  const objections = wrongs.map(({ message }) => message);
  noteUnjudged(docket, name, isUndetermined ? 'undetermined' : 'void', objections);
}

/** Says of a settled move what the rules alone make of it. */
export function noteUnjudged(
  docket: Docket,
  name: string,
  unjudged: JudgedMove['unjudged'] & string,
  objections: readonly string[] = [],
): void {
  const known = docket.proposals.get(name);
  if (!known?.judged) return;
  const { judgment, objections: earlier } = known.judged;
  docket.proposals.set(name, {
    ...known,
    judged: {
      ...known.judged,
      unjudged,
      objections: [...earlier, ...objections],
      until: docket.judgments.get(judgment)?.status !== 'given',
    },
  });
}
