/** Remembers a value by its key. Where as many are remembered as may be, the oldest makes way. */
export function remember<Value>(
  remembered: Map<string, Value>,
  most: number,
  key: string,
  value: Value,
): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= most && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, value);
}
