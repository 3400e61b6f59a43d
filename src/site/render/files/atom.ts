import type { FeedEntry } from '../../../archive/exports/atom-feed.ts';
import { visibleText } from '../../../diagnostics/visible.ts';
import { escapeHtml } from '../html/escape-html.ts';

export interface Feed {
  readonly title: string;
  /** Address of the page that the feed follows, and of the feed. */
  readonly page: string;
  readonly self: string;
  readonly entries: readonly FeedEntry[];
}

/** A feed in Atom. Addresses are made absolute against `site`. */
export function atom(feed: Feed, site: URL | undefined): string {
  const absolute = (path: string) => escapeHtml(new URL(path, site).href);
  const updated = feed.entries[0]?.updated ?? '1970-01-01T00:00:00Z';
  const entries = feed.entries.map(
    ({ title, href, updated: on, summary }) =>
      `<entry><title>${xml(title)}</title><id>${absolute(href)}</id><link href="${absolute(href)}"/><updated>${on}</updated><summary>${xml(summary)}</summary></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xml(feed.title)}</title>
<id>${absolute(feed.page)}</id>
<link href="${absolute(feed.page)}"/>
<link rel="self" type="application/atom+xml" href="${absolute(feed.self)}"/>
<updated>${updated}</updated>
<author><name>Nomotheca</name></author>
${entries.join('\n')}
</feed>
`;
}

/** XML admits all visible characters. */
function xml(text: string): string {
  return escapeHtml(visibleText(text));
}
