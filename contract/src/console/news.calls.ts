import { z } from 'zod';
import { call, done, id, isoDay, line, lines, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { version } from './console.schemas.ts';

const forOwners = { access: 'staff', permission: 'provider.manage' } as const;

/** A place on the web, or a path of the portal. */
const link = line(500).refine(
  (text) => text === '' || /^\/(?![/\\])/.test(text) || (/^https:\/\//i.test(text) && URL.canParse(text)),
  faults.linkOrPath.text,
);

const day = isoDay();

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
        brandId: z.string().nullable(),
        brandName: z.string().nullable(),
        /** First and last day in the brand's time zone, in ISO 8601. */
        startsOn: z.string(),
        endsOn: z.string(),
        version: z.number(),
        state: z.enum(['planned', 'running', 'over']),
      }),
    ),
  ),
  errors: [],
});

const promotion = z.object({
  text: line(200).min(1, faults.someText.text),
  linkLabel: line(50).default(''),
  linkUrl: link.default(''),
  brandId: line(100).nullable().default(null),
  startsOn: day,
  endsOn: day,
});

/** Shows members a banner from one day to another, both included, in the brand's time zone. */
export const createPromotion = call({
  ...forOwners,
  method: 'POST',
  path: '/console/createPromotion',
  input: promotion,
  output: done,
  errors: ['BRAND_UNKNOWN', 'DATE_IN_THE_PAST', 'ENDS_BEFORE_START'],
});

/** Changes a promotion that nobody else has changed since it was read; whoever has closed it does not see it again. */
export const editPromotion = call({
  ...forOwners,
  method: 'POST',
  path: '/console/editPromotion',
  input: promotion.extend({ promotionId: id, version }),
  output: done,
  errors: ['BRAND_UNKNOWN', 'DATE_IN_THE_PAST', 'ENDS_BEFORE_START', 'CHANGED_ELSEWHERE'],
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
        version: z.number(),
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
    /** Of the note that is changed; 0 for a new one. */
    version: version.default(0),
    title: line(100).min(1, faults.title.text),
    /** Paragraphs with an empty line between them; lines that begin with a hyphen are a list. */
    body: lines(5000).min(1, faults.someText.text),
    isPublished: z.boolean(),
  }),
  maxBodyKilobytes: 24,
  output: done,
  errors: ['CHANGED_ELSEWHERE'],
});

export const deleteReleaseNote = call({
  ...forOwners,
  method: 'POST',
  path: '/console/deleteReleaseNote',
  input: z.object({ releaseNoteId: id }),
  output: done,
  errors: [],
});
