/** A throw of a die. */

/** One side of a die with so many, each as likely as any other. */
export function thrown(faces: number): number {
  const most = 2 ** 32 - (2 ** 32 % faces);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return (drawn % faces) + 1;
  }
}
