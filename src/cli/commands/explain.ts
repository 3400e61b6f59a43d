/** `nomic explain`: the meaning of a code, its reason and its cure. */
import { CODES } from '../../diagnostics/codes.ts';
import { REASONS } from '../../diagnostics/reasons.ts';
import { REMEDIES } from '../../diagnostics/register/remedies.ts';
import { CLASS_NAMES, REGISTER } from '../../diagnostics/register.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { WIDEST, wrap } from '../../diagnostics/reporters/wrap.ts';
import { type Command, misnamed, misusedFor, STATUS } from '../command-line/outcome.ts';

export const explain: Command = ({ operands }, { command, columns, colour }) => {
  const palette = colour ? COLOUR : PLAIN;
  const [wanted] = operands;
  if (wanted === undefined) {
    const widest = Math.max(...CODES.map((each) => each.length));
    const blocks = Object.entries(CLASS_NAMES).map(([kind, name]) => {
      const codes = CODES.filter((each) => REGISTER[each].class === kind);
      const rows = codes.map((each) => `  ${each.padEnd(widest)}  ${REGISTER[each].title}`);
      return [palette.strong(name), ...rows].join('\n');
    });
    return { status: STATUS.ok, out: `${blocks.join('\n\n')}\n` };
  }
  const code = CODES.find((known) => known === wanted);
  if (code) {
    const { title, class: kind } = REGISTER[code];
    const room = Math.min(columns, WIDEST);
    const lines = [
      `${palette.strong(title)}  ${palette.faint(`${code}, ${CLASS_NAMES[kind]}`)}`,
      '',
      ...wrap(REASONS[code], room),
      '',
      ...wrap(REMEDIES[code], room).map(palette.good),
    ];
    return { status: STATUS.ok, out: `${lines.join('\n')}\n` };
  }
  if (/^\d+$/.test(wanted))
    return misusedFor(`“${wanted}” is no code. For a rule:`, ['show', '--rule', wanted]);
  const word = wanted.toLowerCase();
  const group = CODES.filter(
    (each) => each.split('/').includes(word) || CLASS_NAMES[REGISTER[each].class] === word,
  );
  const [first] = group;
  if (first !== undefined)
    return misusedFor(`“${wanted}” has several codes: ${group.join(', ')}.`, ['explain', first]);
  return misnamed('code', wanted, CODES, `For all codes: ${command} explain`);
};
