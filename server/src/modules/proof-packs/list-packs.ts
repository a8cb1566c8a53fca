import type { listProofPacks as listProofPacksCall } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { packViewOf } from './pack-view.ts';
import { countPacks, listPacks } from './packs.store.ts';
import type { ProofServices } from './proof-services.ts';

const PAGE_SIZE = 20;

/** The organisation's packs, those that are over too. */
export async function listProofPacks(
  { database, clock, config }: ProofServices,
  { session, brand }: CallerOf<typeof listProofPacksCall>,
  { page }: InputOf<typeof listProofPacksCall>,
): Promise<AnswerOf<typeof listProofPacksCall>> {
  const place = { now: clock.now(), brand, publicUrl: config.publicUrl };
  const data = await database.inOrg(session.orgId, async (tx) => ({
    total: await countPacks(tx),
    pageSize: PAGE_SIZE,
    packs: (await listPacks(tx, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE })).map((row) =>
      packViewOf(row, place),
    ),
  }));
  return { success: true, data };
}
