/** `npm run build`. Node keeps the compiled code of whatever is loaded from here on: see `src/cli/nomic.js`. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./build.ts');
