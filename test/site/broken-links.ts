/** Every link of a built site, followed within its files. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LinkReport {
  readonly broken: readonly string[];
  readonly checked: number;
}

const LINK = /\s(?:href|src|action|content)="([^"]*)"/g;
const LOCATION = /<(?:loc|id)>([^<]*)<|\shref="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const SITE = 'https://archive.example';

export function brokenLinks(folder: string, base: string): LinkReport {
  const root = base === '/' ? '/' : `${base}/`;
  const files = new Set(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  );
  const ids = new Map<string, ReadonlySet<string>>();
  const broken = new Set<string>();
  let checked = 0;
  const idsOf = (file: string) => {
    const known = ids.get(file) ?? new Set(matches(readFileSync(join(folder, file), 'utf8'), ID));
    ids.set(file, known);
    return known;
  };
  for (const file of files) {
    const isPage = file.endsWith('.html');
    if (!isPage && !file.endsWith('.xml')) continue;
    const page = `${SITE}${root}${file.replace(/(^|\/)index\.html$/, '$1')}`;
    const links = matches(readFileSync(join(folder, file), 'utf8'), isPage ? LINK : LOCATION);
    for (const link of new Set(links.map(decode))) {
      const target = targetOf(link, page, isPage);
      if (!target) continue;
      checked++;
      const path = decodeURIComponent(target.pathname);
      const found = path.startsWith(root) ? fileAt(path.slice(root.length), files) : undefined;
      if (found === undefined) broken.add(`${file}: ${link}`);
      else if (
        target.hash &&
        found.endsWith('.html') &&
        !isDraft(found, target.hash) &&
        !idsOf(found).has(decodeURIComponent(target.hash.slice(1)))
      ) {
        broken.add(`${file}: ${link}`);
      }
    }
  }
  return { broken: [...broken].slice(0, 20), checked };
}

/** The desk reads from its address which rule or proposal a draft is about. */
function isDraft(file: string, hash: string): boolean {
  return file.endsWith('/desk/index.html') && /^#(amend|vote)=[\w.-]+$/.test(hash);
}

/** `undefined` for what is not a link, and for links out of the archive. */
function targetOf(link: string, page: string, isPage: boolean): URL | undefined {
  const address = /^0; url=(.*)$/.exec(link)?.[1] ?? link;
  if (isPage && !/^(\/|#|\?|https?:)/.test(address)) return undefined;
  if (!URL.canParse(address, page)) return undefined;
  const target = new URL(address, page);
  return target.origin === SITE ? target : undefined;
}

function fileAt(path: string, files: ReadonlySet<string>): string | undefined {
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return files.has(file) ? file : undefined;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}

function decode(value: string): string {
  return value
    .replace(/&#(\d+);|&#x([\da-f]+);/gi, (_, decimal, hex) =>
      String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
