import type * as calls from '@portal/contract/calendar/calendar.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { auditCaller } from '../audit/public.ts';
import { readersLanguages } from '../profile/public.ts';
import { calendarFile } from './calendar-file.ts';
import { deleteFeed, findFeed, readFeedOwner, saveFeed } from './feeds.store.ts';

/** Where calendar programs read what comes; a secret follows. */
export const FEED_PATH = '/api/calendar/feed';
/** Programs read it again and again, so it can look further than a file. */
const FEED_DAYS = 180;

/** Whether the caller has an address for a calendar program; the address itself is told when it is made. */
export async function readCalendarFeed(
  { database }: Services,
  { session }: CallerOf<typeof calls.readCalendarFeed>,
): Promise<AnswerOf<typeof calls.readCalendarFeed>> {
  const feed = await database.onceInOrg(session.orgId, (tx) => findFeed(tx, session.userId));
  const madeAt = feed?.made_at.toISOString() ?? null;
  return { success: true, data: { madeAt, lastReadAt: feed?.last_read_at?.toISOString() ?? null } };
}

/** Makes the caller's address, or another one instead. */
export async function renewCalendarFeed(
  { database, clock, config }: Services,
  caller: CallerOf<typeof calls.renewCalendarFeed>,
): Promise<AnswerOf<typeof calls.renewCalendarFeed>> {
  const { orgId, userId } = caller.session;
  const token = newToken();
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    await saveFeed(tx, { orgId, userId, hash: hashToken(token), at });
    await auditCaller(tx, caller, at, { action: 'calendar.feed-made' });
  });
  return { success: true, data: { address: `${brandOrigin(caller.brand, config.publicUrl)}${FEED_PATH}/${token}` } };
}

/** Ends the caller's address. @throws AppError NOT_FOUND */
export async function endCalendarFeed(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.endCalendarFeed>,
): Promise<AnswerOf<typeof calls.endCalendarFeed>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    if (!(await deleteFeed(tx, caller.session.userId))) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'calendar.feed-ended' });
  });
  return { success: true };
}

/** What a calendar program gets for a secret; null for one that nobody has. */
export const createReadFeed =
  (services: Services) =>
  async (token: string): Promise<string | null> => {
    const { database, clock, brands } = services;
    const owner = await database.asSystem((tx) => readFeedOwner(tx, hashToken(token), clock.now()));
    if (owner === undefined) return null;
    const { orgId, email } = owner;
    const brand = await brands.byId(owner.brandId);
    const language = await database.inOrg(orgId, async (tx) => (await readersLanguages(tx, brand, [email]))(email));
    return (await calendarFile(services, { session: { orgId }, brand, language }, FEED_DAYS)).text;
  };
