/** `nomic take`: what people wrote in a channel, as the records that it is. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { jsonText } from '../../diagnostics/json-text.ts';
import { systemReason } from '../../diagnostics/system-fault.ts';
import { visible } from '../../diagnostics/visible.ts';
import { isZone } from '../../inbox/formats/when.ts';
import { readMessages } from '../../inbox/read-messages.ts';
import { takeMessages } from '../../inbox/take/take-messages.ts';
import type { Message } from '../../inbox/types.ts';
import type { Arguments } from '../command-line/arguments.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  STATUS,
} from '../command-line/outcome.ts';
import { gameInPlay } from '../inbox/game-in-play.ts';
import { takeText } from '../inbox/take-text.ts';
import { openForEdit } from '../record-edits/open-for-edit.ts';

export async function take(given: Arguments, context: CommandContext): Promise<CommandOutcome> {
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const { toEdit } = opened;
  const game = gameInPlay(toEdit.replay, toEdit.library.records, context.now);
  const names = game.players.flatMap(({ name, accounts }) => [
    name,
    ...accounts.map((each) => each.slice(each.indexOf(':') + 1)),
  ]);
  if (game.zone !== undefined && !isZone(game.zone)) {
    return misuse(
      `there is no zone “${game.zone}”, which game.md states. Write Europe/Berlin or UTC.`,
    );
  }
  const messages: Message[] = [];
  const refused: string[] = [];
  for (const file of given.operands.slice(1)) {
    const bytes = bytesOf(context.cwd, file);
    if (typeof bytes === 'string') return misuse(`${file} cannot be read: ${bytes}.`);
    const read = await readMessages(bytes, { names, zone: game.zone });
    if (read.ok) messages.push(...read.messages);
    refused.push(...(read.ok ? read.left : [read.message]));
  }
  const taken = takeMessages(messages, game);
  if (given.values.get('format') !== 'json') {
    const err = refused.map((each) => `nomic: ${visible(each)}\n`).join('');
    return {
      status: refused.length > 0 ? STATUS.findings : STATUS.ok,
      out: takeText(taken.offers, context.columns),
      ...(err !== '' && { err }),
    };
  }
  const records = taken.offers.map((each) => ({ ...each, asked: each.why !== undefined }));
  return {
    status: STATUS.ok,
    out: jsonText({ ...(refused.length > 0 && { refused: refused.join(' ') }), records }),
  };
}

function bytesOf(cwd: string, file: string): Uint8Array | string {
  try {
    return readFileSync(file === '-' ? 0 : resolve(cwd, file));
  } catch (error) {
    return systemReason(error);
  }
}
