/** The pages of forges that create or edit a file, filled in. */

/**
 * The addresses of folders and editors at each forge. GitHub and Forgejo (as Gitea) take a file's name
 * and its text. GitLab takes the name: it has a parameter `content`, which its editor does not show (its
 * issue 594214), so the text has to be pasted.
 */
const FORGES = [
  {
    // GitLab
    folder: /^(.+)\/-\/tree\/([^/]+)(?:\/(.*))?$/,
    make: (root: string, branch: string, path: string, _text?: string) =>
      `${root}/-/new/${branch}?${query({ file_name: path })}`,
    takesText: false,
    edit: (root: string, branch: string, path: string) => `${root}/-/edit/${branch}/${path}`,
  },
  {
    // Forgejo and Gitea
    folder: /^(.+)\/src\/branch\/([^/]+)(?:\/(.*))?$/,
    make: (root: string, branch: string, path: string, text?: string) => {
      const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1) ?? ''];
      return `${root}/_new/${branch}/${folder}?${query({ filename: name, ...filled(text) })}`;
    },
    takesText: true,
    edit: (root: string, branch: string, path: string) => `${root}/_edit/${branch}/${path}`,
  },
  {
    // GitHub
    folder: /^(.+)\/tree\/([^/]+)(?:\/(.*))?$/,
    make: (root: string, branch: string, path: string, text?: string) =>
      `${root}/new/${branch}?${query({ filename: path, ...filled(text) })}`,
    takesText: true,
    edit: (root: string, branch: string, path: string) => `${root}/edit/${branch}/${path}`,
  },
] as const;

function filled(text: string | undefined): { readonly value?: string } {
  return text === undefined ? {} : { value: text };
}

/** The longest address that every forge accepts. */
const LONGEST = 7000;

export interface RecordToSend {
  readonly file: string;
  readonly text: string;
  /** Whether the file already exists. */
  readonly isAddition: boolean;
}

/** The forge's page for a file in a folder. A text that it cannot fill in is pasted. */
export function forgePage(folder: string, { file, text, isAddition }: RecordToSend) {
  for (const forge of FORGES) {
    const [, root, branch, inside = ''] = forge.folder.exec(folder.replace(/\/+$/, '')) ?? [];
    if (root === undefined || branch === undefined) continue;
    const path = inside === '' ? file : `${inside}/${file}`;
    const at = `it at ${new URL(root).host}`;
    if (isAddition)
      return { address: forge.edit(root, branch, path), words: `Edit ${at}, and paste this` };
    const address = forge.make(root, branch, path, text);
    if (forge.takesText && address.length <= LONGEST) return { address, words: `Open ${at}` };
    return { address: forge.make(root, branch, path), words: `Open ${at}, and paste this` };
  }
  return undefined;
}

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
