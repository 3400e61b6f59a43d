/** Where the references in a text lead, from the version in which the text is read. */
import { answering, entitled, type GameArchive } from './game-archive.ts';
import { ruleAnchor } from './links.ts';
import type { Reference } from './references.ts';

/** `undefined` if nothing in the archive has this name or number. */
export type Resolve = (reference: Reference) => string | undefined;

/**
 * A reference to a rule leads to the rule as it stood in that version. With `here` it stays on the
 * page that shows the whole version.
 */
export function resolverAt(archive: GameArchive, version: number, here = false): Resolve {
  return ({ to }) => {
    const { links, id } = archive;
    if (to.kind === 'proposal') {
      const proposal = archive.proposalsByNumber.get(to.number)?.at(-1);
      return proposal && links.proposal(id, proposal.written.name);
    }
    if (to.kind === 'judgment') {
      const judgment = archive.judgmentsByNumber.get(to.number);
      return judgment && links.judgment(id, judgment.written.name);
    }
    const rule =
      to.kind === 'title'
        ? entitled(archive, to.title, version)
        : answering(archive, to.number, version);
    if (rule) return here ? `#${ruleAnchor(rule.number)}` : links.version(id, version, rule.number);
    const once = to.kind === 'rule' ? archive.holders.get(to.number)?.[0] : undefined;
    return once && links.rule(id, once);
  };
}
