/** Asks at the terminal. The library is loaded when the first question is asked. */
import type { Readable, Writable } from 'node:stream';
import { visible } from '../../diagnostics/visible.ts';
import type { Asker, OfferedChoice } from '../command-line/outcome.ts';

export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

export function terminalAsker(terminal: Terminal): Asker {
  return {
    choose: async (question, choices) => {
      const { select } = await import('@clack/prompts');
      const options = choices.map(shown);
      const answer = await select({ message: visible(question), options, ...terminal });
      return typeof answer === 'symbol' ? undefined : answer;
    },
    several: async (question, choices) => {
      const { multiselect } = await import('@clack/prompts');
      const options = choices.map(shown);
      const answer = await multiselect({ message: visible(question), options, ...terminal });
      return typeof answer === 'symbol' ? undefined : answer;
    },
    press: async (above, question, choices) => {
      const { log, selectKey } = await import('@clack/prompts');
      log.message(above.map(visible), terminal);
      const options = choices.map(shown);
      const answer = await selectKey({ message: visible(question), options, ...terminal });
      return typeof answer === 'symbol' ? undefined : answer;
    },
    write: async (question, initialValue = '') => {
      const { text } = await import('@clack/prompts');
      const message = visible(question);
      const answer = await text({ message, defaultValue: '', initialValue, ...terminal });
      return typeof answer === 'symbol' ? undefined : answer;
    },
  };
}

/** Names and titles come from records. */
function shown({ value, label }: OfferedChoice): { value: string; label: string } {
  return { value, label: visible(label) };
}
