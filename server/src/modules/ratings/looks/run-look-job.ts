import type { z } from 'zod';
import type { JobRunner } from '../../../jobs/job-kind.ts';
import { recordAudit } from '../../audit/public.ts';
import { readPatchingHistory } from '../../monitoring/public.ts';
import { findFirmDetails, findIndustry } from '../../profile/public.ts';
import { companyAddress } from '../company-address.ts';
import type { lookFromOutsideJob } from '../ratings.kinds.ts';
import type { LookFailure } from '../ratings.tables.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { endLook, lockLook, markLookLaidDown, markLookRunning, type RatedCompanyRow } from './rated-companies.store.ts';
import { saveLook } from './save-look.ts';

type RunServices = Pick<RatingsServices, 'database' | 'clock' | 'ratings'>;

/** A look that loses its worker so often is given up. */
const MAX_LOST_WORKERS = 3;

/** The look was laid down; the queue gives it to a worker again, which begins anew. */
export class LookLaidDown extends Error {
  override readonly name = 'LookLaidDown';
}

/** Works off looks from outside, one at a time for each call of `run`. */
export type LookRunner = {
  run: JobRunner<z.output<typeof lookFromOutsideJob.payload>>['run'];
  /** Lays all running looks down, to be begun anew by this or another worker. */
  stop(): void;
};

/** Runs looks to their end. What a look saw and its end are stored in one transaction, so running twice changes nothing. */
export function createLookRunner(services: RunServices): LookRunner {
  const { database, ratings } = services;
  const stopping = new AbortController();
  return {
    async run({ lookId }, { signal }) {
      if (stopping.signal.aborted) throw new LookLaidDown('The portal stops.');
      const row = await database.onceAsSystem((tx) => lockLook(tx, lookId));
      if (row === undefined) return;
      const lostWorkers = row.is_running ? row.lost_workers + 1 : row.lost_workers;
      if (lostWorkers >= MAX_LOST_WORKERS) return end(services, row, lookId, 'GIVEN_UP');
      const request = await takeLook(services, row, lookId, lostWorkers);
      if (request === null) return end(services, row, lookId, 'NOTHING_ANSWERED');
      // The queue has given the job to another worker: two must not look at one firm.
      const given = AbortSignal.any([signal, stopping.signal]);
      const outcome = await ratings.look(request, given).catch(async (error: unknown) => {
        if (!given.aborted) throw error;
        if (!signal.aborted) await database.onceInOrg(row.org_id, (tx) => markLookLaidDown(tx, lookId));
        throw new LookLaidDown('The look was stopped.', { cause: error });
      });
      if (outcome.kind === 'nothing-answered') return end(services, row, lookId, 'NOTHING_ANSWERED');
      if (outcome.kind === 'unavailable') return end(services, row, lookId, 'PROVIDER_UNAVAILABLE');
      const at = services.clock.now();
      await database.inOrg(row.org_id, async (tx) => {
        const locked = await lockLook(tx, lookId);
        if (locked === undefined) return;
        const { measurement, given: rating } = outcome;
        const { rating: shown } = await saveLook(tx, {
          orgId: row.org_id,
          domain: row.domain,
          at,
          provider: ratings.name,
          measurement,
          given: rating,
          scannedHosts: request.scanHistory?.hosts ?? [],
        });
        await endLook(tx, lookId, { at, failure: null });
        await recordAudit(tx, {
          at,
          orgId: row.org_id,
          actorId: null,
          action: 'rating.measured',
          subject: row.domain,
          details: { rating: shown },
        });
      });
    },
    stop() {
      stopping.abort(new LookLaidDown('The portal stops.'));
    },
  };
}

/** Takes the look up; null when the firm's address leads elsewhere by now. */
async function takeLook({ database, clock }: RunServices, row: RatedCompanyRow, lookId: string, lostWorkers: number) {
  return database.inOrg(row.org_id, async (tx) => {
    await markLookRunning(tx, lookId, lostWorkers);
    const { companyName, companyUrl } = await findFirmDetails(tx);
    const address = companyAddress(companyUrl);
    if (address === null || address.domain !== row.domain) return null;
    return {
      companyName,
      industry: await findIndustry(tx),
      url: address.url,
      domain: address.domain,
      dkimSelectors: row.dkim_selectors,
      scanHistory: await readPatchingHistory(tx, address.domain, clock.now()),
    };
  });
}

async function end(
  { database, clock }: RunServices,
  { org_id: orgId }: RatedCompanyRow,
  lookId: string,
  failure: LookFailure,
): Promise<void> {
  await database.onceInOrg(orgId, (tx) => endLook(tx, lookId, { at: clock.now(), failure }));
}
