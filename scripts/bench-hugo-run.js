/** Runs Hugo, and then Pagefind on its output: `bench-hugo-run.js PROJECT OUTPUT`. */
import { execFileSync } from 'node:child_process';

/** The pages that our own build lets Pagefind read. */
const PAGES = 'games/*/{rules,proposals,judgments}/*/index.html';

const [project = '', output = ''] = process.argv.slice(2);
const run = (program, args) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

run('hugo', ['--quiet', '--source', project, '--destination', output]);
run('node_modules/.bin/pagefind', ['--silent', '--site', output, '--glob', PAGES]);
