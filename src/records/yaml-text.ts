/** Writes values as YAML for records. */
import { Document, isCollection } from 'yaml';
import { isMapping } from '../values/schema.ts';

const MAX_LINE = 100;

/** Writes any value on one line: `[ada, ben]`, `{ ada: 2026-03-02 }`. */
export function flowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`;
  if (!isMapping(value)) return scalarYaml(value);
  const pairs = written(value).map(([key, each]) => `${scalarYaml(key)}: ${flowYaml(each)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/**
 * Writes a key with its value. A long or nested mapping gets a line for each key. A list of mappings or
 * sentences gets one for each item, so that people can add more.
 */
export function keyYaml(key: string, value: unknown): readonly string[] {
  const name = scalarYaml(key);
  if (isSpread(value)) {
    const text = (item: unknown) =>
      isMapping(item) ? flowYaml(item) : new Document(item).toString({ lineWidth: 0 }).trim();
    return [`${name}:`, ...value.map((item) => `  - ${text(item)}`)];
  }
  const pairs = isMapping(value) ? written(value) : [];
  // A long text is written once, and not at each of its levels.
  if (!pairs.some(([, each]) => isMapping(each) || isSpread(each))) {
    const line = `${name}: ${flowYaml(value)}`;
    if (pairs.length === 0 || line.length <= MAX_LINE) return [line];
  }
  return [
    `${name}:`,
    ...pairs.flatMap(([each, inner]) => keyYaml(each, inner).map((text) => `  ${text}`)),
  ];
}

/** A list of mappings or sentences. */
function isSpread(value: unknown): value is readonly unknown[] {
  return (
    Array.isArray(value) && value.some((item) => isMapping(item) || /\S \S/.test(String(item)))
  );
}

function written(mapping: object): readonly (readonly [string, unknown])[] {
  return Object.entries(mapping).filter(([, each]) => each !== undefined);
}

/** Every parser of YAML reads these ids and dates as texts. To use the library for each is slow. */
const PLAIN =
  /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][a-z0-9]+(?: ?[a-z0-9_-]+)*$|^\d{4}-\d\d-\d\d(?:T\d\d:\d\dZ)?$/i;

/** Quotes a value if brackets and commas around it make that necessary. */
function scalarYaml(value: unknown): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  if (typeof value === 'string' && PLAIN.test(value)) return value;
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  const list = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim();
  return list.slice(1, -1);
}
