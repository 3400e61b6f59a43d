import { getOrMake } from '../../../helpers/once.ts';

const made = new Map<string, Promise<string>>();

/** HTML by its name: made when it is first asked for, and kept for the rest of the build. */
export function renderOnce(name: string, make: () => Promise<string>): Promise<string> {
  return getOrMake(made, name, make);
}
