/** The answer of the rules to a drafted move. Strings, with every word of a player escaped. */
import { capital } from '../../../helpers/words.ts';
import type { ProposalMatter } from '../../../try-out/matter.ts';
import type { DraftedMove, ShownFinding } from '../../../try-out/try-draft.ts';
import { effectHtml } from './effect-html.ts';
import { escapeHtml } from './escape-html.ts';
import { redlinedText } from './redline-html.ts';
import { paragraphs, saidHtml, titled } from './words-html.ts';

/**
 * The result of a move that was made. Its notes name the readings on which it depends. If an account
 * says what it decided and paid, only the effects and the words of the rules are left.
 */
export function doneHtml(drafted: DraftedMove, hasAccount: boolean): string {
  const { says, rulesApplied, does, notes } = drafted;
  const noted = notes
    .map((note) => (note.reading ? readingHtml(note.reading, [note]) : findingHtml(note, 'note')))
    .join('');
  const count = notes.length === 1 ? 'One note' : `${notes.length} notes`;
  const why = rulesApplied.map((rule) => ruleAppliedHtml(rule)).join('');
  const done = [...rulesApplied.flatMap((rule) => rule.says), ...says];
  return [
    paragraphs(hasAccount ? [] : done),
    effectHtml(does),
    why === '' ? '' : `<details><summary>The words of these rules</summary>${why}</details>`,
    noted === '' ? '' : `<details><summary>${count}</summary>${noted}</details>`,
  ].join('');
}

export function verdictHtml(drafted: DraftedMove): string {
  const { missing, ways, faults, notes, says, rulesApplied, does, changes, endings, readings } =
    drafted;
  return [
    paragraphs(missing),
    waysHtml(ways),
    ...faults.map((fault) => findingHtml(fault, 'fault')),
    paragraphs(says),
    effectHtml(does),
    ...rulesApplied.map(ruleAppliedHtml),
    ...endings.map(({ turnout, says: words }) => titled(TURNOUT[turnout], paragraphs(words))),
    ...changes.map(changeHtml),
    titled(
      'It depends on how the rules are read',
      readings.map((each) => readingHtml(each, notes)).join(''),
    ),
    ...notes.filter(({ reading }) => !reading).map((note) => findingHtml(note, 'note')),
  ].join('');
}

/** The subject of a vote, above the ballots. */
export function matterHtml({ does, changes }: ProposalMatter): string {
  return effectHtml(does) + changes.map(changeHtml).join('');
}

const TURNOUT: Readonly<Record<DraftedMove['endings'][number]['turnout'], string>> = {
  for: 'If everybody votes for it',
  against: 'If everybody votes against it',
  cast: 'If the vote is closed then',
};

function changeHtml({ says, redline }: ProposalMatter['changes'][number]): string {
  const marked = redline.length === 0 ? undefined : redline;
  return `<h3>${escapeHtml(capital(says))}</h3>${redlinedText(marked)}`;
}

function ruleAppliedHtml({ called, text, says }: DraftedMove['rulesApplied'][number]): string {
  return `<div class="finding" data-kind="ground">${paragraphs(says)}${quoteHtml(called, text)}</div>`;
}

function quoteHtml(called: string, text: string): string {
  return `<blockquote><b>${escapeHtml(called)}</b><br>${escapeHtml(text)}</blockquote>`;
}

function findingHtml({ title, message, help, rule, href, ways }: ShownFinding, kind: string) {
  const quoted = rule ? quoteHtml(rule.called, rule.text) : '';
  const isAdvised = kind === 'fault' && help !== '';
  const advice = `${isAdvised ? `<p>${escapeHtml(help)}</p>` : ''}${waysHtml(ways)}`;
  return `<div class="finding" data-kind="${kind}"><p><b>${saidHtml(message)}</b></p>${quoted}${advice}<p class="quiet"><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p></div>`;
}

function waysHtml(ways: ShownFinding['ways']): string {
  const buttons = ways.map(
    ({ words }) => `<button type="button" data-mends>${escapeHtml(words)}</button>`,
  );
  return buttons.length === 0 ? '' : `<p>${buttons.join(' ')}</p>`;
}

/** Each answer with its result, and the rule that a note of the reading quotes. */
function readingHtml(reading: DraftedMove['readings'][number], notes: DraftedMove['notes']) {
  const { question, href, taken, what, results } = reading;
  const rule = notes.find((note) => note.reading === reading)?.rule;
  const quoted = rule
    ? `<details><summary>${escapeHtml(rule.called)}</summary>${quoteHtml(rule.called, rule.text)}</details>`
    : '';
  const each = results.map(({ option, means, result }) => {
    const word = `<b>${escapeHtml(result)}</b>: ${escapeHtml(means)}`;
    return `<li${option === taken ? ' data-taken' : ''}>${word}</li>`;
  });
  return `<p><a href="${escapeHtml(href)}">${escapeHtml(question)}</a> ${escapeHtml(what)}</p><ul class="alternatives">${each.join('')}</ul>${quoted}`;
}

/** The record, with the words at fault marked. */
export function recordHtml({ text, faults }: DraftedMove): string {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const spans = faults.flatMap(({ place }) => {
    if (!place) return [];
    const from = (starts[place.line - 1] ?? text.length) + place.column - 1;
    const to = (starts[place.endLine - 1] ?? text.length) + place.endColumn;
    return [[from, Math.max(to, from + 1)] as const];
  });
  let html = '';
  let done = 0;
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
    if (from < done) continue;
    html += `${escapeHtml(text.slice(done, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`;
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}
