import type { listSandboxes as listCall } from '@portal/contract/console/owners/sandboxes.calls.ts';
import { addressBeside, isSandboxLate } from '@portal/domain/console/sandbox.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../profile/public.ts';
import { listSandboxRows, type SandboxRow } from './sandboxes.store.ts';

type Sandbox = AnswerOf<typeof listCall>['data']['brands'][number]['sandbox'];

/** Every brand with its sandbox, by the brands' order. */
export async function listSandboxes(
  { database, brands, clock }: Services,
  { session }: CallerOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const { rows, user } = await database.asSystem(async (tx) => ({
    rows: new Map((await listSandboxRows(tx)).map((row) => [row.brand_id, row])),
    user: await findUser(tx, session.userId),
  }));
  const now = clock.now();
  return {
    success: true,
    data: {
      suggested: {
        email: addressBeside(session.email, 'sandbox'),
        firstName: user?.first_name ?? '',
        lastName: user?.last_name ?? '',
      },
      brands: (await brands.list()).map(({ brandId, brandNameLong }) => ({
        brandId,
        brandName: brandNameLong,
        sandbox: toSandbox(rows.get(brandId), now),
      })),
    },
  };
}

function toSandbox(row: SandboxRow | undefined, now: Date): Sandbox {
  if (row === undefined) return null;
  const isGoing = row.deletion_requested_at !== null;
  return {
    orgId: row.organisation_id,
    state: isGoing ? 'removing' : row.state,
    isLate: !isGoing && row.state === 'preparing' && isSandboxLate(row.asked_at, now),
    email: row.email,
    askedBy: row.asked_by_name,
    askedAt: row.asked_at.toISOString(),
    filledAt: row.filled_at?.toISOString() ?? null,
  };
}
