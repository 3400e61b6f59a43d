const MAX_QUOTED = 60;

/** A recorded word or text in backquotes, cut where it would fill the screen. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}\``;
}
