/** What a file of the site holds; `undefined` where it cannot be had. */
export async function loadJson<Held>(address: string): Promise<Held | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Held) : undefined;
}
