/** What a table has under a key; where it has nothing there, what is made for it and kept. */
export function getOrMake<Key, Value>(table: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
}
