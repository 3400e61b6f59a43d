/** Makes the forms of a version to take away, when they are asked for. */

import {
  VERSION_FORMS,
  type VersionForm,
  versionForm,
} from '../../archive/exports/version-forms.ts';
import type { LivesJson } from '../../archive/rule-history/lives-json.ts';

type Form = VersionForm | 'epub';
const FORMS: readonly Form[] = ['epub', ...VERSION_FORMS];
const TYPES: Readonly<Record<Form, string>> = {
  epub: 'application/epub+zip',
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
};

document.querySelector('.take [data-without-script]')?.remove();
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-take]')) begin(link);

function begin(link: HTMLAnchorElement): void {
  const form = FORMS.find((each) => each === link.dataset.take);
  if (!form) return;
  const lives = link.href;
  link.closest('li')?.removeAttribute('hidden');
  link.addEventListener('click', async (event) => {
    // Once it is made, the link leads to it.
    if (link.href !== lives) return;
    event.preventDefault();
    const made = await make(lives, Number(link.dataset.version), form);
    if (made === undefined) {
      link.after(' could not be loaded.');
      return;
    }
    link.href = URL.createObjectURL(new Blob([made], { type: TYPES[form] }));
    link.click();
  });
}

/** `undefined` where the lives of the rules cannot be had. */
async function make(address: string, version: number, form: Form) {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) return undefined;
  const lives = (await response.json()) as LivesJson;
  if (form !== 'epub') return versionForm(lives, version, form);
  // What writes a book is larger than the page.
  const { versionEpub } = await import('../render/files/version-epub.ts');
  return versionEpub(lives, version, location.origin + location.pathname);
}
