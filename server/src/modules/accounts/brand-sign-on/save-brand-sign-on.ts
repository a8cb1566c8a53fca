import type {
  saveBrandSignOn as saveBrandSignOnCall,
  saveSamlBrandSignOn as saveSamlBrandSignOnCall,
} from '@portal/contract/accounts/brand-sign-on.calls.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { oidcAccess, requireAnswer, samlAccess } from '../sign-on/directory-access.ts';
import { entityIdOf } from '../sign-on/directory-of.ts';
import type { DirectoryRow } from '../sign-on/sign-on.store.ts';
import { brandOf, directoryIdOf } from './brand-directory.ts';
import { type BrandSignOnRow, findBrandSignOn, lockBrandSignOn, storeBrandSignOn } from './brand-sign-on.store.ts';
import { endConsents, noteAtFirms, tellFirms } from './tell-firms.ts';

/** Sets a brand's directory that speaks OpenID Connect. */
export async function saveBrandSignOn(
  services: Services,
  caller: CallerOf<typeof saveBrandSignOnCall>,
  input: InputOf<typeof saveBrandSignOnCall>,
): Promise<AnswerOf<typeof saveBrandSignOnCall>> {
  await requireFreshProof(services, caller);
  const brand = await brandOf(services, input.brandId);
  const before = await services.database.onceAsSystem((tx) => findBrandSignOn(tx, input.brandId));
  return store(services, caller, brand, input, oidcAccess(services, before, input));
}

/** Sets a brand's directory that speaks SAML 2.0. */
export async function saveSamlBrandSignOn(
  services: Services,
  caller: CallerOf<typeof saveSamlBrandSignOnCall>,
  input: InputOf<typeof saveSamlBrandSignOnCall>,
): Promise<AnswerOf<typeof saveSamlBrandSignOnCall>> {
  await requireFreshProof(services, caller);
  const brand = await brandOf(services, input.brandId);
  const before = await services.database.onceAsSystem((tx) => findBrandSignOn(tx, input.brandId));
  const entityId = entityIdOf(services, { brand }, directoryIdOf(input.brandId));
  return store(services, caller, brand, input, await samlAccess(services, before, input, entityId));
}

type Choices = { readonly asksSecondFactor: boolean; readonly revision: number };

/**
 * Stores the directory. What is another one, or another application of it, is off until it was tried; a new secret or certificate of the same is
 * asked at once where it is in use. Another issuer is somebody else who says who is who, so every firm's yes ends.
 */
async function store(
  services: Services,
  caller: Caller<Session>,
  brand: Brand,
  { asksSecondFactor, revision }: Choices,
  access: DirectoryRow,
): Promise<{ success: true }> {
  const { database, clock } = services;

  const now = clock.now();
  const { brandId } = brand;
  const directoryId = directoryIdOf(brandId);
  const before = await database.onceAsSystem((tx) => findBrandSignOn(tx, brandId));
  if (before?.is_on === true && isSame(before, access))
    await requireAnswer(services, { brand }, { ...access, directory_id: directoryId }, caller.session.email);
  await database.asSystem(async (tx) => {
    const locked = await lockBrandSignOn(tx, brandId);
    if ((locked?.revision ?? 0) !== revision) throw new AppError('SIGN_ON_CHANGED');
    const kept = locked !== undefined && isSame(locked, access) ? locked : null;
    const row: BrandSignOnRow = {
      ...{ brand_id: brandId, directory_id: directoryId, ...access },
      ...{ asks_second_factor: asksSecondFactor, is_on: kept?.is_on ?? false },
      ...{ tested_at: kept?.tested_at ?? null, tested_as: kept?.tested_as ?? '' },
      ...{ revision: revision + 1, changed_at: now },
    };
    await storeBrandSignOn(tx, row);
    await auditCaller(tx, caller, now, {
      action: 'brand.sign-on-changed',
      subject: brandId,
      details: { issuer: row.issuer, protocol: row.protocol, isOn: row.is_on, asksSecondFactor },
    });
    if (locked !== undefined) await tellOfChange(services, tx, caller, locked, row, now);
  });
  return { success: true };
}

async function tellOfChange(
  services: Services,
  tx: SystemTransaction,
  caller: Caller<Session>,
  before: BrandSignOnRow,
  after: BrandSignOnRow,
  now: Date,
): Promise<void> {
  if (before.issuer !== after.issuer) return endConsents(services, tx, caller, before, now);
  if (before.is_on && !after.is_on) return tellFirms(services, tx, caller, before, 'paused', now);
  return noteAtFirms(tx, caller, before, 'sign-on.brand-changed', now);
}

/** Whether it is the same application of the same directory. */
function isSame(before: DirectoryRow, after: DirectoryRow): boolean {
  return before.protocol === after.protocol && before.issuer === after.issuer && before.client_id === after.client_id;
}
