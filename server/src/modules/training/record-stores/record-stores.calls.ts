import * as calls from '@portal/contract/training/record-stores.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import { seal } from '../../../system/sealed-box.ts';
import { auditCaller } from '../../audit/public.ts';
import { nameOf } from '../own-courses/with-draft.ts';
import type { TrainingServices } from '../training-services.ts';
import { deleteStore, findStore, listStores, lockStore, type StoreRow, saveStore } from './record-stores.store.ts';
import { accessTo } from './tell-record-store.ts';

/** Calls by which owners of the provider say where results of learning go. */
export const recordStoreCalls: readonly BoundCall<TrainingServices>[] = [
  bind(calls.listRecordStores).to(listRecordStores),
  bind(calls.saveRecordStore).to(saveRecordStore),
  bind(calls.testRecordStore).to(testRecordStore),
  bind(calls.removeRecordStore).to(removeRecordStore),
];

async function listRecordStores({
  database,
  brands,
}: TrainingServices): Promise<AnswerOf<typeof calls.listRecordStores>> {
  const rows = new Map((await database.asSystem(listStores)).map((row) => [row.brand_id, row]));
  const all = await brands.list();
  return {
    success: true,
    data: {
      stores: all.map(({ brandId, brandNameLong }) => {
        const row = rows.get(brandId);
        return {
          brandId,
          brandName: brandNameLong,
          address: row?.address ?? '',
          isOn: row?.is_on ?? false,
          withNames: row?.with_names ?? false,
          revision: row?.revision ?? 0,
          sent: Number(row?.sent ?? 0),
          lastSentAt: row?.last_sent_at?.toISOString() ?? null,
          failedAt: row?.failed_at?.toISOString() ?? null,
          failure: row?.failure ?? '',
        };
      }),
    },
  };
}

async function saveRecordStore(
  { database, clock, brands, recordStoreKey }: TrainingServices,
  caller: CallerOf<typeof calls.saveRecordStore>,
  { brandId, revision, address, key, secret, isOn, withNames }: InputOf<typeof calls.saveRecordStore>,
): Promise<AnswerOf<typeof calls.saveRecordStore>> {
  const at = clock.now();
  if (!(await brands.list()).some((brand) => brand.brandId === brandId)) throw new AppError('OWN_COURSE_BRAND_UNKNOWN');
  await database.asSystem(async (tx) => {
    const before = await lockStore(tx, brandId);
    if ((before?.revision ?? 0) !== revision) throw new AppError('CHANGED_ELSEWHERE');
    const isNewKey = key !== '' && secret !== '';
    if (!isNewKey && !keepsKey(before, address, key, secret))
      throw new AppError('RECORD_STORE_NEEDS_KEY', { field: 'key' });
    const sealedKey = isNewKey || before === undefined ? seal(recordStoreKey, { key, secret }) : before.sealed_key;
    const onSince = before?.is_on === true ? (before.on_since ?? at) : at;
    const store = { brandId, address, sealedKey, isOn, onSince: isOn ? onSince : null, withNames };
    if (!(await saveStore(tx, { ...store, revision: revision + 1, at, byName: await nameOf(tx, caller) })))
      throw new AppError('CHANGED_ELSEWHERE');
    const details = { brandId, address, isOn, withNames };
    await auditCaller(tx, caller, at, {
      action: 'training.record-store-changed',
      subject: brandId,
      orgId: null,
      details,
    });
  });
  return { success: true };
}

/** A key stays only with its host: nobody gets it sent by typing another address. */
const keepsKey = (before: StoreRow | undefined, address: string, key: string, secret: string) =>
  before !== undefined && key === '' && secret === '' && new URL(before.address).host === new URL(address).host;

async function testRecordStore(
  { database, clock, recordStore, recordStoreKey }: TrainingServices,
  caller: CallerOf<typeof calls.testRecordStore>,
  { brandId }: InputOf<typeof calls.testRecordStore>,
): Promise<AnswerOf<typeof calls.testRecordStore>> {
  const store = await database.asSystem((tx) => findStore(tx, brandId));
  if (store === undefined) throw new AppError('NOT_FOUND');
  const test = async () => {
    await recordStore.test(accessTo(store, recordStoreKey));
    return null;
  };
  const failure = await test().catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));
  await database.asSystem((tx) =>
    auditCaller(tx, caller, clock.now(), { action: 'training.record-store-tested', subject: brandId, orgId: null }),
  );
  return { success: true, data: { failure } };
}

async function removeRecordStore(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof calls.removeRecordStore>,
  { brandId }: InputOf<typeof calls.removeRecordStore>,
): Promise<AnswerOf<typeof calls.removeRecordStore>> {
  await database.asSystem(async (tx) => {
    if (!(await deleteStore(tx, brandId))) throw new AppError('NOT_FOUND');
    const what = { action: 'training.record-store-removed', subject: brandId, orgId: null };
    await auditCaller(tx, caller, clock.now(), what);
  });
  return { success: true };
}
