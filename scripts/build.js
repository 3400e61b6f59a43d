/** `npm run build`. Node keeps the compiled code of whatever is loaded from here on: see `src/cli/nomic.js`. */
import { withOwnNode } from '../src/cli/with-own-node.js';

// What is built here is nobody else's business.
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await withOwnNode(new URL('build.ts', import.meta.url));
