/** Names with dots, and the one form of brackets that names have. */
import type { AnyNode } from 'acorn';
import { type Compilation, foreign, reject, spanOf } from './compilation.ts';
import type { Names } from './formula.ts';
import { mismatch, type Part } from './part.ts';
import { Failure, quote, type Span } from './problem.ts';
import { suggestName, typeOfName, type WrittenName } from './scope.ts';
import { typeOf, type Value, type ValueType } from './value.ts';

/** A name, if the scope admits it. */
export function compileName(node: AnyNode, into: Compilation): Part {
  const written = writtenName(node);
  if (!written) return foreign(node, into);
  const dotted = written.parts.join('.');
  const type = typeOfName(into.scope, written);
  if (type === undefined) {
    const message = `${quote(into.source.slice(node.start, node.end))} is no name of this formula.`;
    return reject(into, { message, help: helpForName(node, dotted, into), ...spanOf(node) });
  }
  into.names.add(dotted);
  return { ...spanOf(node), type, run: (names) => lookUp(dotted, type, node, names) };
}

function lookUp(dotted: string, type: ValueType, span: Span, names: Names): Value {
  const value = names.name(dotted);
  if (value === undefined) {
    throw new Failure({ message: `${quote(dotted)} has no value here.`, ...spanOf(span) });
  }
  if (type !== 'unknown' && typeOf(value) !== type) throw mismatch(span, type, value);
  return value;
}

/** The parts of `a.b.c` or `a.b["c"]`; `undefined` for any other access. */
function writtenName(node: AnyNode): WrittenName | undefined {
  const parts: string[] = [];
  let rest = node;
  let bracketed = false;
  for (; rest.type === 'MemberExpression'; rest = rest.object) {
    const { property } = rest;
    if (!rest.computed && property.type === 'Identifier') parts.push(property.name);
    else if (rest === node && property.type === 'Literal' && typeof property.value === 'string') {
      bracketed = true;
      parts.push(property.value);
    } else return undefined;
  }
  if (rest.type !== 'Identifier') return undefined;
  parts.push(rest.name);
  return { parts: parts.reverse(), bracketed };
}

/** `rules.class-a` reads as a subtraction, so an unknown name after a hyphen gets a hint. */
function helpForName({ start, end }: Span, dotted: string, { source, scope }: Compilation): string {
  const [, family, id] = /([a-z][\w.]*)\.(\w+)-$/.exec(source.slice(0, start)) ?? [];
  if (family === undefined || !scope.families.has(family)) return suggestName(scope, dotted);
  return `A name with a hyphen is written ${family}["${id}-${source.slice(start, end)}"].`;
}
