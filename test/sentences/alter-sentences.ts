/** A source whose sentences come out altered whenever they are said. */
import ts from 'typescript';

/**
 * The same source, with each piece of prose given to `globalThis.alter` where it is used. Texts that are
 * only compared with, and names, stay.
 */
export function alterSentences(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node) && isReason(node)) {
      const { initializer } = node;
      edits.push(...around(initializer.getStart(), initializer.getEnd(), 'alterUnquoted'));
      return;
    }
    edits.push(...editsOf(node, text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  edits.sort((a, b) => a.at - b.at);
  let made = '';
  let done = 0;
  for (const { at, insert } of edits) {
    made += text.slice(done, at) + insert;
    done = at;
  }
  return made + text.slice(done);
}

/** Text that is put in. */
interface Edit {
  readonly at: number;
  readonly insert: string;
}

function editsOf(node: ts.Node, text: string): readonly Edit[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return isProse(node.text) && isSaid(node) ? around(node.getStart(), node.getEnd()) : [];
  }
  // The words of a template, between its marks: `${…} is ${…}`.
  if (!ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return [];
  if (!isProse(node.text) || isTagged(node)) return [];
  const start = node.getStart() + 1;
  const end = node.getEnd() - (text.endsWith('`', node.getEnd()) ? 1 : 2);
  return [
    { at: start, insert: '${globalThis.alter(`' },
    { at: end, insert: '`)}' },
  ];
}

function around(start: number, end: number, by = 'alter'): readonly Edit[] {
  return [
    { at: start, insert: `globalThis.${by}(` },
    { at: end, insert: ')' },
  ];
}

/** Words with blanks between them, or one that begins like a sentence. */
function isProse(text: string): boolean {
  return /\p{L}/u.test(text) && (/\s/.test(text) || /^\p{Lu}\p{Ll}+[.:]?$/u.test(text));
}

function isTagged({ parent }: ts.Node): boolean {
  const template = ts.isTemplateSpan(parent) ? parent.parent : parent;
  return ts.isTaggedTemplateExpression(template.parent);
}

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function isSaid(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return !COMPARISONS.has(parent.operatorToken.kind);
  const isName =
    (ts.isPropertyAssignment(parent) && (parent.name === node || isAnswer(parent))) ||
    // The plain words of the answer stand after its sentence.
    (ts.isArrayLiteralExpression(parent) &&
      parent.elements[0] === node &&
      isAnswer(parent.parent)) ||
    (ts.isElementAccessExpression(parent) && parent.argumentExpression === node);
  return !isName && !ts.isCaseClause(parent) && !ts.isTaggedTemplateExpression(parent);
}

/** The reason of a reading, in which the quoted words of rules are sought in rules. */
function isReason({ name, parent }: ts.PropertyAssignment): boolean {
  const isEntry = parent.properties.some((each) => each.name?.getText() === 'question');
  return isEntry && name.getText() === 'words';
}

/** An answer to a reading is a sentence of the language of mechanics, which is read. */
function isAnswer(option: ts.Node): boolean {
  const listed = option.parent.parent;
  if (!ts.isPropertyAssignment(option) || !ts.isPropertyAssignment(listed)) return false;
  if (listed.name.getText() !== 'options') return false;
  return listed.parent.properties.some(({ name }) => name?.getText() === 'question');
}
