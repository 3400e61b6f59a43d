const made = new Map<string, Promise<string>>();

/** HTML by its name: made when it is first asked for, and kept for the rest of the build. */
export function once(name: string, make: () => Promise<string>): Promise<string> {
  const html = made.get(name) ?? make();
  made.set(name, html);
  return html;
}
