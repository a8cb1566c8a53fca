import { z } from 'zod';
import type { RecordStoreAccess } from '../../../providers/record-store/record-store-port.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { tellRecordStoreJob } from '../training.kinds.ts';
import type { TrainingServices } from '../training-services.ts';
import { completionStatements } from './completion-statements.ts';
import { findStore, listCompletions, markSent, type StoreRow, takeUntold } from './record-stores.store.ts';

const AT_ONCE = 25;
const MAX_TAKEN = 500;
const LONGEST_FAILURE = 300;

const keyAndSecret = z.object({ key: z.string(), secret: z.string() });

/** How a store is written to. */
export const accessTo = ({ address, sealed_key: sealed }: StoreRow, key: Buffer): RecordStoreAccess => ({
  address,
  ...keyAndSecret.parse(unseal(key, sealed)),
});

/** Makes jobs of what was completed since: each completion is in one, in whatever process and after any crash. */
export async function queueRecords({
  database,
  queue,
  clock,
}: Pick<TrainingServices, 'database' | 'queue' | 'clock'>): Promise<void> {
  await database.asSystem(async (tx) => {
    const untold = await takeUntold(tx, { at: clock.now(), limit: MAX_TAKEN });
    for (const [brandId, of] of Map.groupBy(untold, (one) => one.brand_id)) {
      const ids = of.map(({ certificate_id: certificateId }) => certificateId);
      for (let from = 0; from < ids.length; from += AT_ONCE)
        await queue.enqueue(tx, tellRecordStoreJob, { brandId, certificateIds: ids.slice(from, from + AT_ONCE) });
    }
  });
}

/**
 * Sends what some people have completed to the record store of their brand; where it was turned off since, nothing.
 * @throws Error where another try may succeed
 */
export async function tellRecordStore(
  { database, clock, brands, config, recordStore, recordStoreKey, log }: TrainingServices,
  { brandId, certificateIds }: z.output<typeof tellRecordStoreJob.payload>,
): Promise<void> {
  const { store, completions } = await database.asSystem(async (tx) => ({
    store: await findStore(tx, brandId),
    completions: await listCompletions(tx, brandId, certificateIds),
  }));
  if (store === undefined || !store.is_on || completions.length === 0) return;
  const brand = await brands.byId(brandId);
  const origin = brandOrigin(brand, config.publicUrl);
  const telling = { origin, webDomain: brand.webDomain, withNames: store.with_names };
  const statements = completions.flatMap((done) => completionStatements(done, telling));
  const note = (failure: string | null) =>
    database.asSystem((tx) =>
      markSent(tx, brandId, {
        at: clock.now(),
        sent: statements.length,
        failure: failure?.slice(0, LONGEST_FAILURE) ?? null,
      }),
    );
  try {
    const answer = await recordStore.send(accessTo(store, recordStoreKey), statements);
    await note(answer.isTaken ? null : answer.reason);
    if (!answer.isTaken) log.warn({ brandId, reason: answer.reason }, 'a record store refused statements');
  } catch (error) {
    await note(error instanceof Error ? error.message : 'unknown');
    throw error;
  }
}
