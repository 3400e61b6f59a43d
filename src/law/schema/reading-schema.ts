/** What a card says of the questions that the words of rules leave open. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { quote } from '../../helpers/quote.ts';
import { text } from '../../values/scalar-schemas.ts';
import { keyed, type Problem } from '../../values/schema.ts';
import { READING_IDS, readingCalled } from '../readings/register.ts';

const IDS = {
  isKey: (text: string) => /^[a-z][a-z0-9-]*$/.test(text),
  expected: 'the name of a reading',
  from: (id: string) => id,
};

/** Ids of readings to the option that the rule takes. */
export const readings = keyed('of readings', IDS, text('an option of the reading')).superRefine(
  (taken, { addIssue }) => {
    for (const [id, option] of taken) {
      const params = problemOf(id, option);
      if (params) addIssue({ code: 'custom', path: [id], params });
    }
  },
);

function problemOf(id: string, option: string): (Problem & Record<string, unknown>) | undefined {
  const reading = readingCalled(id);
  if (!reading) {
    const near = didYouMean(id, READING_IDS);
    const message = `${quote(id)} is not a reading that the register knows.`;
    return { code: 'format/key', part: 'key', message, ...(near && { help: meant(near) }) };
  }
  const options = reading.options.map((each) => each.id);
  if (options.includes(option)) return undefined;
  const expected = `an option of the reading \`${id}\`: ${options.map((each) => `\`${each}\``).join(', ')}`;
  const near = didYouMean(option, options);
  return { code: 'format/type', got: quote(option), expected, ...(near && { help: meant(near) }) };
}

function meant(near: string): string {
  return `Did you mean \`${near}\`?`;
}
