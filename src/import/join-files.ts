/** Several files as one document. A file that is named by a number, and has none, is that rule. */

export interface NamedFile {
  /** Without its folder. */
  readonly name: string;
  readonly text: string;
}

const NUMBERED = /^(?:rule[-_ ]?)?0*(\d{1,9})\.\w+$/i;
const OWN_NUMBER = /^(?:---\n(?:.*\n)*?(?:rule|number|num|no|nr|id)[-_ \w]*:|\W*(?:rule\s*)?\d)/i;
const HEADING = /^#{1,6}[ \t]*(\S.*)\n/;

export function joinFiles(files: readonly NamedFile[]): string {
  const [only, ...others] = files;
  if (only && others.length === 0) return only.text;
  return files.map(withNumber).join('\n\n');
}

function withNumber({ name, text }: NamedFile): string {
  const number = NUMBERED.exec(name)?.[1];
  if (number === undefined || OWN_NUMBER.test(headOf(text))) return text;
  if (text.startsWith('---\n')) return text.replace('---\n', () => `---\nrule: ${number}\n`);
  const title = HEADING.exec(text)?.[1];
  const head = `---\nrule: ${number}\n`;
  if (title === undefined) return `${head}---\n${text}`;
  return `${head}title: ${JSON.stringify(title)}\n---\n${text.replace(HEADING, '')}`;
}

/** The YAML at the beginning of a file, otherwise its first line. */
function headOf(text: string): string {
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : text.indexOf('\n');
  return end < 0 ? text.slice(0, 1000) : text.slice(0, end);
}
