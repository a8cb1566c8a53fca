import * as calls from '@portal/contract/portal/news.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findPromotion, findUnseenReleaseNote, insertSeenNews, listPublishedNotes } from './news.store.ts';

type Note = Awaited<ReturnType<typeof listPublishedNotes>>[number];

/** What the provider tells its customers' people. */
export const newsCalls: readonly BoundCall<Services>[] = [
  bind(calls.readNews).to(readNews),
  bind(calls.readReleaseNotes).to(readReleaseNotes),
  bind(calls.markNewsSeen).to(markNewsSeen),
];

async function readNews(
  { database, clock }: Services,
  { session, brand }: CallerOf<typeof calls.readNews>,
): Promise<AnswerOf<typeof calls.readNews>> {
  // Promotions and news are for the customer, not for staff at work there.
  if (session.service !== null) return { success: true, data: { promotion: null, releaseNote: null } };
  const { promotion, note } = await database.asSystem(async (tx) => ({
    promotion: await findPromotion(tx, session.userId, brand.brandId, clock.now()),
    note: await findUnseenReleaseNote(tx, session.userId),
  }));
  return {
    success: true,
    data: {
      promotion:
        promotion === undefined
          ? null
          : {
              promotionId: promotion.promotion_id,
              text: promotion.text,
              linkLabel: promotion.link_label,
              linkUrl: promotion.link_url,
            },
      releaseNote: note === undefined ? null : toView(note),
    },
  };
}

async function readReleaseNotes({ database }: Services): Promise<AnswerOf<typeof calls.readReleaseNotes>> {
  return {
    success: true,
    data: (await database.onceAsSystem(listPublishedNotes)).map(toView),
  };
}

async function markNewsSeen(
  { database, clock }: Services,
  { session }: CallerOf<typeof calls.markNewsSeen>,
  { newsIds }: InputOf<typeof calls.markNewsSeen>,
): Promise<AnswerOf<typeof calls.markNewsSeen>> {
  if (session.service === null)
    await database.asSystem((tx) => insertSeenNews(tx, session.userId, newsIds, clock.now()));
  return { success: true };
}

function toView(note: Note) {
  return {
    releaseNoteId: note.release_note_id,
    title: note.title,
    body: note.body,
    publishedAt: note.published_at?.toISOString() ?? '',
  };
}
