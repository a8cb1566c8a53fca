import { filterRefused } from './filter-refused.ts';

/** A piece of a filter: a bracket, a value in quotes as JSON, or anything else without spaces. */
export type FilterToken = { readonly kind: 'bracket' | 'text' | 'word'; readonly text: string };

const PIECE = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

/** Takes a filter apart. @throws ScimProblem invalidFilter */
export function filterTokens(filter: string): readonly FilterToken[] {
  const text = filter.trimEnd();
  const tokens: FilterToken[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const [, bracket, quoted, word] = PIECE.exec(text) ?? [];
    if (bracket !== undefined) tokens.push({ kind: 'bracket', text: bracket });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else throw filterRefused('The filter is malformed.');
  }
  return tokens;
}
