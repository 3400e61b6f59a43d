/** Copies citations: from the buttons of a page, and at the number of a rule on that of a version. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => copy(button, button.dataset.copy ?? ''));
}

const version = document.querySelector<HTMLElement>('.version[data-cite]');
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.permalink') : null;
  if (link && version) offer(link, version);
});

/** The link still leads to the rule; beneath its number the citation is offered as well. */
function offer(link: HTMLAnchorElement, { dataset }: HTMLElement): void {
  const head = link.closest('.head');
  if (!head || head.querySelector('[data-copy]')) return;
  const number = link.hash.replace('#rule-', '');
  const forEver = new URL(`${dataset.forEver ?? ''}${link.hash}`, location.href).href;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.copy = '';
  button.textContent = 'Copy citation';
  button.title = `${dataset.cite}, Rule ${number} (version ${dataset.version}), ${forEver}`;
  button.addEventListener('click', () => copy(button, button.title));
  head.append(button);
}

async function copy(button: HTMLButtonElement, words: string): Promise<void> {
  const said = button.textContent;
  const isCopied = await navigator.clipboard.writeText(words).then(
    () => true,
    () => false,
  );
  // Where copying is not allowed, the words can still be marked and copied by hand.
  if (!isCopied) prompt('To copy:', words);
  button.textContent = 'Copied';
  setTimeout(() => {
    button.textContent = said;
  }, 2000);
}

export {};
