/** These objects give readings, or note that somebody asked. They would miss a call that is spared. */
type Observer = { readonly interpreter: unknown } | { readonly recorder: unknown };
type WithoutObserver<Argument> = [Extract<Argument, Observer>] extends [never] ? unknown : never;

/**
 * Calls a function once for each object, and keeps the result as long as the object. The other arguments
 * must be the same for the same object. No argument may be an observer of readings: a second call would
 * ask for no reading. So nobody would know on which one the result depends.
 */
export function once<Of extends object, More extends readonly unknown[], Made>(
  make: ((of: Of, ...more: More) => Made) & WithoutObserver<Of | More[number]>,
): (of: Of, ...more: More) => Made {
  const kept = new WeakMap<Of, { readonly made: Made }>();
  return (of, ...more) => {
    const known = kept.get(of);
    if (known) return known.made;
    const made = make(of, ...more);
    kept.set(of, { made });
    return made;
  };
}

/** Remembers a value by its key, and forgets the oldest if there would be more than `most`. */
export function setBounded<Value>(
  remembered: Map<string, Value>,
  most: number,
  key: string,
  value: Value,
): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, value);
}

/** Keeps the results of a function for the latest texts. */
export function onceEach<Made extends object>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  const remembered = new Map<string, Made>();
  return (text) => {
    const known = remembered.get(text);
    if (known) return known;
    const made = make(text);
    setBounded(remembered, most, text, made);
    return made;
  };
}

/** The items under each of their keys, in order. */
export function groupByEach<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const keyed = items.flatMap((item) => [...new Set(keysOf(item))].map((key) => ({ key, item })));
  const groups = Map.groupBy(keyed, ({ key }) => key);
  return new Map([...groups].map(([key, group]) => [key, group.map(({ item }) => item)]));
}

/** The value under a key. A missing one is made and kept. */
export function getOrMake<Key, Value>(table: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
}
