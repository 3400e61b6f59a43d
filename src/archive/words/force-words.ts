/**
 * When a version was in force, as precisely as the record says: `In force from 24 October 2009 to 6 November 2009.`
 * `next` is the version after it. It is `undefined` while there is none, or if the game ended with this one.
 */
export function forceWords(
  from: string | undefined,
  next: { readonly from: string | undefined } | undefined,
): string {
  const until = next?.from;
  if (from && until)
    return from === until ? `In force on ${from}.` : `In force from ${from} to ${until}.`;
  if (from) return `In force from ${from}.`;
  if (until) return `In force until ${until}.`;
  return next ? 'No longer in force.' : 'In force.';
}
