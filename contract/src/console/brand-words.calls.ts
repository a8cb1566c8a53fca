import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { z } from 'zod';
import { call, done, line, lines, MAX_REVISION, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { pageOfList, WORDS_SHOWN } from './console.schemas.ts';

/** Longer than any text of the portal. */
const MAX_WORDS = 3000;

const language = z.enum(LANGUAGES);
const place = z.object({ brandId: line(100).min(1), language, textId: line(200).min(1) });
/** 0 where the portal's text stands. */
const version = z.number().int().min(0).max(MAX_REVISION);

/** The portal's texts in a language, with a brand's own words in place of them, in the order of their names. */
export const listBrandWords = call({
  method: 'GET',
  path: '/console/brandWords',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: pageOfList.extend({
    brandId: line(100).min(1),
    language,
    shown: z.enum(WORDS_SHOWN).default('all'),
    /** Texts of one part of the portal, as their names begin; empty for all. */
    part: line(60).default(''),
  }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      counts: z.object({ all: z.number(), own: z.number(), changed: z.number() }),
      parts: z.array(z.string()),
      /** What is not there in this language, or not all of it; it is shown in English. */
      missing: z.array(z.object({ name: z.string(), total: z.number(), translated: z.number() })),
      texts: z.array(
        z.object({
          textId: z.string(),
          english: z.string(),
          /** What the portal says in this language. */
          original: z.string(),
          /** Null where the portal's text stands. */
          own: z
            .object({
              words: z.string(),
              /** What the portal said when these words were written, where that has changed since. */
              before: z.string().nullable(),
              /** False where they no longer fit, so that the portal's text is shown. */
              isShown: z.boolean(),
            })
            .nullable(),
          version,
          values: z.array(z.string()),
          tags: z.array(z.string()),
        }),
      ),
    }),
  ),
  errors: ['NOT_FOUND'],
});

/** Says a text in the provider's own words; the same words once more are the answer to an original that has changed. */
export const saveBrandWords = call({
  method: 'POST',
  path: '/console/saveBrandWords',
  access: 'staff',
  permission: 'offer.change',
  input: place.extend({ words: lines(MAX_WORDS).min(1, faults.words.text), version }),
  output: done,
  errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'WORDS_NO_MESSAGE', 'WORDS_UNKNOWN_NAME', 'WORDS_MISSING_TAG'],
});

/** Goes back to the portal's text. */
export const dropBrandWords = call({
  method: 'POST',
  path: '/console/dropBrandWords',
  access: 'staff',
  permission: 'offer.change',
  input: place.extend({ version }),
  output: done,
  errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
});

/** How words would read, once for each sample of values; null while they are no ICU message. Stores nothing. */
export const previewBrandWords = call({
  method: 'POST',
  path: '/console/previewBrandWords',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: z.object({ brandId: line(100).min(1), language, words: lines(MAX_WORDS) }),
  output: withData(z.array(z.string()).nullable()),
  errors: [],
  isPassive: true,
  perMinute: 240,
});
