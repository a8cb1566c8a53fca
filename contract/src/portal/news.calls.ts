import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';

const releaseNote = z.object({
  releaseNoteId: z.string(),
  title: z.string(),
  body: z.string(),
  publishedAt: z.string(),
});

/** What the provider tells now: the promotion of this brand that was not closed, and the newest release note that was not seen. */
export const readNews = call({
  method: 'GET',
  path: '/utils/news',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      promotion: z
        .object({ promotionId: z.string(), text: z.string(), linkLabel: z.string(), linkUrl: z.string() })
        .nullable(),
      releaseNote: releaseNote.nullable(),
    }),
  ),
  errors: [],
});

/** The published release notes, newest first. */
export const readReleaseNotes = call({
  method: 'GET',
  path: '/utils/releaseNotes',
  access: 'member',
  input: noInput,
  output: withData(z.array(releaseNote)),
  errors: [],
});

/** Remembers that the caller has closed these; nothing is kept of staff in a customer's portal. */
export const markNewsSeen = call({
  method: 'POST',
  path: '/utils/newsSeen',
  isPassive: true,
  access: 'member',
  input: z.object({ newsIds: z.array(id).min(1).max(20) }),
  output: done,
  errors: [],
});
