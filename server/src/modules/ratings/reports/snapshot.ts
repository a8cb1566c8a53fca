import type { ratingSnapshot } from '@portal/contract/ratings/ratings.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { ratingSnapshotModel } from '../../../documents/ratings/rating-snapshot-model.ts';
import { auditCaller } from '../../audit/public.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { readDocumentData } from './document-data.ts';

/** The snapshot report of the current rating, under the name that was asked for. */
export async function downloadSnapshot(
  services: RatingsServices,
  caller: CallerOf<typeof ratingSnapshot>,
  { fileName }: InputOf<typeof ratingSnapshot>,
): Promise<AnswerOf<typeof ratingSnapshot>> {
  const { database, clock, documents } = services;

  const { orgId } = caller.session;
  const data = await readDocumentData(services, orgId, caller);
  const { ratings, state } = data.rating;
  // An earlier rating stands while a look is under way; where the last one gave too little, it says nothing about today.
  if (ratings.length === 0 || state === 'not-enough-data') throw new AppError('NOT_RATED');
  const bytes = await documents.typeset('rating-snapshot', ratingSnapshotModel(data));
  const subject = data.rating.company.url;
  await database.inOrg(orgId, (tx) =>
    auditCaller(tx, caller, clock.now(), { action: 'rating.snapshot-downloaded', subject }),
  );
  return { fileName, bytes };
}
