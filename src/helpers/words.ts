const MAX_QUOTED = 60;

/** A recorded text in backquotes, cut if it would fill the screen. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `\`${line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line}\``;
}

/** Joins words as a sentence does: `a`, `a and b`, `a, b and c`. */
export function inSeries(words: readonly (string | number)[], joint = ' and '): string {
  const [last, ...others] = words.toReversed();
  if (last === undefined) return '';
  return others.length === 0 ? `${last}` : `${others.toReversed().join(', ')}${joint}${last}`;
}

/** Joins whole numbers, and shortens runs: `101, 301 to 305 and 307`. */
export function numbersInSeries(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of new Set(numbers)) {
    const run = runs.at(-1);
    if (run && run.to + 1 === number) run.to = number;
    else runs.push({ from: number, to: number });
  }
  return inSeries(
    runs.flatMap(({ from, to }): readonly (string | number)[] => {
      if (to - from > 1) return [`${from} to ${to}`];
      return to > from ? [from, to] : [from];
    }),
  );
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Shows a declared name as words: `bank_notes` as bank notes. */
export function nameWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Things of which there are none by number: one of them is called as many are. */
const UNCOUNTED: ReadonlySet<string> = new Set(
  (
    'gold silver bronze copper iron steel money cash credit health mana energy power strength stamina fame ' +
    'prestige honour honor influence luck karma food bread fish sheep deer wood timber stone clay sand ore oil ' +
    'wheat grain corn rice wool ink magic land water time trust respect glory reputation knowledge wisdom wealth ' +
    'armour armor ammo fuel science culture faith research xp hp mp exp gdp'
  ).split(' '),
);

/** `coins` for a coin, and `gold` for gold. */
export function pluralOf(name: string): string {
  if (name.endsWith('s') || UNCOUNTED.has(name)) return name;
  if (/(?:x|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /^(?:li|kni|wi)fe$/.test(name) ? `${name.slice(0, -2)}ves` : `${name}s`;
}

/** `coin` for coins; `undefined` if a name is not in the plural. */
export function singularOf(name: string): string | undefined {
  const stem = name.slice(0, -3);
  const ones = [`${stem}fe`, `${stem}y`, name.slice(0, -2), name.slice(0, -1)];
  return ones.find((one) => one !== name && pluralOf(one) === name);
}
