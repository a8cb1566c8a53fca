import { z } from 'zod';
import { call, done, id, line, lines, noInput, withData } from '../call.ts';

const forOwners = { access: 'staff', ownersOnly: true } as const;

/** A place on the web, or a path of the portal. */
const link = line(500).refine(
  (text) => text === '' || /^\/(?![/\\])/.test(text) || (/^https:\/\//i.test(text) && URL.canParse(text)),
  'Start with https:// or, for a page of the portal, with one slash.',
);

const day = z.iso.date('Please enter a date.');

/** Promotions, those that end last first. */
export const listPromotions = call({
  ...forOwners,
  method: 'GET',
  path: '/console/promotions',
  input: noInput,
  output: withData(
    z.array(
      z.object({
        promotionId: z.string(),
        text: z.string(),
        linkLabel: z.string(),
        linkUrl: z.string(),
        /** Null for every brand. */
        brandName: z.string().nullable(),
        startsAt: z.string(),
        endsAt: z.string(),
        state: z.enum(['planned', 'running', 'over']),
      }),
    ),
  ),
  errors: [],
});

/** Shows members a banner from one day to another, both included, in the brand's time zone. */
export const createPromotion = call({
  ...forOwners,
  method: 'POST',
  path: '/console/createPromotion',
  input: z.object({
    text: line(200).min(1, 'Please enter a text.'),
    linkLabel: line(50).default(''),
    linkUrl: link.default(''),
    brandId: line(100).nullable().default(null),
    startsOn: day,
    endsOn: day,
  }),
  output: done,
  errors: ['BRAND_UNKNOWN', 'DATE_IN_THE_PAST', 'ENDS_BEFORE_START'],
});

export const deletePromotion = call({
  ...forOwners,
  method: 'POST',
  path: '/console/deletePromotion',
  input: z.object({ promotionId: id }),
  output: done,
  errors: [],
});

/** Release notes with drafts, newest first. */
export const listReleaseNotes = call({
  ...forOwners,
  method: 'GET',
  path: '/console/releaseNotes',
  input: noInput,
  output: withData(
    z.array(
      z.object({
        releaseNoteId: z.string(),
        title: z.string(),
        body: z.string(),
        /** Null for a draft. */
        publishedAt: z.string().nullable(),
        createdAt: z.string(),
      }),
    ),
  ),
  errors: [],
});

/** Makes a release note, or changes one; once published it is shown to each member once. */
export const saveReleaseNote = call({
  ...forOwners,
  method: 'POST',
  path: '/console/saveReleaseNote',
  input: z.object({
    releaseNoteId: id.nullable().default(null),
    title: line(100).min(1, 'Please enter a title.'),
    /** Paragraphs with an empty line between them; lines that begin with a hyphen are a list. */
    body: lines(5000).min(1, 'Please enter a text.'),
    isPublished: z.boolean(),
  }),
  output: done,
  errors: [],
});

export const deleteReleaseNote = call({
  ...forOwners,
  method: 'POST',
  path: '/console/deleteReleaseNote',
  input: z.object({ releaseNoteId: id }),
  output: done,
  errors: [],
});
