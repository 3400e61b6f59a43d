/** Objects that give readings, or note that they did. They would miss a call that is spared. */
type Asked = { readonly reader: unknown } | { readonly recorder: unknown };
type Unasked<Argument> = [Extract<Argument, Asked>] extends [never] ? unknown : never;

/**
 * What a function makes of an object, made once and kept for as long as the object is. What stands
 * after the object in the call reaches the function the first time alone, so it has to be the same
 * for the same object. Nobody who can be asked for readings may be among the arguments: the second time
 * nothing would be asked for, and nobody would be told on which reading the result rests.
 */
export function once<Of extends object, More extends readonly unknown[], Made>(
  make: ((of: Of, ...more: More) => Made) & Unasked<Of | More[number]>,
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

/** Remembers a value by its key, and at most so many values: for one more, the oldest is forgotten. */
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

/** What a function makes of a text, kept for the latest of so many texts. */
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

/** What a table has under a key; where it has nothing there, what is made for it and kept. */
export function getOrMake<Key, Value>(table: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
}
