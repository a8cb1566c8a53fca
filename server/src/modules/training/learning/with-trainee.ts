import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findOrganisationBrand } from '../../profile/public.ts';
import { findLinkHolder } from '../links/trainee-links.store.ts';
import { findTrainee, type TraineeRow, touchTrainee } from '../people/trainees.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';

/** A person who came by their personal link. */
export type Learner = {
  readonly orgId: string;
  readonly trainee: TraineeRow;
  /** Of the organisation, whatever host the page is on. */
  readonly brand: Brand;
  readonly now: Date;
  readonly today: string;
};

/**
 * Runs `work` for whose link it is, in their organisation. Links that are unknown, over, revoked, of somebody who was removed or of a
 * firm whose plan has no training are all told the same.
 * @throws AppError TRAINING_LINK_INVALID
 */
export async function withTrainee<Result>(
  { database, clock, plans, brands }: TrainingServices,
  token: string,
  work: (tx: OrgTransaction, learner: Learner) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const holder = await database.onceAsSystem((tx) => findLinkHolder(tx, hashToken(token), now));
  if (holder === undefined) throw new AppError('TRAINING_LINK_INVALID');
  return database.inOrg(holder.org_id, async (tx) => {
    const { modules } = await plans.current(tx);
    const trainee = await findTrainee(tx, holder.trainee_id);
    if (modules.training !== 'ACTIVE' || trainee?.status !== 'active') throw new AppError('TRAINING_LINK_INVALID');
    const brand = await brands.byId(await findOrganisationBrand(tx));
    await touchTrainee(tx, trainee.trainee_id, now);
    return work(tx, { orgId: holder.org_id, trainee, brand, now, today: trainingDay(now, brand) });
  });
}
