import { readYaml } from '../records/yaml/read-yaml.ts';

export type DataRead =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly message: string };

/** Reads YAML as data; `undefined` if there is none. */
export function readData(yaml: string | undefined, what: string): DataRead {
  if (yaml === undefined) return { ok: true, data: undefined };
  const { data, problems } = readYaml(yaml);
  const [problem] = problems;
  if (!problem) return { ok: true, data };
  return { ok: false, message: `${what} cannot be read: ${problem.message}` };
}
