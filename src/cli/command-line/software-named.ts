/** From where others get this software: what its owner says, since nobody else can know. */
import type { Arguments } from './arguments.ts';

export type Software =
  | {
      readonly ok: true;
      /** The commands that set it up; nothing where nobody said from where. */
      readonly setUp: readonly string[];
      /** Puts it into a template for a forge. */
      readonly fill: (template: string) => string;
    }
  | { readonly ok: false; readonly lines: readonly string[] };

const ON_GITHUB = /^([\w.-]+\/[\w.-]+)@([\w][\w./-]*)$/;
/** An address, a file by its whole path, or a name in a registry: nothing that a shell takes for more. */
const INSTALLABLE =
  /^(https?:\/\/[\w.~:/?#@%+,=&-]+|\/[\w.@/+-]+|(@[\w.-]+\/)?[\w][\w.-]*@[\w.-]+)$/;

export function softwareNamed({ values }: Arguments): Software {
  const named = values.get('software');
  const forge = values.get('forge') ?? 'none';
  if (named === undefined) {
    if (forge === 'none') return { ok: true, setUp: [], fill: (template) => template };
    return refuse(`--forge ${forge} needs --software: where ${formOf(forge)}.`);
  }
  const [, repository = '', version = ''] = ON_GITHUB.exec(named) ?? [];
  if (repository !== '' && (forge === 'github' || forge === 'none')) {
    const folder = repository.slice(repository.indexOf('/') + 1);
    return {
      ok: true,
      setUp: [
        `git clone https://github.com/${repository} ${folder}`,
        `cd ${folder} && git checkout ${version} && npm ci && npm install --global .`,
      ],
      fill: (template) =>
        template.replaceAll('OWNER/REPOSITORY', repository).replaceAll('@VERSION', `@${version}`),
    };
  }
  if (forge === 'github' || !INSTALLABLE.test(named)) {
    return refuse(`“${named}” cannot be put into the files: say where ${formOf(forge)}.`);
  }
  return {
    ok: true,
    setUp: [`npm install --global ${named}`],
    fill: (template) => template.replaceAll('SOFTWARE', named),
  };
}

function formOf(forge: string): string {
  const package_ =
    'others get the package, such as https://example.org/nomotheca-0.1.0.tgz or the whole path of the file';
  if (forge === 'github') return 'it is on GitHub, such as OWNER/REPOSITORY@VERSION';
  return forge === 'none' ? `${package_}, or OWNER/REPOSITORY@VERSION on GitHub` : package_;
}

function refuse(...lines: readonly string[]): Software {
  return { ok: false, lines };
}
