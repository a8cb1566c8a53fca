import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-queue.ts';
import { findOrganisationBrand } from '../profile/public.ts';
import { renewLinksOf } from './trainee-links.ts';
import { welcomeTrainees } from './trainee-mails.ts';
import { findActiveIds } from './trainees.store.ts';
import type { TrainingServices } from './training-services.ts';

const welcome = z.object({ orgId: z.uuid(), traineeIds: z.array(z.uuid()) });

/** Queues the welcome mails of some of a list's people; whoever has one already gets no second. */
export function createWelcomeTraineesJob(
  services: Pick<TrainingServices, 'database' | 'brands' | 'outbox' | 'config' | 'clock'>,
): JobHandler {
  return async (data) => {
    const { orgId, traineeIds } = welcome.parse(data);
    await services.database.inOrg(orgId, async (tx) => {
      // The organisation may be gone by now, and its people with it.
      if ((await findActiveIds(tx, traineeIds)).length === 0) return;
      const brand = await services.brands.byId(await findOrganisationBrand(tx));
      await welcomeTrainees(tx, services, brand, orgId, traineeIds);
    });
  };
}

const renewal = z.object({ email: z.string() });

/** Mails a new link to whoever has an address, see `renewLinksOf`. */
export function createRenewTrainingLinkJob(services: Parameters<typeof renewLinksOf>[0]): JobHandler {
  return (data) => renewLinksOf(services, renewal.parse(data).email);
}
