/** What is said of an offered record. */
import type { Offer } from '../../inbox/types.ts';

export interface Weighed extends Offer {
  /**
   * `ready` to be written, `refused` by the rules, `recorded` already, `asked` about, or `overtaken` by
   * what the same player said later.
   */
  readonly is: 'ready' | 'refused' | 'recorded' | 'asked' | 'overtaken';
  readonly verdict?: string;
}
