/** Runs the commands of an action as GitHub would, with other actions in the place of those of others. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Writes programs into a folder that is on the path, in the place of those of the machine. */
export function programsIn(folder: string) {
  return (name: string, script: string, shell = 'sh'): void =>
    writeFileSync(join(folder, name), `#!/bin/${shell}\n${script}\n`, { mode: 0o755 });
}

interface Step {
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly 'working-directory'?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly runs: { readonly steps: readonly Step[] };
}
/** The effects of other actions on the machine, by their names; those without an entry do nothing. */
export type Others = Readonly<Record<string, () => void>>;

export interface Ran {
  readonly status: number | null;
  readonly out: string;
}

/**
 * `software` is the checkout that the action is of, `values` are those of the expressions in it. The
 * first command that fails is the last.
 */
export function runAction(
  software: string,
  name: string,
  values: Readonly<Record<string, string>>,
  machine: NodeJS.ProcessEnv,
  others: Others = {},
): Ran {
  const path = join(software, '.github/actions', name);
  const known = { ...values, 'github.action_path': path };
  const { runs } = parse(readFileSync(join(path, 'action.yml'), 'utf8')) as Action;
  let out = '';
  for (const { run, uses = '', env = {}, ...step } of runs.steps) {
    if (!isWanted(step.if, known)) continue;
    others[uses.replace(/@.*/, '')]?.();
    if (run === undefined) continue;
    const given = Object.entries(env).map(([key, value]) => [key, filled(value, known)]);
    const ran = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run], {
      cwd: filled(step['working-directory'] ?? '', known),
      env: { ...machine, ...Object.fromEntries(given) },
      encoding: 'utf8',
    });
    out += ran.stdout + ran.stderr;
    if (ran.status !== 0) return { status: ran.status, out };
  }
  return { status: 0, out };
}

/** The only condition that our actions have: that an input is this word, or another. */
function isWanted(condition: string | undefined, values: Readonly<Record<string, string>>) {
  const [, name = '', is, word] = /^([\w.]+) (==|!=) '(\w+)'$/.exec(condition ?? '') ?? [];
  return condition === undefined || (filled(`\${{ ${name} }}`, values) === word) === (is === '==');
}

/** Names, and one of two words by whether an input was given. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  const inserted = /\$\{\{ *([\w.]+)(?: && '([^']+)' \|\| '([^']+)')? *\}\}/g;
  return text.replace(inserted, (_, name: string, some?: string, none = '') => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nobody has said what ${name} is.`);
    if (some === undefined) return value;
    return value === '' ? none : some;
  });
}
