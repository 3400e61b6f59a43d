/** Makes the forms of a version to take away, when they are asked for. */
import type { LivesJson } from '../../archive/rule-history/lives-json.ts';
import { anchor, element } from './basics/elements.ts';
import { loadJson } from './basics/files.ts';
import { TAKEN_FORMS, type TakenForm } from './taken-forms.ts';

/** The place that tells readers without scripts how to get the forms. */
const place = document.querySelector<HTMLElement>('[data-take]');
const lives = place?.querySelector('a')?.href;
if (place && lives !== undefined) {
  const { take, version } = place.dataset;
  const items = TAKEN_FORMS.map(({ form, words, type }) => {
    const link = anchor(words, lives);
    link.download = `${take}.${form}`;
    link.addEventListener('click', async (event) => {
      // Once the form is made, the link leads to it.
      if (link.href !== lives) return;
      event.preventDefault();
      const made = await make(lives, Number(version), form);
      if (made === undefined) return link.after(' could not be loaded.');
      link.href = URL.createObjectURL(new Blob([made], { type }));
      link.click();
    });
    return element('li', link);
  });
  place.replaceWith(...items);
}

/** `undefined` if the lives of the rules cannot be had. */
async function make(address: string, version: number, form: TakenForm['form']) {
  const lives = await loadJson<LivesJson>(address);
  if (!lives) return undefined;
  // The code that writes the forms is larger than the page.
  if (form !== 'epub') {
    const { versionForm } = await import('../../archive/exports/version-forms.ts');
    return versionForm(lives, version, form);
  }
  const { versionEpub } = await import('../render/files/epub.ts');
  return versionEpub(lives, version, location.origin + location.pathname);
}
