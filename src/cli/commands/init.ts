/** `nomic init`: a new game, with everything for a repository of records. */

import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledRulesets } from '../../bundled-rulesets.ts';
import { entryAt } from '../../content/find-repository.ts';
import { isName, WORKPLACE } from '../../content/names.ts';
import { visible } from '../../diagnostics/visible.ts';
import { capital, inSeries } from '../../helpers/words.ts';
import { toLibrary, withRecords } from '../../pipeline.ts';
import type { Draft } from '../../record-edits/plans/draft.ts';
import { newId } from '../../record-edits/plans/new-id.ts';
import { planGame, withIds } from '../../record-edits/plans/plan-game.ts';
import { rulesetLines, twinAdvice, USUAL_RULESET } from '../../record-edits/ruleset-choice.ts';
import { MEDIA } from '../../records/kinds/game.ts';
import type { Records, WrittenGame, WrittenRuleset } from '../../records/types.ts';
import { flowYaml } from '../../records/yaml-text.ts';
import { whatStopsInWords } from '../../try-out/playable.ts';
import { ID_LETTERS, type RulesetId } from '../../values/ids.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { called } from '../command-line/called-as.ts';
import { notAmong } from '../command-line/choose.ts';
import {
  type ContentFolder,
  contentFolder,
  libraryOf,
  USUAL_FOLDER,
} from '../command-line/content-folder.ts';
import {
  type Command,
  type CommandContext,
  misuse,
  misusedFor,
  refused,
  STATUS,
} from '../command-line/outcome.ts';
import { type Software, softwareNamed } from '../command-line/software-named.ts';
import { dayOf } from '../record-edits/open-for-edit.ts';
import { folderOf, sweepBeside, writeFiles } from '../record-edits/write-files.ts';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

/** By template: the files for each forge, and their places. */
const WORKFLOWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  github: {
    'github-check.yml': '.github/workflows/check.yml',
    'github-publish.yml': '.github/workflows/publish.yml',
    'github-inbox.yml': '.github/workflows/inbox.yml',
    'form-vote.yaml': '.github/ISSUE_TEMPLATE/vote.yaml',
    'form-propose.yaml': '.github/ISSUE_TEMPLATE/propose.yaml',
    'form-judgment.yaml': '.github/ISSUE_TEMPLATE/judgment.yaml',
  },
  gitlab: { 'gitlab.yml': '.gitlab-ci.yml' },
  forgejo: { 'forgejo-check.yml': '.forgejo/workflows/check.yml' },
};

/** Files of npm, of builds, and of interrupted commands. */
const IGNORED = `node_modules\ndist/\n.astro/\n*.tgz\n*${WORKPLACE}/\n`;

export const init: Command = (given, context) => {
  const [id = ''] = given.operands;
  const values = new Map([['content', USUAL_FOLDER], ...given.values]);
  const folder = contentFolder({ values }, context);
  const archive = libraryOf(folder);
  const bundled = bundledRulesets();
  if (!archive.ok) return misuse(archive.message);
  if (!bundled.ok) return misuse(bundled.message);
  if (isName('id', id) && entryAt(join(folder.dir, `games/${id}`))) {
    const game: WrittenGame | undefined = archive.records.games.get(id);
    const joining = (given.lists.get('player') ?? []).flatMap((typed) => {
      const [player, name] = typed.split('=');
      const isNew = name !== undefined && !game?.players.some((each) => each.id === player);
      return isNew ? [['event', id, `join: { id: ${player}, name: ${flowYaml(name)} }`]] : [];
    });
    const either = joining.length > 0 ? 'For a new player, or another game' : 'For another game';
    const line = `${folder.named}games/${id} exists already, and is not overwritten. ${either}:`;
    return misusedFor(line, ...joining, exampleCall({ ...given, operands: [`${id}-2`] }));
  }
  // The archive's rulesets take precedence over bundled ones.
  const all = new Map([...bundled.records.rulesets, ...archive.records.rulesets]);
  const rulesets = [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const asked = requestOf(given, context, rulesets);
  if (!asked.ok) return refused(asked);
  const forge = given.values.get('forge') ?? 'none';
  if (given.values.has('runners') && forge !== 'github' && forge !== 'gitlab') {
    return misuse('--runners is for the workflow files of --forge github and --forge gitlab.');
  }
  const software = softwareNamed(given);
  if (!software.ok) return misuse(software.message);
  const { ruleset } = asked.request;
  const root = rootOf(folder, context);
  const content = relative(root, folder.dir).split(sep).join('/');
  const hasForms = forge === 'github';
  const planned = planGame({ id, ...asked.request, setUp: software.setUp, content, hasForms });
  if (!planned.ok)
    return refused({ ...planned, ...(!isName('id', id) && { cures: [exampleCall(given)] }) });
  const isCopied = !archive.records.rulesets.has(ruleset.id);
  const place = `rulesets/${ruleset.id}`;
  const cards = bundled.sources.filter(({ file }) => isCopied && file.startsWith(`${place}/`));
  const fault = withRecords(archive, [...cards, planned.game], [id]).findings.find(
    ({ severity }) => severity === 'error',
  );
  if (fault) return misuse(fault.message, ...(fault.help === undefined ? [] : [fault.help]));
  const files = besideRecords(given, planned.readme, software);
  const kept = files.filter(({ file }) => entryAt(join(root, file)));
  const beside = files.filter((each) => !kept.includes(each));
  const samples = samplesIn(archive.records, ruleset.id);
  const going = given.switches.has('replace-samples') ? samples : [];
  // The game comes last, so that the command can be repeated until it exists.
  const changes = [
    ...(cards.length > 0 ? [folderOf(folder.dir, place, cards)] : []),
    ...beside.map((each) => ({ dir: root, ...each })),
    ...going.map((file) => ({ dir: folder.dir, file, text: undefined })),
    folderOf(folder.dir, dirname(planned.game.file), [planned.game]),
  ];
  const isDry = given.switches.has('dry-run');
  const unwritten = isDry ? undefined : writeFiles(changes);
  if (unwritten !== undefined) return misuse(unwritten);
  if (!isDry) for (const { file } of kept) sweepBeside(join(root, file));
  const named = ({ file }: Draft) => relative(context.cwd, join(root, file)).split(sep).join('/');
  const others = [folder.named + planned.game.file, ...beside.map(named)];
  const copied = cards.length > 0 ? [`${folder.named}${place} (${cards.length} files)`] : [];
  const advice = given.values.has('ruleset') ? twinAdvice(ruleset, rulesets) : [];
  const set = toLibrary({ sources: [...archive.sources, ...cards], findings: [] });
  const says = [
    `${isDry ? 'Nothing written. Without --dry-run' : 'Written'}: ${[...others, ...copied].join(', ')}.`,
    ...kept.map((each) => `${named(each)} exists already, and is left as it is.`),
    ...whatStopsInWords(ruleset, set),
    ...samplesWords(samples, folder, given),
    ...advice,
    ...nextSteps(id, given, context, root),
  ];
  return { status: STATUS.ok, out: `${says.map(visible).join('\n')}\n` };
};

function requestOf(given: Arguments, context: CommandContext, rulesets: readonly WrittenRuleset[]) {
  const { values, lists } = given;
  const title = values.get('title');
  const medium = MEDIA.find((each) => each === values.get('medium'));
  const id = values.get('ruleset');
  const ruleset = rulesets.find((each) => each.id === id);
  if (!ruleset && id !== undefined) {
    // If none is near, offers the Initial Set.
    const known = new Set([USUAL_RULESET, ...rulesets.map((each) => each.id)]);
    const { message, instead } = notAmong('ruleset', id, [...known]);
    return { ok: false, lines: [message], instead } as const;
  }
  if (title === undefined || !medium || !ruleset) {
    const lacks = Object.entries(NEEDED).filter(([name]) => !values.has(name));
    const parts = inSeries(lacks.map(([, says]) => says));
    const sets = ruleset ? [] : rulesetLines(rulesets);
    const [typed = ''] = given.operands;
    const other = `“${typed}” cannot be the id of a game: it has ${ID_LETTERS}.`;
    const lines = [`the game needs ${parts}.`, ...(isName('id', typed) ? [] : [other]), ...sets];
    return { ok: false, lines, cures: [exampleCall(given)] } as const;
  }
  const started = values.has('on') ? dayOf(given, context) : undefined;
  // One option may name several players, as `--for` does.
  const players = lists.get('player')?.flatMap((each) => each.split(/,\s*(?=[^,=]+=)/)) ?? [];
  return { ok: true, request: { title, medium, ruleset, started, players } } as const;
}

/** No game begins without these. */
const NEEDED = {
  title: 'a title',
  ruleset: 'its first rules',
  medium: `a medium (${inSeries(MEDIA, ' or ')})`,
};

/** The typed command, with examples for missing options. */
function exampleCall({ operands: [id = ''], values, lists }: Arguments): readonly string[] {
  const examples = {
    title: isName('id', id) ? capital(id) : id,
    ruleset: USUAL_RULESET,
    medium: MEDIA[0],
  };
  const { player: _, ...typed } = Object.fromEntries(values);
  const options = Object.entries({ ...examples, ...typed }).flatMap(([name, value]) => {
    return [`--${name}`, value];
  });
  const ids: string[] = [];
  const players = (lists.get('player') ?? []).flatMap((each) => {
    return ['--player', each.includes('=') ? each : withIds(each, ids)];
  });
  return ['init', newId(id, 'game', []), ...options, ...players];
}

/** The files of a repository that are no records: a players' page and workflows. */
function besideRecords(
  { operands, values }: Arguments,
  readme: string,
  { fill }: Extract<Software, { ok: true }>,
): readonly Draft[] {
  const workflows = Object.entries(WORKFLOWS[values.get('forge') ?? ''] ?? {});
  return [
    { file: 'README.md', text: readme },
    { file: '.gitignore', text: IGNORED },
    ...workflows.map(([template, file]) => ({
      file,
      text: fill(templateFor(template, values.get('runners'))).replaceAll(
        'GAME_ID',
        operands[0] ?? '',
      ),
    })),
  ];
}

const ONE_RUNNER = '1';

/** With several runners, GitLab has a separate workflow, and GitHub one more line. */
function templateFor(name: string, runners = ONE_RUNNER): string {
  const text = readTemplate(name);
  if (runners === ONE_RUNNER) return text.replace(/^.*RUNNERS.*\n/m, '');
  const [before, publishes] = text.split(/^(?=pages:$)/m);
  const whole = publishes ? `${before}${readTemplate('gitlab-runners.yml')}` : text;
  return whole.replaceAll('RUNNERS', runners);
}

const readTemplate = (name: string) => readFileSync(join(TEMPLATES, name), 'utf8');

/** The repository of the records, or else the present folder. */
function rootOf({ dir }: ContentFolder, { cwd }: CommandContext): string {
  const way = relative(cwd, dir);
  return way.split(sep)[0] === '..' || isAbsolute(way) ? dirname(dir) : resolve(cwd);
}

function nextSteps(id: string, given: Arguments, context: CommandContext, root: string) {
  const { values } = given;
  const flows = Object.values(WORKFLOWS).flatMap((files) => Object.values(files));
  const unchecked =
    (values.get('forge') ?? 'none') === 'none' && !flows.some((file) => entryAt(join(root, file)));
  const lacking =
    'Nothing checks pull requests yet: --forge and --software write the files for it.';
  return [
    ...(unchecked ? [lacking] : []),
    `The first move: ${called(context, given)(`propose ${id} --enact --text "…"`)}`,
  ];
}

/** The games that come with the software, which one's own game replaces. */

/** Says which were removed, or how many exist. */
function samplesWords(
  samples: readonly string[],
  { named }: ContentFolder,
  { switches }: Arguments,
): readonly string[] {
  if (samples.length === 0) return [];
  if (!switches.has('replace-samples')) {
    const count = `${samples.length} ${samples.length === 1 ? 'sample is' : 'samples are'}`;
    return [`${count} here too: --replace-samples removes them.`];
  }
  const which = samples.map((folder) => named + folder).join(', ');
  if (switches.has('dry-run')) return [`These samples would be removed: ${which}.`];
  return [`Samples removed: ${which}. Git still has them.`];
}

/**
 * The folders of the samples, with sample rulesets that no other game uses. A malformed game may use any
 * ruleset.
 */
function samplesIn({ games, rulesets, malformed }: Records, ruleset: RulesetId): readonly string[] {
  const all = [...games.values()];
  const samples = all.filter(({ sample }) => sample === true);
  const others = all.filter((game) => !samples.includes(game));
  const needed = new Set([ruleset, ...others.map((game) => game.ruleset)]);
  const theirs = new Set([
    ...samples.map((game) => game.ruleset),
    ...[...rulesets.values()].flatMap(({ id, sample }) => (sample ? [id] : [])),
  ]);
  const idle = malformed.games.size > 0 ? [] : [...theirs].filter((id) => !needed.has(id)).sort();
  return [...samples.map(({ id }) => `games/${id}`), ...idle.map((id) => `rulesets/${id}`)];
}
