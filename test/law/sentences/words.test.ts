/**
 * The words of the language. A name that is one of them stands in quotation marks, and any other may
 * stand without. A record keeps its sentences. So a word that is added here makes a name unreadable that
 * a record has without quotation marks. Rather than add one, word the new sentence with these.
 */
import { expect, it } from 'vitest';
import { grammar } from '../../../src/law/sentences/language.ts';
import { AWARD_WAY_KINDS } from '../../../src/law/sentences/table/award-ways.ts';
import { HOLDING_WAY_KINDS } from '../../../src/law/sentences/table/holding-ways.ts';
import { RULE_WAY_KINDS } from '../../../src/law/sentences/table/rule-ways.ts';
import { ROWS } from '../../../src/law/sentences/table/table.ts';
import { VOTE_WAY_KINDS } from '../../../src/law/sentences/table/vote-ways.ts';

const WORDS = `
a above absolute abstain abstained abstains abstentions accepted accepts adopted adoption after
against all alone alphabetical always amend amended amendment an and any anybody anyone appeals
appointed are as at author awarded awards backward be becomes been before begin begins below
both but by called can cannot case cast change changed changes chosen circuit circuits cited
claims complete completed computer conflict consists could counts day days decides defeated
defers demands did die different direction divided does down drawn each earns effect either
eligible else enact enacted enactment end equals every everybody everyone exactly exceeds faces
facts fails favor favour favourable fewer fill fined first followed for forfeit forfeiting
forfeits forward fraction from gains game gets give given gives go grants greater greatest half
has have having higher highest hold holder holders hour hours how if in integer invoked is it
its itself join judge judges judging judgment keeps kind kinds largest lasts late latest least
leave leaves length less let limits long loses lot lowest made mail majority many mark may
medium minus minute minutes more most moving must name named nearest need needed never new next
no not nothing number numbered numbering of office offices on once one only open or order other
others otherwise over overrides overrule overruled participation parts passed passes pause pays
play played player players playing plus precedence prevail prevails proponent proposal proposals
propose proposed proposer proposing quantities quantity quarter quarters quorum reaches readings
receives refuses rejected repeal repealed robot robots roll rolled roller rolling round rounded
rounding rule rule-change rules say scores seat shall shows sign size smallest so somebody
soon starts state states surname table take taken takes test tests than that the them themselves
then there third thirds this those three three-quarters threw throw thrower throwing thrown tier
tiers time times title titles to transmutation transmute transmuted turn turns twice two
two-thirds unable unanimity unanimous under unless until up value verdict verdicts vote voted
voter voters votes voting wait waiting waits ways week weeks what when whenever where
whether which who whom whose win winner winning wins with withdrawn within without word worth
yield yields
`;

it('uses these words and no others', () => {
  const used = [...grammar().words].filter((word) => /^\p{L}/u.test(word));
  expect(used.toSorted()).toEqual(WORDS.trim().split(/\s+/));
});

it('has each kind of words in one table', () => {
  const tables = [ROWS, AWARD_WAY_KINDS, HOLDING_WAY_KINDS, VOTE_WAY_KINDS, RULE_WAY_KINDS];
  const kinds = tables.flatMap((rows) => Object.keys(rows));
  expect(kinds.filter((kind, i) => kinds.indexOf(kind) !== i)).toEqual([]);
});
