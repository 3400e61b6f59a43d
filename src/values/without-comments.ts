/**
 * A text without what its author hid in `<!-- -->`, which is a word to the admin and no part of the
 * text. A comment with lines of its own takes their ends with it, so that it divides no paragraph.
 * One that is not closed, or that is quoted as code, is words like any other.
 */
export function withoutComments(markdown: string): string {
  let kept = '';
  let from = 0;
  for (let open = markdown.indexOf('<!--'); open >= 0; open = markdown.indexOf('<!--', from)) {
    const close = markdown.indexOf('-->', open + 4);
    if (close < 0) break;
    const isCode = markdown[open - 1] === '`';
    kept += markdown.slice(from, isCode ? close : open);
    from = isCode ? close : endOf(markdown, open, close + 3);
  }
  return kept + markdown.slice(from);
}

/** Where the text goes on: after the end of the line, if nothing else stands on these lines. */
function endOf(markdown: string, open: number, close: number): number {
  const isFirst = open === 0 || markdown[open - 1] === '\n';
  return isFirst && markdown[close] === '\n' ? close + 1 : close;
}
