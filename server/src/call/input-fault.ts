import { faults } from '@portal/contract/input-faults.texts.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { Unsaid } from '@portal/domain/texts/unsaid.ts';
import type { z } from 'zod';

/** Schemas name a text by its words. */
const byWords: ReadonlyMap<string, Phrase> = new Map(Object.values(faults).map((phrase) => [phrase.text, phrase]));

/**
 * What is wrong with an input, to be said in the language of who asks: in the words of its schema, or in plain ones where the schema has
 * none, because zod's own are for developers.
 * @param more values that the text needs beside the bounds of the check that failed
 */
export function inputFault(issue: z.core.$ZodIssue, more: Unsaid['values'] = {}): Unsaid {
  const phrase = byWords.get(issue.message) ?? plainWords(issue);
  const { minimum, maximum } = issue as { readonly minimum?: number | bigint; readonly maximum?: number | bigint };
  return {
    phrase,
    values: {
      ...(minimum === undefined ? {} : { minimum: Number(minimum) }),
      ...(maximum === undefined ? {} : { maximum: Number(maximum) }),
      ...more,
    },
  };
}

function plainWords(issue: z.core.$ZodIssue): Phrase {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      if (issue.origin === 'string') return faults.tooLong;
      return COUNTED.has(issue.origin) ? faults.mostEntries : faults.tooLarge;
    case 'invalid_value':
      return faults.oneOfOptions;
    case 'invalid_format':
      return FORMATS[issue.format] ?? faults.wrong;
    default:
      return faults.wrong;
  }
}

const COUNTED: ReadonlySet<string> = new Set(['array', 'set', 'map', 'file']);
const FORMATS: Readonly<Record<string, Phrase>> = { email: faults.email, url: faults.url, date: faults.date };

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): Phrase {
  if (input === undefined || input === null) return faults.required;
  if (expected === 'int') return faults.wholeNumber;
  return expected === 'number' ? faults.number : faults.wrong;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Phrase {
  if (origin === 'string') return Number(minimum) <= 1 ? faults.required : faults.tooShort;
  return COUNTED.has(origin) ? faults.tooFew : faults.tooSmall;
}
