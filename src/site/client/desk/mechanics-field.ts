/** What a rule does, in sentences; the field of the form has them as they are recorded. */
import { mountSentenceEditor } from '../editor/sentence-editor.ts';
import { field, part } from './fields.ts';
import type { Ask } from './start-engine.ts';

/** Puts other mechanics before the writer: those of a rule that is amended, or none for a new one. */
export type ShowMechanics = (yaml: string, rule?: string) => void;

export function editMechanics(
  fields: HTMLElement,
  ask: Ask,
  amend: (rule: string) => void,
): ShowMechanics {
  const recorded = field(fields, 'mechanics');
  const unsaid = part<HTMLElement>(fields, '[data-unsaid]');
  let held = '';
  let heldSentences = '';
  let own = '';
  const write = (yaml: string) => {
    own = yaml;
    recorded.value = yaml;
    recorded.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const editor = mountSentenceEditor(part(fields, '[data-sentences]'), {
    language: {
      edit: (sentences) => ask({ ask: 'edit', sentences }),
      offers: (text, sentences) => ask({ ask: 'offers', text, sentences }),
      doubts: (text, sentences) => ask({ ask: 'doubts', text, sentences }),
      following: (beginning) => ask({ ask: 'following', beginning }),
    },
    onchange: (sentences) => {
      const yaml = sentences.map((each) => `- ${scalar(each)}`).join('\n');
      // What a rule says already is kept as it was recorded.
      write(yaml === heldSentences ? held : yaml);
    },
    amend,
  });
  const say = async (yaml: string, show: (sentences: readonly string[]) => Promise<void>) => {
    const sentences = await ask({ ask: 'sentences', yaml });
    if (recorded.value !== yaml) return;
    unsaid.hidden = sentences !== undefined;
    if (sentences) await show(sentences);
  };
  recorded.addEventListener('input', () => {
    if (recorded.value === own) return;
    own = recorded.value;
    void say(own, (sentences) => editor.replace(sentences));
  });
  const words = field(fields, 'text');
  words.addEventListener('input', () => editor.hear(words.value));
  return (yaml, rule) => {
    [held, own, recorded.value] = [yaml, yaml, yaml];
    void say(yaml, async (sentences) => {
      heldSentences = sentences.map((each) => `- ${scalar(each)}`).join('\n');
      await editor.begin(sentences, rule);
      editor.hear(words.value);
    });
  };
}

/** Plain where YAML takes it for nothing but a text. */
function scalar(sentence: string): string {
  const isPlain = /^[A-Za-z](?:[^:#]|:(?!\s|$)|(?<!\s)#)*$/u.test(sentence);
  return isPlain && !/^(?:true|false|null|yes|no)$/iu.test(sentence)
    ? sentence
    : JSON.stringify(sentence);
}
