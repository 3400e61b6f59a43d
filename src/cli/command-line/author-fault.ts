/** What is wrong with the options that say who sent a change. */
import { isAccount } from '../../values/scalar-schemas.ts';

export function authorFault(
  author: string | undefined,
  base: string | undefined,
): string | undefined {
  if (author === undefined) return undefined;
  if (!isAccount(author)) return `“${author}” is not an account. Write github:ada-b.`;
  return base === undefined ? '--author needs --base, with which it compares.' : undefined;
}
