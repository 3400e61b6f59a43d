// Light or dark as the reader chose; without a choice, as the reader's system says; whether the address
// asks for something; and the tab that one is on brought into sight. This file stands apart, and early in the page, because the page may
// hold no script of its own and must not flash.
(() => {
  const root = document.documentElement;
  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };
  const chosen = stored();
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  if (location.search !== '') root.dataset.asked = location.search;

  // On a narrow page the tabs are one row, which may be longer than the page is wide. How wide it is
  // is known when the styles are there, which a page does not wait for before its content.
  addEventListener('load', () => {
    const tab = document.querySelector('.tabs [aria-current]');
    if (tab) tab.parentElement.scrollLeft = tab.offsetLeft - innerWidth / 3;
  });
  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('[data-theme-toggle]');
    if (!button) return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
    const show = () => button.setAttribute('aria-pressed', String(isDark()));
    button.hidden = false;
    show();
    system.addEventListener('change', show);
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      try {
        localStorage.setItem('theme', root.dataset.theme);
      } catch {
        // A reader who keeps nothing keeps the choice for this page.
      }
      show();
    });
  });
})();
