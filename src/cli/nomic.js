#!/usr/bin/env node
/**
 * Where the command begins, in JavaScript that an old Node can read too. Node keeps the compiled
 * code of whatever is loaded from here on; in TypeScript, this file itself would bring in the
 * compiler that takes its types away, every time.
 */
import module from 'node:module';

if (process.features.typescript) {
  module.enableCompileCache();
  await import('./main.ts');
} else {
  process.stderr.write(
    `nomic: Node ${process.versions.node} cannot run this program. In the project's folder call it as “npx nomic”, which takes the newer Node that “npm ci” installed, or install Node 22.18 or later.\n`,
  );
  process.exitCode = 2;
}
