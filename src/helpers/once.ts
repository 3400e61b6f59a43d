/**
 * What a function makes of an object, made once and kept for as long as the object is. What stands
 * after the object in the call reaches the function the first time alone, so it has to be the same
 * for the same object.
 */
export function once<Of extends object, More extends readonly unknown[], Made>(
  make: (of: Of, ...more: More) => Made,
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
