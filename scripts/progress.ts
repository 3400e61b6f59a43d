/** Tells how a build gets on: a line for each step, and a count while a step takes long. */

/** Between two counts on a terminal, where each takes the place of the one before. */
const ON_A_TERMINAL = 100;
/** Between two counts in a log, where each is a line of its own. */
const IN_A_LOG = 3_000;

export interface Progress {
  /** Says how far the step has come; shown from time to time. */
  readonly count: (done: number, of: number, things: string) => void;
  /** Says what the step came to, and how long it took. */
  readonly done: (what: string) => void;
  /** Leaves the step without a word, for a fault that is told in full elsewhere. */
  readonly drop: () => void;
}

export function startStep(name: string, out: NodeJS.WriteStream): Progress {
  const start = performance.now();
  const pause = out.isTTY ? ON_A_TERMINAL : IN_A_LOG;
  let shown = start;
  if (out.isTTY) out.write(`  ${name.padEnd(8)}…`);

  function count(done: number, of: number, things: string): void {
    const now = performance.now();
    if (now - shown < pause) return;
    shown = now;
    line(`${done} of ${of} ${things}`, out.isTTY ? '' : '\n');
  }

  function done(what: string): void {
    line(`${what.padEnd(52)} ${seconds(performance.now() - start)}`, '\n');
  }

  function line(text: string, end: string): void {
    out.write(`${clear()}  ${name.padEnd(8)}${text}${end}`);
  }

  function clear(): string {
    return out.isTTY ? '\r\x1b[2K' : '';
  }

  return { count, done, drop: () => void out.write(clear()) };
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 1)} s`;
}
