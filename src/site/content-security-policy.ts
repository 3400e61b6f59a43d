/**
 * The policy of a page: it may load the site's own files and nothing else, and no script or style within
 * the page.
 */
export function contentSecurityPolicy({ searches = false, replays = false } = {}): string {
  return [
    "default-src 'none'",
    // Search runs a program of its own in the reader's browser.
    `script-src 'self'${searches ? " 'wasm-unsafe-eval'" : ''}`,
    // A page that replays games runs the engine in a thread of its own.
    ...(replays ? ["worker-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
