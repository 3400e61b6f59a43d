#!/usr/bin/env node
/** Where the command begins. */
import { withOwnNode } from './with-own-node.js';

await withOwnNode(() => import('./main.ts'));
