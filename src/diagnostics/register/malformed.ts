/** Codes for files that cannot be read as records. */
import type { CodeEntry, CodeWords } from './entry.ts';

const malformed = (words: CodeWords) =>
  ({ class: 'malformed', severity: 'error', ...words }) as const;

export const MALFORMED = {
  'format/yaml': malformed({
    title: 'The front matter cannot be read',
    mend: 'Look at the characters marked. Usually a quotation mark or a bracket is left open, or a line has tabs or the wrong indent. A text with a colon needs quotation marks around it.',
  }),
  'format/conflict': malformed({
    title: 'Two versions that git could not join',
    mend: 'Keep what is right in both versions, such as the votes of each. Remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }),
  'format/key': malformed({
    title: 'An unknown key',
    mend: 'Correct the spelling, or remove the key. Put commentary that nobody said in the game under notes.',
  }),
  'format/type': malformed({
    title: 'A value of the wrong kind',
    mend: 'Write a number as 301, a date as 2009-08-17, a player by id as ada. Write a list as [ada, ben], and a mapping as { ada: 3 }. Write yes or no as true or false. Put a text in straight quotation marks if YAML would read it differently, such as the word no.',
  }),
  'format/missing': malformed({
    title: 'Something necessary is missing',
    mend: 'Write it into this record. The register of keys marks with * the keys that a record of each kind must have.',
  }),
  'format/duplicate': malformed({
    title: 'The same thing is recorded twice',
    mend: 'Remove one of the two, or give the second its own number.',
  }),
  'format/file': malformed({
    title: 'A file that is not a record',
    mend: 'Move the file out of the content folder, or give it a record’s name, place and encoding.',
  }),
  'format/character': malformed({
    title: 'A character that is not allowed',
    mend: 'Remove the character, or replace it with a space. Usually it comes from a page or document that the text was copied from.',
  }),
  'format/markdown': malformed({
    title: 'A text with too much Markdown',
    mend: 'Divide the text or the paragraph at the place marked, or nest it less.',
  }),
  'format/formula': malformed({
    title: 'A formula that cannot be used',
    mend: 'Correct the characters marked. The reference of mechanics lists the names that are allowed there. If no formula can say it, the rule’s words still can. Record the results as events that cite the rule.',
  }),
  'format/sentence': malformed({
    title: 'A sentence that the language of mechanics does not have',
    mend: 'Use one of the words that the finding names. `nomic mechanics` says how a sentence is understood. If no sentence can say it, the rule’s words still can. Record the results as events that cite the rule.',
  }),
  'format/date': malformed({
    title: 'A date that is not a date',
    mend: 'Write the date in one of those forms, or leave the key out if the record does not say.',
  }),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const MALFORMED_REASONS: Readonly<Record<keyof typeof MALFORMED, string>> = {
  'format/yaml':
    'A record begins with lines of YAML between two lines of three dashes, but the archive does not accept these. It allows only plain values, lists and mappings. It refuses anchors, aliases, tags and other languages: files come from anybody, and reading one must never run it.',
  'format/conflict':
    'Two people changed the same lines of a record. Git has put both versions into the file, between lines of its own signs. People have to choose the right one. Until then nothing in the file is read.',
  'format/key':
    'The front matter has a key that means nothing in a record of this kind. If the archive ignored a mistyped key, it would lose something that its author meant to record. So every key must be a documented one.',
  'format/type':
    'The key is right, but its value is of the wrong kind. Examples are a word for a number, a name for a list, or a word that is not allowed there. The archive guesses nothing, since a record has to mean the same to everybody.',
  'format/missing':
    'A record of this kind must have this key, or its text. You may leave out almost everything that you do not know, but a record must say which thing it records. In Suber’s set every rule-change is numbered (Rule 108) and written down (Rule 106).',
  'format/duplicate':
    'The same thing is recorded twice: a key, a rule, a judgment, somebody who joins, or a player’s name. Names count as the same if they differ only in capitals or in the form of their characters. Only one of them can count, and the archive does not choose for you.',
  'format/file':
    'The archive reads only Markdown files in UTF-8, ending in .md, each in its proper folder under the content folder. Their names become addresses and must work on every system. So they have no dots, no spaces, and no names that Windows or the site reserves. No two names may differ only in capitals. A symbolic link, an .mdx file or git’s own file could harm a reader, so the archive opens none.',
  'format/character':
    'The text has a control character, a sign that turns the direction of writing, a soft hyphen or something similar. Such characters can hide words from voters, show them in a different order, or move the cursor of a terminal. Suber’s Rule 106 has a rule-change voted on as written, so readers must see everything that is written. A title or a name has to be one line. Joiners in Arabic or Indian words and in emoji are visible, and are allowed there.',
  'format/markdown':
    'Texts are shown as Markdown. The more letters, lines, signs such as brackets, and nested lists a text has, the longer it takes to read. Each of these has a limit, so that no single text can hold up the archive. The limits are far above the needs of texts for readers.',
  'format/formula':
    'Mechanics are written in a small language of arithmetic and comparison. The formula uses an unknown name or operation, or something larger or deeper than any rule needs. The language is so small that a formula can neither run on for ever nor reach anything outside the game.',
  'format/sentence':
    'Mechanics may be written in sentences of a small formal English. Each has exactly one meaning, and the program never guesses at others. The finding marks the first word that does not fit, and names words that do. Or the sentence repeats or contradicts an earlier one.',
  'format/date':
    'Dates order a game, and some rules depend on them. In Suber’s set nothing takes effect before the vote that adopted it is complete (Rules 107 and 205). Write a date as 2009-08-17, with a time as in 2009-08-17T21:05Z if it matters. It may be as coarse as the record knows it, and it must be a day of the calendar.',
};
