/**
 * Runs as a process of its own: prints all decisions and pages, with each sentence of the named parts
 * altered. An argument with `=>` is a fault that is put into the sources. It has the text before the
 * arrow, and then the new one. With `only:ID` it prints the cases of that reading alone.
 */
import { registerHooks } from 'node:module';
import { alterSentences } from './alter-sentences.ts';
import { markSentence, markUnquoted } from './altered-sentence.ts';

declare global {
  var alter: (prose: string) => string;
  var alterUnquoted: (prose: string) => string;
}

globalThis.alter = markSentence;
globalThis.alterUnquoted = markUnquoted;
const parts = process.argv.slice(2).filter((argument) => !/=>|^only:/.test(argument));
const only = process.argv.find((argument) => argument.startsWith('only:'))?.slice('only:'.length);
const faults = process.argv.slice(2).filter((argument) => argument.includes('=>'));

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    // The sentences of mechanics, and the names of slots in them, are a language that the program reads.
    const isSaid =
      url.endsWith('.ts') &&
      parts.some((part) => url.includes(`/src/${part}/`)) &&
      !/\/sentences\/|\/slot-combination\.ts$/.test(url);
    if (!isSaid || !loaded.source) return loaded;
    const text = faults.reduce(withFault, loaded.source.toString());
    return { ...loaded, source: alterSentences(url, text) };
  },
});

function withFault(text: string, fault: string): string {
  const [from = '', to = ''] = fault.split('=>');
  return text.replace(from, () => to);
}

const { tellAll } = await import('./tell-all.ts');
process.stdout.write(JSON.stringify([...tellAll(only)]));
