import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { call, line, withData } from '../call.ts';

/** The words that the provider has of its own in place of the portal's, ready to be said, by the names of the texts. */
export const readOwnWords = call({
  method: 'GET',
  path: '/portal/ownWords/{language}/{wordsVersion}',
  access: 'public',
  input: z.object({
    language: z.enum(LANGUAGES),
    /** Of the brand, as its pages have it: other words stand under another address. */
    wordsVersion: line(100).min(1),
  }),
  output: withData(z.record(z.string(), z.unknown())),
  errors: [],
  sameForAll: true,
  duringMaintenance: true,
});
