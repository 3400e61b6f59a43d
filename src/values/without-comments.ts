/**
 * Removes comments in `<!-- -->`, which are for the admin and no part of the text. If a comment has whole
 * lines, their ends go too, so that it divides no paragraph. A comment that is not closed, or that is
 * quoted as code, is text.
 */
export function withoutComments(markdown: string): string {
  let kept = '';
  let from = 0;
  for (let open = markdown.indexOf('<!--'); open >= 0; open = markdown.indexOf('<!--', from)) {
    const close = markdown.indexOf('-->', open + 4);
    if (close < 0) break;
    const isCode = markdown[open - 1] === '`';
    kept += markdown.slice(from, isCode ? close : open);
    const end = close + '-->'.length;
    const hasWholeLines = (open === 0 || markdown[open - 1] === '\n') && markdown[end] === '\n';
    from = isCode ? close : hasWholeLines ? end + 1 : end;
  }
  return kept + markdown.slice(from);
}
