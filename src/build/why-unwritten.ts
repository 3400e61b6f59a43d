/** A full disk, or a folder that may not be written to, is no fault of this program. */
import { getSystemErrorMap } from 'node:util';
import { systemFault } from '../diagnostics/system-fault.ts';
import { visible } from '../diagnostics/visible.ts';

/** Why no site was written to a folder; `undefined` for a fault of the software. */
export function whyUnwritten(error: unknown, out: string): string | undefined {
  const fault = systemFault(error) ?? systemFault(refusalIn(error));
  if (!fault) return undefined;
  return `${visible(fault.path ?? out)} cannot be written: ${fault.reason}. No site was built.`;
}

/** The bundler is not written in JavaScript: only its words say what the system refused. */
function refusalIn(error: unknown): Error | undefined {
  const words = error instanceof Error ? error.message : '';
  const [, number] = /\(os error (\d+)\)/.exec(words) ?? [];
  const [code] = getSystemErrorMap().get(-Number(number)) ?? [];
  if (code === undefined) return undefined;
  const [, path] = /Failed to write file in (.+)/.exec(words) ?? [];
  return Object.assign(new Error(words), { syscall: 'write', code, path });
}
