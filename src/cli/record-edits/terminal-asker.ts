/** Asks at the terminal. The library is loaded at the first question. */
import type { Readable, Writable } from 'node:stream';
import { visible } from '../../diagnostics/visible.ts';
import type { Asker, OfferedChoice } from '../command-line/outcome.ts';

export function terminalAsker(terminal: {
  readonly input: Readable;
  readonly output: Writable;
}): Asker {
  const library = () => import('@clack/prompts');
  const asked = (question: string, choices: readonly OfferedChoice[]) => ({
    message: visible(question),
    // Names and titles come from records.
    options: choices.map(({ value, label }) => ({ value, label: visible(label) })),
    ...terminal,
  });
  return {
    choose: async (question, choices) =>
      given(await (await library()).select(asked(question, choices))),
    several: async (question, choices) =>
      given(await (await library()).multiselect(asked(question, choices))),
    press: async (above, question, choices) => {
      const { log, selectKey } = await library();
      log.message(above.map(visible), terminal);
      return given(await selectKey(asked(question, choices)));
    },
    write: async (question, initialValue = '') => {
      const shown = { message: visible(question), defaultValue: '', initialValue, ...terminal };
      return given(await (await library()).text(shown));
    },
  };
}

/** Nothing if the person cancelled. */
function given<Answer>(answer: Answer): Exclude<Answer, symbol> | undefined {
  return typeof answer === 'symbol' ? undefined : (answer as Exclude<Answer, symbol>);
}
