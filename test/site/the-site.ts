/** The one that was built before all tests. */
import { inject } from 'vitest';

export const site = inject('site');
