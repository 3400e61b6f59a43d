import type { Formula } from '../formula/formula.ts';

/** Every formula in mechanics that asks for anything, however deep. */
export function formulasIn(value: unknown): readonly Formula[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isFormula(value)) return value.names.length === 0 ? [] : [value];
  if (value instanceof Map) return [...value.values()].flatMap(formulasIn);
  return Object.entries(value).flatMap(([key, part]) => (key === 'raw' ? [] : formulasIn(part)));
}

function isFormula(value: object): value is Formula {
  return 'source' in value && 'evaluate' in value;
}
