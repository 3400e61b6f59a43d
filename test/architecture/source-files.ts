/** The files of the project, as the tests of its architecture look at them. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { getOrMake } from '../../src/helpers/once.ts';

/** Paths of the files of code under some folders, in order. */
export function codeFiles(...folders: readonly string[]): readonly string[] {
  return globSync(folders.map((folder) => `${folder}/**/*.{js,ts}`))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Every file that git keeps or would keep. */
export function keptFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(path));
}

export interface Place {
  readonly node: ts.Node;
  /** `src/engine/replay.ts:12` */
  readonly where: string;
}

const parsed = new Map<string, ts.SourceFile>();

/** Parsed once, however many tests look at it. */
function syntaxOf(path: string): ts.SourceFile {
  return getOrMake(parsed, path, () =>
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
  );
}

/** Every node of a file's syntax tree; comments are not among them. */
export function* nodesOf(path: string): Generator<Place> {
  const file = syntaxOf(path);
  const open: ts.Node[] = [file];
  for (let node = open.pop(); node; node = open.pop()) {
    yield placeOf(node, file);
    ts.forEachChild(node, (child) => void open.push(child));
  }
}

function placeOf(node: ts.Node, file: ts.SourceFile): Place {
  return {
    node,
    // Reckoned for what is found, and not for every node.
    get where() {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${file.fileName}:${line + 1}`;
    },
  };
}
