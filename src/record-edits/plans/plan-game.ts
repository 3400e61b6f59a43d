/** A new game: its record, and a guide for its players. */
import { isName, whyNoName } from '../../content/names.ts';
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { GAME } from '../../records/kinds/game.ts';
import { toPlayer } from '../../records/kinds/player.ts';
import type { Medium, WrittenPlayer, WrittenRuleset } from '../../records/types.ts';
import { writeRecord } from '../../records/write-record.ts';
import { toGameId, toPlayerId } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import { isAccount } from '../../values/scalar-schemas.ts';
import { type Draft, type Refusal, refuse } from './draft.ts';
import { newId } from './new-id.ts';

export interface GameRequest {
  readonly id: string;
  readonly title: string;
  readonly ruleset: WrittenRuleset;
  readonly medium: Medium;
  /** The day of its beginning; by default, its first moves tell. */
  readonly started?: Moment | undefined;
  /** `anna=Anna Berg, github:anna-b`, in the order of seats. */
  readonly players: readonly string[];
  /** The commands with which a player installs the program, for the guide. */
  readonly setUp?: readonly string[] | undefined;
  /** The records' folder in the repository. */
  readonly content?: string | undefined;
  /** Whether the forge has issue forms from which a workflow makes records. */
  readonly hasForms?: boolean | undefined;
}

export function planGame(
  request: GameRequest,
): { readonly ok: true; readonly game: Draft; readonly readme: string } | Refusal {
  const { id, title, ruleset, medium, started, setUp, content, hasForms } = request;
  if (!isName('id', id)) {
    const meant = `Write ${newId(id, 'game', [])}, for instance.`;
    return refuse(`“${id}” cannot be the id of a game. ${meant}`, whyNoName('id', id));
  }
  const players: WrittenPlayer[] = [];
  for (const words of request.players) {
    const parsed = parsePlayer(words);
    if (!parsed.ok) return { ...refuse(parsed.message), ...parsed };
    const { player } = parsed;
    if (players.some((other) => other.id === player.id)) {
      const taken = players.map((each) => each.id);
      const other = newId(player.name.split(' ')[0] ?? '', 'player', taken);
      return {
        ...refuse(`Two players have the id ${player.id}. Give the second one of its own:`),
        instead: [words, words.replace(player.id, other)],
      };
    }
    players.push(player);
  }
  const text = writeRecord(GAME, {
    file: `games/${id}/game.md`,
    id: toGameId(id),
    title,
    ruleset: ruleset.id,
    medium,
    ...withoutUndefined({ started }),
    players,
    readings: new Map(),
    teams: new Map(),
    body: '',
  });
  const readme = playersReadme({ id, title, ruleset, players, setUp, content, hasForms });
  return { ok: true, game: { file: `games/${id}/game.md`, text }, readme };
}

/** `anna=Anna Berg, github:anna-b`: an id, a name, and accounts that identify the player's messages. */
export function parsePlayer(words: string) {
  const [, id, said = ''] = /^([^=]*)=(.*)$/.exec(words) ?? [];
  const parts = said.split(',').map((part) => part.trim());
  const last = parts.findLastIndex((part) => !isAccount(part));
  const name = parts.slice(0, last + 1).join(', ');
  const accounts = parts.slice(last + 1);
  if (id === undefined || name.trim() === '') {
    const bare = words.replaceAll('=', ' ').trim();
    const meant = bare === '' ? 'anna=Anna Berg' : withIds(bare, []);
    const message = `“${words}” is not a player. Write an id before the name: ${meant}.`;
    return { ok: false, message, instead: [words, meant] } as const;
  }
  if (!isName('id', id)) {
    const meant = `${newId(id, 'player', [])}=${name}`;
    const example = `Write ${meant}, for instance.`;
    const message = `“${id}” cannot be the id of a player. ${example} ${whyNoName('id', id)}`;
    return { ok: false, message, instead: [words, meant] } as const;
  }
  const account = accounts.length > 0 ? { account: accounts } : {};
  const player = toPlayer(toPlayerId(id), { name: name.trim(), ...account });
  return { ok: true, player } as const;
}

/** `anna=Anna,ben=Ben` for `Anna,Ben`. Adds the ids to those taken. */
export function withIds(names: string, taken: string[]): string {
  const players = names.split(/,\s*(?![a-z]+:)/).map((name) => {
    const [first = ''] = name.trim().split(/[ ,]/);
    const id = newId(first, 'player', taken);
    taken.push(id);
    return `${id}=${name}`;
  });
  return players.join(',');
}

type NewGame = Pick<GameRequest, 'id' | 'title' | 'ruleset' | 'setUp' | 'content' | 'hasForms'> & {
  readonly players: readonly WrittenPlayer[];
};

/** The front page of a repository of records. */
export function playersReadme(game: NewGame): string {
  const { id, title, ruleset, players, setUp = [], content = 'content', hasForms } = game;
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

## Without git

Propose and vote where you talk, in a chat or by mail; whoever keeps the game makes records of it. Write nothing
else in the message, since other words make the clerk ask what you meant:

\`\`\`text
Proposal: enact: Be kind.
I propose to amend Rule 206 to read: Be kind and brief.
FOR 301
I call for Judgment: May one abstain?
\`\`\`

${hasForms === true ? FORMS : ''}For whoever keeps the game: \`nomic take ${id} FILE --ask${option}\` reads what was exported or saved. \`game.md\` says by
which account each player is known.
${seats(players)}`;
}

const FORMS = 'You may fill in a form for an issue of this repository instead, and need nobody.\n';

function program(setUp: readonly string[]): string {
  if (setUp.length === 0) {
    return 'The program is `nomic`, the clerk of Nomotheca. Say here where players get it.\n';
  }
  const block = ['```sh', ...setUp, '```'].join('\n');
  return `The program is \`nomic\`. With Node 20.12 or later it is installed once:\n\n${block}\n\n`;
}

/** The commands of one turn. The votes are left to the players. */
function turn(id: string, players: readonly WrittenPlayer[], option: string): string {
  if (players.length === 0) return '';
  return `# A turn: also --amend 206, --repeal 205 or --transmute 112.
nomic propose ${id} --enact --text "Be kind."${option}
# With the ids of those who vote, such as ${players[0]?.id}:
nomic vote ${id} --for PLAYERS --against PLAYERS${option}
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
