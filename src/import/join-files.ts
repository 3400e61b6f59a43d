export interface NamedFile {
  /** Without its folder. */
  readonly name: string;
  readonly text: string;
}

const NUMBERED = /^(?:rule[-_ ]?)?0*(\d{1,9})\.\w+$/i;
const OWN_NUMBER = /^(?:---\n(?:.*\n)*?(?:rule|number|num|no|nr|id)[-_ \w]*:|\W*(?:rule\s*)?\d)/i;
const HEADING = /^#{1,6}[ \t]*(\S.*)\n/;

/** Makes one document of several files. A file `301.md` without a number of its own is Rule 301. */
export function joinFiles(files: readonly NamedFile[]): string {
  const [only, ...others] = files;
  if (only && others.length === 0) return only.text;
  return files.map(withNumber).join('\n\n');
}

function withNumber({ name, text }: NamedFile): string {
  const number = NUMBERED.exec(name)?.[1];
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 3) : text.indexOf('\n');
  const start = text.slice(0, end < 0 ? 1000 : end);
  if (number === undefined || OWN_NUMBER.test(start)) return text;
  if (text.startsWith('---\n')) return text.replace('---\n', () => `---\nrule: ${number}\n`);
  const title = HEADING.exec(text)?.[1];
  const head = `---\nrule: ${number}\n`;
  if (title === undefined) return `${head}---\n${text}`;
  return `${head}title: ${JSON.stringify(title)}\n---\n${text.replace(HEADING, '')}`;
}
