/** Gives the reader a file. */
export function handOut(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Not at once: the browser has to begin with it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
