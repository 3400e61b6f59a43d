import type { Nodes } from 'xast';
import { toXml } from 'xast-util-to-xml';

/**
 * Characters that XML admits in no form, besides the control characters that the serialiser leaves out.
 */
const NO_CHARACTER = /[\ufffe\uffff]|\p{Cs}/gu;

/** XML that a strict reader opens, whatever its texts say. The serialiser leaves `]]>` in a text as it is. */
export function wellFormedXml(tree: Nodes): string {
  const written = toXml(tree, { closeEmptyElements: true });
  return written.replaceAll(']]>', ']]&gt;').replace(NO_CHARACTER, '\ufffd');
}
