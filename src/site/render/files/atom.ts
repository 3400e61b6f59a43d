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
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${xml(feed.title)}</title>
<id>${absolute(feed.page)}</id>
<link href="${absolute(feed.page)}"/>
<link rel="self" type="application/atom+xml" href="${absolute(feed.self)}"/>
<updated>${updated}</updated>
<author><name>Nomotheca</name></author>
${feed.entries.map((entry) => entryXml(entry, absolute)).join('\n')}
</feed>
`;
}

function entryXml({ title, href, updated, summary }: FeedEntry, absolute: (p: string) => string) {
  return `<entry><title>${xml(title)}</title><id>${absolute(href)}</id><link href="${absolute(href)}"/><updated>${updated}</updated><summary>${xml(summary)}</summary></entry>`;
}

/** XML admits all visible characters. */
function xml(text: string): string {
  return escapeHtml(visibleText(text));
}
