import { z } from 'zod';
import { DAY_SECONDS, jobKind } from '../../jobs/job-kind.ts';

/** A file with all that is kept of an organisation. */
export const exportOrganisationJob = jobKind('export-organisation', z.object({ exportId: z.uuid() }), {
  retryLimit: 5,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: DAY_SECONDS,
});

const deletion = z.object({
  orgId: z.uuid(),
  /** Who of the provider's staff asked for it; null for the organisation itself. */
  actorId: z.uuid().nullable(),
});

/** The removal of an organisation. An identity provider may be away for a while; what was begun is finished all the same. */
export const deleteOrganisationJob = jobKind('delete-organisation', deletion, {
  retryLimit: 200,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 14 * DAY_SECONDS,
  expireInSeconds: 600,
  deleteAfterSeconds: DAY_SECONDS,
});

/** A brand's sandbox that is to be filled, for the first time or as on its first day. */
export const fillSandboxJob = jobKind('fill-sandbox', z.object({ brandId: z.string() }), {
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  retentionSeconds: DAY_SECONDS,
  expireInSeconds: 600,
  deleteAfterSeconds: DAY_SECONDS,
});

/** A letter on its way to many customers; what a run could not do the next one does. */
export const sendLetterJob = jobKind('send-letter', z.object({ letterId: z.uuid() }), {
  retryLimit: 50,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 1800,
  retentionSeconds: 3 * DAY_SECONDS,
  expireInSeconds: 900,
  deleteAfterSeconds: DAY_SECONDS,
});
