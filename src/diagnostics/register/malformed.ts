/** Codes for files that cannot be read as records. */
import type { CodeEntry, CodeWords } from './entry.ts';

const malformed = (words: CodeWords) =>
  ({ class: 'malformed', severity: 'error', ...words }) as const;

export const MALFORMED = {
  'format/yaml': malformed({
    title: 'The front matter cannot be read',
    mend: 'Look at the characters marked. Most often a quotation mark or a bracket is left open, a line is indented with tabs or by the wrong depth, or a text with a colon in it needs quotation marks round it.',
  }),
  'format/conflict': malformed({
    title: 'Two versions that git could not join',
    mend: 'Keep what is right of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }),
  'format/key': malformed({
    title: 'A key that is not known',
    mend: 'Correct the spelling, or remove the key. Commentary that is nobody’s words in the game belongs under notes.',
  }),
  'format/type': malformed({
    title: 'A value of the wrong kind',
    mend: 'Write a number as 301, a date as 2009-08-17, a player by id as ada, a list as [ada, ben], a mapping as { ada: 3 }, yes or no as true or false, and a text in straight quotation marks wherever YAML would take it for something else, as it does with no.',
  }),
  'format/missing': malformed({
    title: 'Something that must be there is not',
    mend: 'Write it into this record. The register of keys marks with * what a record of each kind must have.',
  }),
  'format/duplicate': malformed({
    title: 'The same thing is recorded twice',
    mend: 'Remove one of the two, or give the second its own number.',
  }),
  'format/file': malformed({
    title: 'A file that is not a record',
    mend: 'Move the file out of the content folder, or give it the name, the place and the encoding of a record.',
  }),
  'format/character': malformed({
    title: 'A character that may not stand there',
    mend: 'Remove the character, or put a blank in its place. It mostly comes from a page or document that the text was copied from.',
  }),
  'format/markdown': malformed({
    title: 'A text with too much Markdown',
    mend: 'Divide the text or the paragraph where the finding says, or nest it less.',
  }),
  'format/formula': malformed({
    title: 'A formula that cannot be used',
    mend: 'Correct the characters marked; the names that may be used there are listed in the reference of mechanics. What cannot be said in a formula can still be said in the rule’s words, and what happens under it recorded as events that cite the rule.',
  }),
  'format/sentence': malformed({
    title: 'A sentence that the language of mechanics does not have',
    mend: 'Put one of the words there that the finding names. `nomic mechanics` says how a sentence is understood. What no sentence says can still be said in the rule’s words, and what happens under it recorded as events that cite the rule.',
  }),
  'format/date': malformed({
    title: 'A date that is not a date',
    mend: 'Write the date in one of those forms, or leave the key out where the record does not say.',
  }),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const MALFORMED_REASONS: Readonly<Record<keyof typeof MALFORMED, string>> = {
  'format/yaml':
    'A record begins with lines of YAML between two lines of three dashes, and these are not YAML that the archive accepts. It takes plain values, lists and mappings and nothing else: anchors, aliases, tags and other languages are refused, because files come from anybody and reading one must never run it or blow it up.',
  'format/conflict':
    'Two people changed the same lines of a record, and git has put both versions into the file, between lines of its own signs. Which of the two is the record is for people to say: nothing in the file is read until they have.',
  'format/key':
    'The front matter has a key that means nothing in a record of this kind. A mistyped key that was passed over in silence would leave out what its author meant to record, so every key must be one that is documented.',
  'format/type':
    'The key is right, but what stands beside it is not of the kind that the key takes: a word where a number is due, a single name where a list is, or a word that is not among those allowed there. Nothing is guessed from it, since a record has to mean the same to everybody.',
  'format/missing':
    'A record of this kind cannot do without a certain key, or without its text. What the record does not know may be left out almost everywhere, but not what says which thing it is a record of: in Suber’s set every rule-change is numbered (Rule 108) and written down (Rule 106).',
  'format/duplicate':
    'A key stands twice in one mapping, two files claim to be the same rule or judgment, somebody joins who is a player already, or two players have one name. Names are the same if they differ only in large and small letters or in the form of their characters. Only one of them could count, and the archive does not choose for you.',
  'format/file':
    'Under the content folder only Markdown files ending in .md are read, each in its proper folder and in UTF-8. Their names become addresses and must be files on every system: no dots, no blanks, none that Windows or the site’s own pages have, and no two that differ by large and small letters alone. A symbolic link could point out of the archive, an .mdx file is a program, and a file of git’s own could lead git to run one, so such files are never opened.',
  'format/character':
    'The text has a control character, a sign that turns the direction of writing, a soft hyphen, a space without width or something else of the kind. Such characters can hide words from those who vote on them, show them in another order, or move the cursor of a terminal, and nobody who reads the rule would know. In Suber’s set a rule-change is voted on as it was written down (Rule 106), so what is written must be what is seen, and a title or a name is one line, whose second could pass for something else. The joiners in words of Arabic or Indian scripts and in emoji have a visible effect, and are allowed there.',
  'format/markdown':
    'Texts are shown as Markdown, and its parser takes ever longer with the number of letters and lines in a text, with the number of signs in a paragraph, such as brackets, asterisks and points, and with the nesting of lists and quotations. Each of these has a limit, so that no single text can hold up the archive. The limits are far above what texts for readers need.',
  'format/formula':
    'Mechanics are written in a small language of arithmetic and comparison. The formula steps outside it: a name that is not documented for its place, an operation that is not there, or something larger or deeper than any rule needs. The language is kept so small that a formula can neither run on for ever nor reach anything outside the game.',
  'format/sentence':
    'Mechanics may be written in sentences of a small formal English. Each of them has exactly one meaning, and the program never guesses at others. The finding marks the word at which the sentence stops being one of these, and names what may stand there; or the sentence says again, or otherwise, what another has said.',
  'format/date':
    'Dates order a game, and some rules turn on them: in Suber’s set nothing takes effect before the vote that adopted it is complete (Rules 107 and 205). A date is written 2009-08-17, with a time as in 2009-08-17T21:05Z where it matters, or as coarsely as the record knows it, and it must be one that the calendar has.',
};
