import { readYaml } from '../../records/yaml/read-yaml.ts';

export type YamlGiven =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly message: string };

/** Data in YAML on the command line; `undefined` where none is given. */
export function yamlOption(yaml: string | undefined, what: string): YamlGiven {
  if (yaml === undefined) return { ok: true, data: undefined };
  const { data, problems } = readYaml(yaml);
  const [problem] = problems;
  if (!problem) return { ok: true, data };
  return { ok: false, message: `${what} cannot be read: ${problem.message}` };
}
