import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/usage/usage.ts';
import { nomic } from './context.ts';

describe('the command line', () => {
  it.each(['--help', '-h', 'help'])('has help for %s', async (word) => {
    const { status, out } = await nomic(word);
    expect(status).toBe(0);
    for (const command of ['check', 'show', 'status']) expect(out).toContain(`nomic ${command} `);
  });

  it.each(['--version', '-v', 'version'])('says its version for %s', async (word) => {
    const [, version] = /"version": "(.+)"/.exec(readFileSync('package.json', 'utf8')) ?? [];
    expect(await nomic(word)).toMatchObject({ status: 0, out: `${version}\n` });
    expect((await nomic('--help')).out).toContain('nomic --version ');
  });

  it('has help with an example for every command', async () => {
    for (const command of ['check', 'show', 'status']) {
      const { status, out } = await nomic(`${command} --help`);
      expect(status).toBe(0);
      expect(out).toMatch(new RegExp(`Examples?:\n  nomic ${command}\\b`));
      expect(out).toContain('--content DIR');
      expect(out).toContain('--format FORMAT');
    }
  });

  it('keeps its help within eighty columns', async () => {
    for (const line of [
      'check --help',
      'explain',
      'explain --help',
      'show --help',
      'status --help',
      '--help',
    ]) {
      const { out = '' } = await nomic(line);
      const longest = Math.max(...out.split('\n').map((each) => each.length));
      expect(longest, line).toBeLessThanOrEqual(100);
    }
  });

  it.for([
    ['', 'nomic check'],
    ['chekc', 'there is no command “chekc”. Did you mean check?'],
    ['frobnicate', 'there is no command “frobnicate”. There are check, preview, explain, '],
    ['check --fromat json', '--fromat is no option of check. Did you mean --format?'],
    ['check --format xml', 'there is no format “xml”. There are text, json, github and sarif.'],
    ['check --format jsn', 'there is no format “jsn”. Did you mean json?'],
    ['check --format', '--format needs a value: --format text|json|github|sarif.'],
    ['check --base --notes', '--base needs a value: --base REV.'],
    ['check --base=', '--base needs a value: --base REV.'],
    ['check --notes=yes', '--notes takes no value.'],
    ['check -x', '-x is no option of check.'],
    ['show', 'there are several games, classes, dvorak, gnomic, '],
    ['explain a b', '“b” is one too many:\nnomic explain a'],
    ['show one two', '“two” is one too many:\nnomic show one --rule two'],
    ['explain vote/misssing', 'there is no code “vote/misssing”. Did you mean vote/missing?'],
    ['explain x', 'there is no code “x”. For all codes: nomic explain'],
    ['status one two', '“two” is one too many.\nThere is no game “one”.'],
    ['show x --format github', 'there is no format “github”. There are text, json and markdown.'],
    ['check --content no-such-folder', 'There is no folder'],
    ['check no-such-game', 'there is no game “no-such-game”.'],
    ['check n-nomci', 'Did you mean n-nomic?'],
    ['status n-nomci', 'Did you mean n-nomic?'],
    ['show n-nomci', 'Did you mean n-nomic?'],
    ['show rulesets/subre', 'there is no ruleset “subre”. Did you mean suber?'],
    ['show n-nomic --version 99', 'there is no version “99”. Did you mean '],
    ['show n-nomic --version x', 'there is no version “x”'],
    ['show n-nomic --version 1 --at 2009', 'use one of them'],
    ['show n-nomic --at soon', '“soon” is not a date.'],
    ['show n-nomic --at 1999', 'n-nomic began on 17 August 2009, after 1999.'],
    ['show n-nomic --rule 999', 'there is no Rule “999”. Did you mean '],
    ['show n-nomic --rule 1x', 'there is no Rule “1x”. There are 101 to 116, '],
    ['show n-nomic --rule VPRD', 'there is no Rule “VPRD”. There are 101 to 116, '],
    ['show rulesets/suber --rule 999', 'there is no Rule “999”. Did you mean 213?'],
    ['show rulesets/suber --version 1', 'an Initial Set has no versions'],
    ['check --base --all', '--base needs a value'],
    ['propose --title Tea --title Cake', '--title is given twice, and only one can count.'],
    // Every object has these names.
    ['constructor', 'there is no command “constructor”'],
    ['check constructor', 'there is no game “constructor”'],
    ['completion constructor', 'there is no shell “constructor”'],
    ['show n-nomic --at constructor', '“constructor” is not a date. Today would be'],
  ] as const)('refuses %j', ([line, words]) => expectRefusal(line, words));

  // Git says so.
  it.for([
    ['check --base no-such-revision', 'there is no revision “no-such-revision”'],
    ['check --base=--all', 'there is no revision “--all”'],
  ] as const)('refuses %j', { tags: ['slow'] }, ([line, words]) => expectRefusal(line, words));

  async function expectRefusal(line: string, words: string): Promise<void> {
    const { status, out, err } = await nomic(line);
    expect(status).toBe(2);
    expect(out).toBeUndefined();
    expect(err).toContain(words);
  }

  it.each(['bash', 'zsh', 'fish'])('completes every command and option in %s', async (shell) => {
    const { status, out = '' } = await nomic(`completion ${shell}`);
    expect(status).toBe(0);
    for (const { name, options } of COMMANDS) {
      const own = out.split('\n').filter((line) => line.includes(name));
      expect(own.length, name).toBeGreaterThan(0);
      for (const option of options)
        expect(out, name).toMatch(new RegExp(`(--|-l )${option.name}\\b`));
    }
  });

  it('completes what is begun in bash', { tags: ['slow'] }, async () => {
    const { out } = await nomic('completion bash');
    const script = `${out}
      completed() { COMP_WORDS=(nomic "$@"); COMP_CWORD=$#; _nomic; echo "\${COMPREPLY[@]}"; }
      completed pre; completed vote --fo; completed vote friends --a; completed check --format gi`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual([
      'preview',
      '--for --format',
      '--against --abstain --anyway',
      'github',
      '',
    ]);
  });

  it('shows what is unseen in what it repeats', async () => {
    const { err } = await nomic('check \u001b[2J');
    expect(err).toContain('“␛[2J”');
  });
});
