/** Tells how a build gets on: a line for each step. */

export interface Progress {
  /** Says what the step came to, and how long it took. */
  readonly done: (what: string) => void;
  /** Ends the step without a line of its own: its fault is printed in full elsewhere. */
  readonly drop: () => void;
}

/** On a terminal the step is named as it begins. */
export function startStep(name: string, out: NodeJS.WriteStream): Progress {
  const start = performance.now();
  if (out.isTTY) out.write(`  ${name.padEnd(8)}…`);
  const clear = out.isTTY ? '\r\x1b[2K' : '';
  return {
    done: (what) => {
      const time = seconds(performance.now() - start);
      out.write(`${clear}  ${name.padEnd(8)}${what.padEnd(52)} ${time}\n`);
    },
    drop: () => void out.write(clear),
  };
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}
