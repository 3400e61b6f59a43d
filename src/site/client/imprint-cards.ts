/** Gives each card of a sheet its foot, if style sheets cannot hand it down. */
const version = document.querySelector<HTMLElement>('.version[data-imprint]');
addEventListener('hashchange', imprint);
imprint();

function imprint(): void {
  if (!version || !document.querySelector('.sheet-note:target')) return;
  for (const card of version.querySelectorAll<HTMLElement>('.rule')) {
    card.dataset.imprint = version.dataset.imprint;
  }
}

export {};
