/** What the law that a move makes must not be. */
import type { Finding, Spot } from '../../diagnostics/finding.ts';
import type { Context } from '../state/context.ts';
import type { State } from '../state/state.ts';
import { checkDeclarations } from './conflicts.ts';
import { checkPlayCanContinue } from './proposals/play-continues.ts';

export function checkAfterChange(context: Context, before: State, at: Spot): readonly Finding[] {
  return [...checkPlayCanContinue(context, before, at), ...checkDeclarations(context, before, at)];
}
