/** `nomic mechanics` and `nomic format`: mechanics as sentences and as slots. */
import { lstatSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { WORKPLACE } from '../../content/names.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { asTyped, forShell } from '../../diagnostics/mending-command.ts';
import { visible } from '../../diagnostics/visible.ts';
import { withoutEnd } from '../../helpers/without-end.ts';
import { readAll, toSentences } from '../../law/sentences/sentences.ts';
import { explained, sentencesIn, understand } from '../../law/sentences/understand.ts';
import { mechanicsOf, rewriteMechanics } from '../../records/rewrite-mechanics.ts';
import { type Command, misuse, misusedFor, refused, STATUS } from '../command-line/outcome.ts';
import { readDocument } from '../command-line/read-document.ts';
import { writeFiles } from '../record-edits/write-files.ts';

/** `nomic mechanics`: the slots of sentences, or the sentences of a file's slots. */
export const mechanicsCommand: Command = ({ operands, values }, { command, cwd }) => {
  const file = values.get('say');
  const isJson = values.get('format') === 'json';
  if (file === undefined) return slotsOf(operands, isJson, command);
  if (operands.length > 0) return misuse('give sentences, or a file with --say, but not both.');
  const read = readDocument(cwd, file);
  if (!read.ok) return refused({ ...read, lines: [read.message] });
  const found = mechanicsOf(read.text);
  if (!found.ok) return misuse(`${file}: ${found.message}`);
  const sentences = found.mechanics.flatMap(toSentences);
  const [, body = ''] = read.text.split(/^---\n[\s\S]*?^---\n/m);
  if (sentences.length === 0)
    return misuse(
      `${file} has no mechanics, so the players carry it out. To see what its words say:`,
      `${command} ${asTyped(['mechanics', body.trim()])}`,
    );
  if (isJson) return { status: STATUS.ok, out: jsonText({ sentences }) };
  return { status: STATUS.ok, out: sentences.map((each) => `${visible(each)}\n`).join('') };
};

function slotsOf(typed: readonly string[], isJson: boolean, command: string) {
  if (typed.length === 0) return misuse('give sentences, or a file with --say.');
  const [number] = typed;
  if (number !== undefined && /^\d+$/.test(number))
    return misusedFor(`“${number}” is no sentence. To see the rule:`, ['show', '--rule', number]);
  const sentences = typed.flatMap(sentencesIn);
  const parsed = readAll(sentences);
  const read = parsed.ok
    ? parsed
    : {
        ...parsed,
        problems: parsed.problems.map((problem) =>
          explained(problem, sentences[problem.sentence] ?? ''),
        ),
      };
  const others = typed.flatMap(understand).flatMap((each) => {
    if (each.how === 'not understood') return [];
    const { words } = each;
    const says = each.says.map(({ sentence }) => sentence);
    const isSaid = says.join(' ').toLowerCase() === `${withoutEnd(words, /[.\s]/)}.`.toLowerCase();
    if (each.how !== 'as written') return [{ words, how: each.how, says }];
    // Some words are read and said differently.
    return isSaid ? [] : [{ words, how: 'in other words', says }];
  });
  if (isJson) {
    const result = read.ok
      ? { mechanics: read.mechanics, others, problems: [] }
      : { mechanics: null, others, problems: read.problems };
    return { status: read.ok ? STATUS.ok : STATUS.findings, out: jsonText(result) };
  }
  const notes = others.map(({ words, how, says }) => `# “${words}”, ${how}: ${says.join(' ')}`);
  const heads = notes.map((each) => `${visible(each)}\n`).join('');
  if (read.ok)
    return { status: STATUS.ok, out: heads + stringify(read.mechanics, { lineWidth: 0 }) };
  // Each sentence with its faulty words marked, and the words that fit there.
  const lines = read.problems.flatMap(({ sentence, message, help, start, end }) => {
    const marked = `${' '.repeat(start)}${'^'.repeat(Math.max(1, end - start))}`;
    return [sentences[sentence] ?? '', marked, message, ...(help === undefined ? [] : [help])];
  });
  const asWords = ['propose', '--enact', '--text', typed.join(' ')].map(forShell).join(' ');
  const alone = `A rule that the players carry out themselves needs none: ${command} ${asWords}`;
  return { status: STATUS.findings, err: `${heads}${[...lines, alone].map(visible).join('\n')}\n` };
}

/** `nomic format`: rewrites the mechanics of records in the other form, and nothing else. */
export const format: Command = ({ operands, values, switches }, { cwd }) => {
  const form = values.get('as') === 'slots' ? 'slots' : 'sentences';
  const files = operands.flatMap((name) => recordsIn(cwd, name));
  const left: string[] = [];
  const written: string[] = [];
  for (const file of files) {
    const read = readDocument(cwd, file);
    if (!read.ok) return refused({ ...read, lines: [read.message] });
    const made = rewriteMechanics(read.text, form);
    if (!made.ok) {
      const line = read.text.slice(0, made.at).split('\n').length;
      left.push(`${file}:${line}: left as it is. ${made.message}`);
    } else if (made.text !== read.text) {
      const dir = dirname(resolve(cwd, file));
      const change = { dir, file: basename(file), text: made.text, before: read.text };
      const fault = switches.has('dry-run') ? undefined : writeFiles([change]);
      if (fault === undefined) written.push(file);
      else left.push(fault);
    }
  }
  const verb = switches.has('dry-run') ? 'Would be written' : 'Written';
  const summary = written.length + left.length === 0 ? 'Nothing to write.' : '';
  const lines = [...written.map((file) => `${verb}: ${file}`), ...left, summary].filter(Boolean);
  const status = left.length > 0 ? STATUS.findings : STATUS.ok;
  return { status, out: `${lines.map(visible).join('\n')}\n` };
};

/** A file, or the records in a folder and below it, without following links. */
function recordsIn(cwd: string, name: string): readonly string[] {
  try {
    if (!lstatSync(resolve(cwd, name)).isDirectory()) return [name];
    const entries = readdirSync(resolve(cwd, name), { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .filter(({ parentPath }) => !parentPath.includes(WORKPLACE))
      .map((entry) => join(name, entry.parentPath.slice(resolve(cwd, name).length), entry.name))
      .sort();
  } catch {
    // The reader reports why a file cannot be read.
    return [name];
  }
}
