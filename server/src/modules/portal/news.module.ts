import * as calls from '@portal/contract/portal/news.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { findPromotion, findUnseenReleaseNote, insertSeenNews, listPublishedNotes } from './news.store.ts';

type Note = Awaited<ReturnType<typeof listPublishedNotes>>[number];

/** What the provider tells its customers' people. */
export function newsModule({ database, clock }: Services): BoundCall[] {
  return [
    bind(calls.readNews).to(async ({ session, brand }) => {
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
    }),

    bind(calls.readReleaseNotes).to(async () => ({
      success: true,
      data: (await database.asSystem(listPublishedNotes)).map(toView),
    })),

    bind(calls.markNewsSeen).to(async ({ session }, { newsIds }) => {
      if (session.service === null)
        await database.asSystem((tx) => insertSeenNews(tx, session.userId, newsIds, clock.now()));
      return { success: true };
    }),
  ];
}

function toView(note: Note) {
  return {
    releaseNoteId: note.release_note_id,
    title: note.title,
    body: note.body,
    publishedAt: note.published_at?.toISOString() ?? '',
  };
}
