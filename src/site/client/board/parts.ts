/** The page of the board: its parts, the engine, and what is said aloud. */
import type { Source } from '../../../content/source.ts';
import { part } from '../basics/elements.ts';
import { loadJson } from '../basics/files.ts';
import { type Ask, engineFault, startEngine } from '../desk/start-engine.ts';

export const entrance = part(document, '[data-entrance]');
export const board = part(document, '[data-board]');

const intro = part(document, '[data-intro]');

export function showPlace(place: 'entrance' | 'board'): void {
  entrance.hidden = place !== 'entrance';
  intro.hidden = place !== 'entrance';
  board.hidden = place !== 'board';
}

export const base = document.documentElement.dataset.base ?? '/';

let engine: Ask | undefined;

/** The engine is loaded when a game begins or is taken up. */
export const ask: Ask = (asked) => {
  engine ??= startEngine();
  return engine(asked);
};

const said = part(document, '[data-said]');

/** Written at the top of the page, and read aloud. */
export function announce(words: string): void {
  said.classList.remove('vh');
  said.textContent = words;
  said.scrollIntoView({ block: 'nearest' });
}

/** A screen reader says it. The others see it on the page already. */
export function tell(words: string): void {
  said.classList.add('vh');
  said.textContent = words;
}

/** The page says a fault of such work. */
export function inBackground(work: () => Promise<void>): void {
  work().catch(fault);
}

export function fault(error: unknown): void {
  announce(engineFault(error));
}

const SECOND = 1000;
let lastTime = 0;

/** Now, to the second, but always after the last move, whatever the clock says. */
export function timeAfter(latest: number): string {
  lastTime = Math.max(Date.now(), latest + SECOND, lastTime);
  return `${new Date(lastTime).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}

const { sets = '' } = part(entrance, '[data-sets]').dataset;

/** The records of a set; `undefined` if they cannot be had. */
export function fetchSet(id: string): Promise<readonly Source[] | undefined> {
  return loadJson<readonly Source[]>(`${sets}/${id}.json`);
}

interface Report {
  readonly findings: readonly {
    readonly severity: string;
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
}

/** A reader reads so many faults at once. */
const MOST = 5;

export async function faultsInRecords(records: readonly Source[]): Promise<readonly string[]> {
  const report: Report = JSON.parse(await ask({ ask: 'check', sources: records, unread: [] }));
  const faults = report.findings.filter(({ severity }) => severity === 'error');
  const said = faults.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  return said.length > MOST ? [...said.slice(0, MOST), `And ${said.length - MOST} more.`] : said;
}
