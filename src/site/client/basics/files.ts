/** Files that a page fetches, and files that it gives to the reader. */

/** The content of a file of the site; `undefined` if it cannot be had. */
export async function loadJson<Held>(address: string): Promise<Held | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Held) : undefined;
}

/** Gives the reader a file. */
export function handOut(name: string, content: string | Uint8Array<ArrayBuffer>, type: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // By then the browser has begun the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The answer is false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** `undefined` if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
