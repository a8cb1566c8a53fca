import { setTimeout as delay } from 'node:timers/promises';
import type { fastRatings, measureAgain as measureAgainCall } from '@portal/contract/ratings/ratings.calls.ts';
import { NO_EVENTS } from '@portal/contract/ratings/ratings.errors.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../call/caller.ts';
import { ratingSnapshotModel } from '../../documents/ratings/rating-snapshot-model.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { begin, lookAgain, requireOwnAddress } from './looks/look-again.ts';
import { findRatedCompany } from './looks/rated-companies.store.ts';
import { readRating } from './rating-view.ts';
import type { LookFailure } from './ratings.tables.ts';
import { failures } from './ratings.texts.ts';
import type { RatingsServices } from './ratings-services.ts';
import { readDocumentData } from './reports/document-data.ts';

/** Most looks are done by then; pages ask again for the others. */
const LONGEST_WAIT_MS = 20_000;
const ASK_EVERY_MS = 250;

/** What `fastRatings` says in `error` (spec part 2, section 8); pages know the first by its words. */
const failureText = (failure: LookFailure, say: Say): string =>
  failure === 'NOTHING_ANSWERED' ? NO_EVENTS : say(failures[failure]);

/** Rates the firm's own website: at once where a rating is fresh, otherwise by a look from outside, which goes on when the wait is over. */
export async function readFastRatings(
  services: RatingsServices,
  caller: CallerOf<typeof fastRatings>,
  { url }: InputOf<typeof fastRatings>,
): Promise<AnswerOf<typeof fastRatings>> {
  const { database } = services;
  const say = sayFor(caller.brand, caller.language);
  const { orgId } = caller.session;
  const address = await requireOwnAddress(services, orgId, url);
  await begin(services, orgId, address, 'when-old', (tx, domain, now) =>
    auditCaller(tx, caller, now, { action: 'rating.look-started', subject: domain }),
  );
  await waitForLook(services, orgId);
  const data = await readRating(services, orgId, say);
  const row = await database.onceInOrg(orgId, (tx) => findRatedCompany(tx, orgId));
  if (data.state === 'failed')
    return { success: true, data: null, error: failureText(row?.failure ?? 'GIVEN_UP', say), pdf: null };
  return {
    success: true,
    data,
    error: null,
    pdf: data.state === 'rated' ? await snapshotOf(services, caller) : null,
  };
}

/** The snapshot report in base64. */
async function snapshotOf(services: RatingsServices, caller: Caller<MemberSession>): Promise<string> {
  const model = ratingSnapshotModel(await readDocumentData(services, caller.session.orgId, caller));
  return Buffer.from(await services.documents.typeset('rating-snapshot', model)).toString('base64');
}

/** Looks again although the rating is fresh, once a day. */
export async function measureAgain(
  services: RatingsServices,
  caller: CallerOf<typeof measureAgainCall>,
): Promise<AnswerOf<typeof measureAgainCall>> {
  const { orgId } = caller.session;
  const begun = await lookAgain(services, orgId, (tx, domain, now) =>
    auditCaller(tx, caller, now, { action: 'rating.look-started', subject: domain }),
  );
  if (begun === 'done-today') throw new AppError('MEASURED_TODAY');
  return { success: true, data: await readRating(services, orgId, sayFor(caller.brand, caller.language)) };
}

/** Waits until no look is under way, or the time is up. */
async function waitForLook({ database }: RatingsServices, orgId: string): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const row = await database.onceInOrg(orgId, (tx) => findRatedCompany(tx, orgId));
    if (row?.state !== 'measuring' || performance.now() > until) return;
    await delay(ASK_EVERY_MS);
  }
}
