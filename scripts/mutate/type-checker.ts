/** Tells the faults that the type checker would refuse, which cannot reach a test. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { type Mutant, mutated } from './mutant.ts';

/** Looks only at the file with the fault; a caller that no longer fits is not noticed. */
export function createTypeChecker(files: readonly string[]): (mutant: Mutant) => boolean {
  const changed = new Map<string, string>();
  const settings = options();
  const versions = new Map<string, number>();
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => settings,
    getScriptFileNames: () => files.map((file) => resolve(file)),
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: (path) => {
      const text = changed.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });

  return (mutant) => {
    const path = resolve(mutant.file);
    const renew = () => versions.set(path, (versions.get(path) ?? 0) + 1);
    changed.set(path, mutated(readFileSync(path, 'utf8'), mutant));
    renew();
    const faults = [
      ...service.getSyntacticDiagnostics(path),
      ...service.getSemanticDiagnostics(path),
    ];
    changed.delete(path);
    renew();
    return faults.length === 0;
  };
}

/** The project's own, without what concerns style: names that are not used, code never reached. */
function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, process.cwd()).options,
    allowUnreachableCode: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
}
