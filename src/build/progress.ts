/** Writes a line for each step of a build. On a terminal it names the step as it begins. */
export function startStep(name: string, out: NodeJS.WriteStream) {
  const start = performance.now();
  if (out.isTTY) out.write(`  ${name.padEnd(8)}…`);
  const clear = out.isTTY ? '\r\x1b[2K' : '';
  return {
    done: (result: string) => {
      const time = seconds(performance.now() - start);
      out.write(`${clear}  ${name.padEnd(8)}${result.padEnd(52)} ${time}\n`);
    },
    /** Ends the step without a line: its fault is printed in full elsewhere. */
    drop: () => void out.write(clear),
  };
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}
