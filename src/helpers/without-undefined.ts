/** A mapping without its keys that have no value, as a record is without what it does not say. */
export function withoutUndefined<Of extends object>(
  of: Of,
): { readonly [Key in keyof Of]?: Exclude<Of[Key], undefined> } {
  const made: { [Key in keyof Of]?: Exclude<Of[Key], undefined> } = {};
  for (const key in of) {
    const value = of[key];
    if (isThere(value)) made[key] = value;
  }
  return made;
}

function isThere<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
