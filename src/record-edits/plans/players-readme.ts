/** What stands at the door of a repository of records. */
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import type { WrittenPlayer, WrittenRuleset } from '../../records/types.ts';

export interface NewGame {
  readonly id: string;
  readonly title: string;
  readonly ruleset: WrittenRuleset;
  readonly players: readonly WrittenPlayer[];
  /** The commands that set the program up, where the owner said from where it comes. */
  readonly setUp?: readonly string[] | undefined;
  /** The folder of the records in the repository. */
  readonly content?: string | undefined;
}

export function playersReadme(game: NewGame): string {
  const { id, title, ruleset, players, setUp = [], content = 'content' } = game;
  const folder = content === '' ? '' : `${content}/`;
  const named = /^[\w./-]+$/.test(content) ? content : JSON.stringify(content || '.');
  const option = content === 'content' ? '' : ` --content ${named}`;
  return `# ${escapeMarkdown(title)}

A game of Nomic, in which a move is a change of the rules. It began with “${escapeMarkdown(ruleset.title)}”, in
\`${folder}rulesets/${ruleset.id}/\`. The record of the game is \`${folder}games/${id}/\`: each proposal with its
vote is a file there, and everything else follows from these files.

## A turn

${program(setUp)}It says what is to be done, and writes the files:

\`\`\`sh
# Whose move is it, and who has not voted?
nomic status ${id}${option}
${turn(id, players, option)}# Is everything in order?
nomic check${option}
\`\`\`

Send what it wrote as a pull request. A move that the rules do not allow is refused there, with the
rule that forbids it. \`nomic <command> --help\` shows the options; the same files can be written by hand.
${seats(players)}`;
}

function program(setUp: readonly string[]): string {
  if (setUp.length === 0) {
    return 'The program `nomic` comes with the software Nomotheca; whoever keeps this game can say here where to get it.\n';
  }
  const block = ['```sh', ...setUp, '```'].join('\n');
  return `The program is \`nomic\`, which is set up once, in any other folder:\n\n${block}\n\n`;
}

/** Every command can be given as it stands: one turn, in which all agree. */
function turn(id: string, players: readonly WrittenPlayer[], option: string): string {
  if (players.length === 0) return '';
  return `# A turn: also --amend 206, --repeal 205 or --transmute 112.
nomic propose ${id} --enact --text "Be kind."${option}
nomic vote ${id} --for ${players.map((player) => player.id).join(',')}${option}
# Once everybody has voted:
nomic close ${id}${option}
`;
}

function seats(players: readonly WrittenPlayer[]): string {
  if (players.length === 0)
    return '\nNobody plays yet: players are recorded in `game.md`, or join.\n';
  const rows = players.map(({ id, name }) => `| ${escapeMarkdown(name)} | \`${id}\` |`);
  return `\n| player | in the records |\n|---|---|\n${rows.join('\n')}\n`;
}
