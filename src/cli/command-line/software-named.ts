/** Where others get this software: from its owner, or from the maker of the package. */
import { readFileSync } from 'node:fs';
import type { Arguments } from './arguments.ts';

export type Software =
  | {
      readonly ok: true;
      readonly setUp: readonly string[];
      /** Fills a forge's template. */
      readonly fill: (template: string) => string;
    }
  | { readonly ok: false; readonly message: string };

const ON_GITHUB = /^([\w.-]+\/[\w.-]+)@([\w][\w./-]*)$/;
/** A tag of a release, which has the packages. */
const RELEASE = /^v(\d+\.\d+\.\d+[\w.-]*)$/;
/** An address, an absolute path, or a name in a registry, safe for a shell. */
const INSTALLABLE =
  /^(https?:\/\/[\w.~:/?#@%+,=&-]+\.tgz|\/[\w.@/+-]+\.tgz|(@[\w.-]+\/)?[\w][\w.-]*@[\w.-]+)$/;
const IN_RELEASE =
  /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/releases\/download\/([^/]+)\/[^/]+$/;
/** The part of a template that names the clerk of a release. */
const OF_RELEASE = /^ +with: \{ clerk: "CLERK" \}\n|, clerk: "CLERK"/gm;

export function softwareNamed({ values }: Arguments): Software {
  const forge = values.get('forge') ?? 'none';
  const named = inWordsOf(forge, values.get('software')) ?? inWordsOf(forge, ownPackage().address);
  if (named === undefined && forge !== 'none') {
    return { ok: false, message: `--forge ${forge} needs --software: where ${formOf(forge)}.` };
  }
  if (named === undefined) {
    const { name, version } = ownPackage();
    const setUp = [
      // The page for the players has room for an address.
      '# The keeper of this game has this file, and can put its address here.',
      `npm install --global ./${name}-${version}.tgz`,
    ];
    return { ok: true, setUp, fill: (template) => template };
  }
  const [, repository = '', version = ''] = ON_GITHUB.exec(named) ?? [];
  if (repository !== '' && (forge === 'github' || forge === 'none')) {
    return onGithub(repository, version);
  }
  if (forge === 'github' || !INSTALLABLE.test(named)) {
    const message = `“${named}” cannot be put into the files: say where ${formOf(forge)}.`;
    return { ok: false, message };
  }
  return {
    ok: true,
    setUp: [`npm install --global ${named}`],
    fill: (template) => template.replaceAll('SOFTWARE', named).replaceAll('PRESS', pressOf(named)),
  };
}

/** At GitHub, addresses also name the actions of the release. */
function inWordsOf(forge: string, where: string | undefined): string | undefined {
  return forge === 'github' ? where?.replace(IN_RELEASE, '$1@$2') : where;
}

/** A release has a clerk; a branch or commit has source only. */
function onGithub(repository: string, version: string): Software {
  const source = `https://github.com/${repository}`;
  const fill = (template: string) =>
    template.replaceAll('OWNER/REPOSITORY', repository).replaceAll('@VERSION', `@${version}`);
  const [, release] = RELEASE.exec(version) ?? [];
  if (release !== undefined) {
    const clerk = `${source}/releases/download/${version}/${ownPackage().name}-${release}.tgz`;
    return {
      ok: true,
      setUp: [`npm install --global ${clerk}`],
      fill: (template) => fill(template.replaceAll('CLERK', clerk)),
    };
  }
  const folder = repository.slice(repository.indexOf('/') + 1);
  return {
    ok: true,
    setUp: [
      `git clone ${source} ${folder}`,
      `cd ${folder} && git checkout ${version} && npm ci && npm install --global .`,
    ],
    fill: (template) => fill(template.replace(OF_RELEASE, '')),
  };
}

function formOf(forge: string): string {
  const package_ =
    'others get the clerk, such as https://example.org/nomotheca-0.1.0.tgz or the whole path of the file';
  if (forge === 'github') return 'it is on GitHub, such as OWNER/REPOSITORY@VERSION';
  return forge === 'none' ? `${package_}, or OWNER/REPOSITORY@VERSION on GitHub` : package_;
}

/** The press is beside its clerk, with `-press` in its name. */
export function pressOf(clerk: string): string {
  return clerk.replace(/(?=(-v?\d+\.[^/]*)?\.tgz$|@[^/@]+$)/, '-press');
}

export interface Package {
  readonly name: string;
  readonly version: string;
  /** The site's address, if the package has one. */
  readonly address?: string;
}

/** The package of this software. */
export function ownPackage(): Package {
  return JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
}
