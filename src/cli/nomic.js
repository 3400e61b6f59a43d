#!/usr/bin/env node
/**
 * Where the command begins. Node keeps the compiled code of whatever is loaded from here on; in
 * TypeScript, this file itself would bring in the compiler that takes its types away, every time.
 */
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./main.ts');
