import { randomUUID } from 'node:crypto';
import type { InputOf } from '@portal/contract/call.ts';
import * as calls from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { makePack } from '../modules/proof-packs/make-pack-job.ts';
import { makeProofPackJob } from '../modules/proof-packs/proof-packs.kinds.ts';
import type { ProofServices } from '../modules/proof-packs/proof-services.ts';
import type { Member } from './people.ts';
import type { TestPortal } from './test-portal.ts';

type Asking = Pick<Member, 'browser'>;
type Wanted = Partial<InputOf<typeof calls.makeProofPack>>;

/** Steps of firms that have packs made, and of those who check them. */
export function proofSteps(portal: () => TestPortal) {
  const ask = ({ browser }: Asking, wanted: Wanted = {}) =>
    browser.call(calls.makeProofPack, {
      requestId: randomUUID(),
      recipient: 'Harbor Foods',
      parts: { secondFactor: 'share' },
      ...wanted,
    });

  /** Works off what was queued last, as a worker does. */
  async function work(services: ProofServices = portal().portal.services): Promise<void> {
    const rows = await portal().database.query<{ data: Record<string, unknown> }>(
      `select data from jobs.job where name = 'make-proof-pack' order by created_on desc, id limit 1`,
    );
    await makePack(services, makeProofPackJob.payload.parse(rows[0]?.data));
  }

  return {
    ask,
    work,
    async made(member: Asking, wanted: Wanted = {}) {
      const { data } = (await ask(member, wanted)).body;
      await work();
      return data;
    },
    download: ({ browser }: Asking, packId: string) => browser.call(calls.downloadProofPack, { packId }),
    verify: (code: string) => portal().browser().call(calls.verifyProofPack, { code }),
    newest: async ({ browser }: Asking) => (await browser.call(calls.listProofPacks, {})).body.data.packs[0],
  };
}
