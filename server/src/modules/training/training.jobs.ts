import type { z } from 'zod';
import { findOrganisationBrand } from '../profile/public.ts';
import { renewLinksOf } from './links/trainee-links.ts';
import { welcomeTrainees } from './links/trainee-mails.ts';
import { findActiveIds } from './people/trainees.store.ts';
import type { renewTrainingLinkJob, welcomeTraineesJob } from './training.kinds.ts';
import type { TrainingServices } from './training-services.ts';

/** Queues the welcome emails of some of a list's people; a person who has one already gets no second. */
export async function welcomePeople(
  services: Pick<TrainingServices, 'database' | 'brands' | 'outbox' | 'config' | 'clock'>,
  { orgId, traineeIds }: z.output<typeof welcomeTraineesJob.payload>,
): Promise<void> {
  await services.database.inOrg(orgId, async (tx) => {
    // The organisation may be gone by now, and its people with it.
    if ((await findActiveIds(tx, traineeIds)).length === 0) return;
    const brand = await services.brands.byId(await findOrganisationBrand(tx));
    await welcomeTrainees(tx, services, brand, orgId, traineeIds);
  });
}

/** Emails new links to the people who have an address, see `renewLinksOf`. */
export function renewLinks(
  services: Parameters<typeof renewLinksOf>[0],
  { email }: z.output<typeof renewTrainingLinkJob.payload>,
): Promise<void> {
  return renewLinksOf(services, email);
}
