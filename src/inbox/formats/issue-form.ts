/** What was filled into an issue form: a forge puts each answer below a heading with the words of the form. */
import { WAYS } from '../../records/kinds/votes.ts';
import type { Said } from '../types.ts';

const HEADINGS = {
  number: 'Number of the proposal',
  vote: 'Your vote',
  text: 'Text of the proposal',
  question: 'Question for the Judge',
} as const;
const EMPTY = '_No response_';

/** Nothing where the words are of no form. The first heading says of which; a text goes on to the end. */
export function readIssueForm(body: string): Said | undefined {
  const words = body.replace(/\r\n?/g, '\n').trim();
  const [, first = '', rest = ''] = /^### ([^\n]{1,100})\n([\s\S]*)$/.exec(words) ?? [];
  switch (first.trim()) {
    case HEADINGS.number:
      return voteIn(rest);
    case HEADINGS.text:
      return { kind: 'proposal', words: first, text: answerIn(rest), ...unlessEmpty(rest) };
    case HEADINGS.question:
      return { kind: 'call', words: first, text: answerIn(rest), ...unlessEmpty(rest) };
    default:
      return undefined;
  }
}

function voteIn(rest: string): Said {
  const [number = '', vote = ''] = rest.split(`### ${HEADINGS.vote}\n`).map(answerIn);
  const words = `${number}: ${vote}`.slice(0, 100);
  const [, figures] = /^(?:proposal )?(\d{1,6})$/i.exec(number) ?? [];
  const value = WAYS.find((way) => way === vote.toLowerCase());
  if (figures === undefined || value === undefined) {
    return {
      kind: 'vote',
      words,
      why: 'the form is not filled in with a number and a way to vote',
    };
  }
  return { kind: 'vote', number: Number(figures), value, words };
}

function answerIn(rest: string): string {
  const answer = rest.trim();
  return answer === EMPTY ? '' : answer;
}

function unlessEmpty(rest: string): { readonly why?: string } {
  return answerIn(rest) === '' ? { why: 'nothing follows' } : {};
}
