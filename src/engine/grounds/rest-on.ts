/** Says on what an event rests: objects, notes what rests on words alone, and lets a Judgment decide. */
import type { Finding } from '../../diagnostics/finding.ts';
import { capital, inSeries } from '../../helpers/words.ts';
import { textOf } from '../../records/kinds/change.ts';
import type { WrittenEvent } from '../../records/types.ts';
import { excuseFor } from '../judged-moves/let-stand.ts';
import type { Ground } from '../results/ground.ts';
import type { Context } from '../state/context.ts';
import { cite, keySpot } from '../state/make-finding.ts';
import { addNote, reportAll, writeGround } from '../state/write-log.ts';
import { recordWords } from '../timeline/record-words.ts';
import type { Asked } from './asked.ts';
import { type Doing, type Founded, setsAnew } from './find-ground.ts';

/** The ground on which an event is done; nothing where it needs none, or where it is not to be done. */
export function restOn(
  context: Context,
  doing: Doing,
  { ground, objections }: Pick<Founded, 'ground' | 'objections'>,
): Ground | undefined {
  const { event, cited, asked } = doing;
  reportAll(context, objections);
  const isWeak =
    ground === undefined ? needsGround(context, asked, objections) : ground.by === 'words';
  const excuse = isWeak ? excuseFor(context, event) : undefined;
  if (excuse?.by !== 'judgment') {
    if (ground?.by === 'words') noteWords(context, doing);
    if (ground) writeGround(context, event, ground);
    return ground;
  }
  const { judgment } = excuse;
  if (objections.length === 0 && ground?.by === 'words') {
    addNote(context, {
      code: 'by-judgment',
      at: keySpot(event, ...event.path, event.fact.kind),
      ...(cited && { rule: cite(context.state, cited) }),
      message: `Judgment ${judgment.number} lets ${recordWords(event)} stand. Without it: ${onWords(context, doing)}`,
    });
  }
  const judged: Ground = { by: 'judgment', judgment: judgment.name };
  writeGround(context, event, judged);
  return judged;
}

/** Joining and the like need no ground, unless something speaks against them. */
function needsGround(
  { state }: Context,
  asked: readonly Asked[],
  objections: readonly Finding[],
): boolean {
  const needs = ['quantity', 'win', 'rules'];
  return (
    objections.length > 0 || asked.some((one) => needs.includes(one.what) || setsAnew(state, one))
  );
}

function noteWords(context: Context, doing: Doing): void {
  const { event, cited } = doing;
  addNote(context, {
    code: 'grant/words-alone',
    at: keySpot(event, ...event.path, event.fact.kind),
    ...(cited && { rule: cite(context.state, cited) }),
    message: onWords(context, doing),
    help: cited
      ? `No mechanics speak of this. If the words of Rule ${cited.number} let it be done, its card may say so with \`grants\`.`
      : 'No mechanics speak of this. A rule may let proposals do it: `grants` with `by: proposal`.',
  });
}

/** What is done, and the words on which alone it rests. */
function onWords(context: Context, { event, cited, asked }: Doing): string {
  const done = capital(inSeries(asked.slice(0, MOST_SAID).map(({ words }) => words)));
  const rest = asked.length > MOST_SAID ? ` (and ${asked.length - MOST_SAID} more)` : '';
  const whose = cited
    ? `Rule ${cited.number}`
    : event.isAct
      ? `the proposal “${event.name}”`
      : 'the record';
  // The words of a rule are quoted beside the finding.
  const text = !cited && event.isAct ? proposalText(context, event) : '';
  const words = shortened(text);
  // What is quoted may end the sentence itself.
  const end = /[.!?…]$/u.test(words) ? '' : '.';
  const quoted = text === '' ? '.' : `: “${words}”${end}`;
  return `${done}${rest} on the words of ${whose} alone${quoted}`;
}

const MOST_SAID = 5;
const MOST_QUOTED = 400;

function proposalText({ game }: Context, { name }: WrittenEvent): string {
  const proposal = game.proposals.find((each) => each.name === name);
  const [only] = proposal?.changes ?? [];
  return proposal?.words ?? (only && textOf(only)) ?? '';
}

/** Words on one line, and no more of them than can be read beside the act. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line;
}
