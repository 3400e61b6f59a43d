/** Marks the words that led here from the search page: `?highlight=points`. */

const words = new URLSearchParams(location.search)
  .getAll('highlight')
  .flatMap((query) => query.split(/\s+/))
  .map((word) => word.replace(/[^\p{L}\p{N}'-]/gu, ''))
  .filter((word) => word.length > 1);

const body = document.querySelector('[data-pagefind-body]');
if (body && words.length > 0) markAll(body, pattern(words));

/** Words that begin alike count, since the search finds them too: "point" finds "points". */
function pattern(list: readonly string[]): RegExp {
  const stems = list.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join('|')})\\p{L}*`, 'giu');
}

function markAll(root: Element, wanted: RegExp): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) markText(text, wanted);
  root.querySelector('mark')?.scrollIntoView({ block: 'center' });
}

function markText(text: Text, wanted: RegExp): void {
  const found = [...text.data.matchAll(wanted)];
  for (const { index, 0: word } of found.reverse()) {
    const rest = text.splitText(index);
    rest.splitText(word.length);
    const mark = document.createElement('mark');
    rest.replaceWith(mark);
    mark.append(rest);
  }
}
