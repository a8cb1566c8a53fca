import type {
  removeBrandSignOn as removeBrandSignOnCall,
  switchBrandSignOn as switchBrandSignOnCall,
} from '@portal/contract/accounts/brand-sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { type BrandSignOnRow, deleteBrandSignOn, lockBrandSignOn, storeBrandSignOn } from './brand-sign-on.store.ts';
import { endConsents, tellFirms } from './tell-firms.ts';

/** Turns a brand's directory on, once somebody of staff has signed in by it, or off. Firms that said yes are told. */
export async function switchBrandSignOn(
  services: Services,
  caller: CallerOf<typeof switchBrandSignOnCall>,
  { brandId, isOn, revision }: InputOf<typeof switchBrandSignOnCall>,
): Promise<AnswerOf<typeof switchBrandSignOnCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const row = await requireRow(tx, brandId, revision);
    if (isOn && row.tested_at === null) throw new AppError('SIGN_ON_TEST_MISSING');
    if (row.is_on === isOn) return;
    await storeBrandSignOn(tx, { ...row, is_on: isOn, revision: revision + 1, changed_at: now });
    await auditCaller(tx, caller, now, {
      action: isOn ? 'brand.sign-on-on' : 'brand.sign-on-off',
      subject: brandId,
      details: { issuer: row.issuer },
    });
    await tellFirms(services, tx, caller, row, isOn ? 'resumed' : 'paused', now);
  });
  return { success: true };
}

/** Removes a brand's directory with every firm's yes to it. Sessions stay, as they do where a firm removes its own; passwords open again. */
export async function removeBrandSignOn(
  services: Services,
  caller: CallerOf<typeof removeBrandSignOnCall>,
  { brandId, revision }: InputOf<typeof removeBrandSignOnCall>,
): Promise<AnswerOf<typeof removeBrandSignOnCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const row = await requireRow(tx, brandId, revision);
    await auditCaller(tx, caller, now, {
      action: 'brand.sign-on-removed',
      subject: brandId,
      details: { issuer: row.issuer },
    });
    await endConsents(services, tx, caller, row, now);
    await deleteBrandSignOn(tx, brandId);
  });
  return { success: true };
}

async function requireRow(tx: SystemTransaction, brandId: string, revision: number): Promise<BrandSignOnRow> {
  const row = await lockBrandSignOn(tx, brandId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  if (row.revision !== revision) throw new AppError('SIGN_ON_CHANGED');
  return row;
}
