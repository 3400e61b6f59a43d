/** Leaves out the keys that have no value, as a record does. */
export function withoutUndefined<Of extends object>(
  of: Of,
): { readonly [Key in keyof Of]?: Exclude<Of[Key], undefined> } {
  const made: { [Key in keyof Of]?: Exclude<Of[Key], undefined> } = {};
  for (const key in of) {
    const value = of[key];
    if (value !== undefined) made[key] = value as Exclude<Of[typeof key], undefined>;
  }
  return made;
}
