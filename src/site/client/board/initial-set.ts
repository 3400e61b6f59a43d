/** The Initial Sets of this site, as a game begins with them. */
import type { Source } from '../../../content/source.ts';
import { part } from '../desk/fields.ts';
import { entrance } from './parts.ts';

const { sets = '' } = part<HTMLElement>(entrance, '[data-sets]').dataset;

/** The records of a set; `undefined` where they cannot be had. */
export async function fetchSet(id: string): Promise<readonly Source[] | undefined> {
  const response = await fetch(`${sets}/${id}.json`).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
