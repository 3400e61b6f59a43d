/** Where a forge lets somebody make a file or edit one, with everything filled in. */

/** How addresses of a folder look at each forge, and those of its editors. */
const FORGES = [
  {
    // GitLab
    folder: /^(.+)\/-\/tree\/([^/]+)(?:\/(.*))?$/,
    make: (root: string, branch: string, path: string, text: string) =>
      `${root}/-/new/${branch}?${query({ file_name: path, content: text })}`,
    edit: (root: string, branch: string, path: string) => `${root}/-/edit/${branch}/${path}`,
  },
  {
    // Forgejo and Gitea
    folder: /^(.+)\/src\/branch\/([^/]+)(?:\/(.*))?$/,
    make: (root: string, branch: string, path: string, text: string) => {
      const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1) ?? ''];
      return `${root}/_new/${branch}/${folder}?${query({ filename: name, value: text })}`;
    },
    edit: (root: string, branch: string, path: string) => `${root}/_edit/${branch}/${path}`,
  },
  {
    // GitHub
    folder: /^(.+)\/tree\/([^/]+)(?:\/(.*))?$/,
    make: (root: string, branch: string, path: string, text: string) =>
      `${root}/new/${branch}?${query({ filename: path, value: text })}`,
    edit: (root: string, branch: string, path: string) => `${root}/edit/${branch}/${path}`,
  },
] as const;

/** Characters of an address that every forge takes. */
const LONGEST = 7000;

export interface RecordToSend {
  readonly file: string;
  readonly text: string;
  /** Whether the file is there already: then its text has to be pasted. */
  readonly isAddition: boolean;
}

/**
 * `folder` is the address of the folder of records, as the forge shows it. `undefined` if it is no
 * such address, or if the text is too long to be part of one.
 */
export function forgeAddress(
  folder: string,
  { file, text, isAddition }: RecordToSend,
): string | undefined {
  for (const forge of FORGES) {
    const [, root, branch, inside = ''] = forge.folder.exec(folder.replace(/\/+$/, '')) ?? [];
    if (root === undefined || branch === undefined) continue;
    const path = inside === '' ? file : `${inside}/${file}`;
    const address = isAddition
      ? forge.edit(root, branch, path)
      : forge.make(root, branch, path, text);
    return address.length > LONGEST ? undefined : address;
  }
  return undefined;
}

/** Whether an address is one of a folder at a forge. */
export function isForgeFolder(address: string): boolean {
  return (
    URL.canParse(address) &&
    /^https?:$/.test(new URL(address).protocol) &&
    FORGES.some(({ folder }) => folder.test(address.replace(/\/+$/, '')))
  );
}

/** Spaces as `%20`, since not every forge reads a plus sign as one. */
function query(values: Readonly<{ [key: string]: string }>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
}
