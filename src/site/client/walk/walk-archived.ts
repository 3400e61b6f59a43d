/** An archived game is walked through on its page; the address has the step: `#step-12`. */
import type { GameWalk } from '../../../try-out/walk-game.ts';
import { loadJson } from '../basics/files.ts';
import { mountWalk } from './walk.ts';

const section = document.querySelector<HTMLElement>('[data-walk]');
if (section) {
  const { walk = '', lives = '', rules = '', versions = '', playOn = '' } = section.dataset;
  const { show } = mountWalk(section, {
    load: async () => {
      const [steps, texts] = await Promise.all([
        loadJson<GameWalk['walk']>(walk),
        loadJson<GameWalk['lives']>(lives),
      ]);
      return steps && texts ? { walk: steps, lives: texts } : undefined;
    },
    pages: { rules, versions },
    suppose: (step) => location.assign(`${playOn}.${step}`),
    onstep: (step) => history.replaceState(null, '', `#step-${step}`),
  });
  section.dataset.ready = '';
  const go = () => {
    const [, step] = /^#step-(\d{1,6})$/.exec(location.hash) ?? [];
    if (step === undefined) return;
    section.scrollIntoView();
    void show(Number(step));
  };
  addEventListener('hashchange', go);
  go();
}
