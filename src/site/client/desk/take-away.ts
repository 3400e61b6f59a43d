/** A record is taken away: copied, downloaded, or sent to the forge. */
import { forgePage } from '../../../record-edits/forge.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { part } from './fields.ts';

/** Once, for all the records that will be shown. */
export function offerCopy(root: HTMLElement): void {
  const said = part(root, '[data-copied]');
  part(root, '[data-copy]').addEventListener('click', async () => {
    const text = part(root, '[data-text]').textContent;
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = 'Copied.';
    } catch {
      said.textContent = 'The browser does not allow it: mark the text and copy it yourself.';
    }
  });
}

let last: string | undefined;

export function offerRecord(root: HTMLElement, drafted: DraftedMove, forge: string): void {
  const { file, text, isAddition } = drafted;
  part(root, '[data-copied]').textContent = '';
  part(root, '[data-file]').textContent = file;
  part(root, '[data-addition]').textContent = isAddition
    ? 'is there already: this is what it becomes.'
    : '';
  const download = part<HTMLAnchorElement>(root, '[data-download]');
  if (last !== undefined) URL.revokeObjectURL(last);
  last = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  download.href = last;
  download.download = file.split('/').at(-1) ?? 'record.md';
  const page = forgePage(forge, drafted);
  const send = part<HTMLAnchorElement>(root, '[data-send]');
  send.hidden = !page;
  if (!page) return;
  send.href = page.address;
  const opened = `${isAddition ? 'Edit' : 'Open'} it at ${new URL(page.address).host}`;
  send.textContent = page.isFilled ? opened : `${opened}, and paste this`;
}
