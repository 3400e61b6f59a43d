/** Runs the commands of an action as GitHub would, with the actions of others left out. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Step {
  readonly if?: string;
  readonly run?: string;
  readonly 'working-directory'?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly runs: { readonly steps: readonly Step[] };
}

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
): Ran {
  const path = join(software, '.github/actions', name);
  const known = { ...values, 'github.action_path': path };
  const { runs } = parse(readFileSync(join(path, 'action.yml'), 'utf8')) as Action;
  let out = '';
  for (const { run, env = {}, ...step } of runs.steps) {
    if (run === undefined || !isWanted(step.if, known)) continue;
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

/** The only condition that our actions have: that an input is this word. */
function isWanted(condition: string | undefined, values: Readonly<Record<string, string>>) {
  const [, name = '', word] = /^([\w.]+) == '(\w+)'$/.exec(condition ?? '') ?? [];
  return condition === undefined || filled(`\${{ ${name} }}`, values) === word;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{ *([\w.]+) *\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nobody has said what ${name} is.`);
    return value;
  });
}
