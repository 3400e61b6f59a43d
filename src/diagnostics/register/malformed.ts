/** Codes for files that cannot be read as records. */
import type { CodeEntry } from './entry.ts';

const malformed = (title: string) => ({ class: 'malformed', severity: 'error', title }) as const;

export const MALFORMED = {
  'format/yaml': malformed('The front matter cannot be read'),
  'format/conflict': malformed('Two versions that git could not join'),
  'format/key': malformed('An unknown key'),
  'format/type': malformed('A value of the wrong kind'),
  'format/missing': malformed('Something necessary is missing'),
  'format/duplicate': malformed('The same thing is recorded twice'),
  'format/file': malformed('A file that is not a record'),
  'format/character': malformed('A character that is not allowed'),
  'format/markdown': malformed('A text with too much Markdown'),
  'format/formula': malformed('A formula that cannot be used'),
  'format/sentence': malformed('A sentence that the language of mechanics does not have'),
  'format/date': malformed('A date that is not a date'),
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
