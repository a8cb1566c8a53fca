import type { Caller, Session } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { auditCaller } from '../../audit/public.ts';
import { type AdminMailServices, tellAdmins } from '../tell-admins.ts';
import { type BrandSignOnRow, listFirmsOfBrandDirectory } from './brand-sign-on.store.ts';
import { deleteConsentsOfBrand, listConsents } from './consents.store.ts';

type Change = 'paused' | 'resumed' | 'ended';
type StaffCaller = Caller<Session>;

const ACTIONS = {
  paused: 'sign-on.brand-paused',
  resumed: 'sign-on.brand-resumed',
  ended: 'sign-on.brand-ended',
} as const satisfies Readonly<Record<Change, string>>;

/** Tells the admins of firms that sign in by a brand's directory that it is off, or on again, and notes it in their logs. */
export async function tellFirms(
  services: AdminMailServices,
  tx: SystemTransaction,
  caller: StaffCaller,
  directory: BrandSignOnRow,
  change: 'paused' | 'resumed',
  now: Date,
): Promise<void> {
  for (const orgId of await listFirmsOfBrandDirectory(tx, directory))
    await tellFirm(services, tx, caller, directory, orgId, change, now);
}

/** Ends every firm's yes to a brand's directory, which is gone or another one: passwords open their portals again, and their admins are told. */
export async function endConsents(
  services: AdminMailServices,
  tx: SystemTransaction,
  caller: StaffCaller,
  directory: BrandSignOnRow,
  now: Date,
): Promise<void> {
  const firms = await listConsents(tx, directory.brand_id);
  await deleteConsentsOfBrand(tx, directory.brand_id);
  for (const orgId of firms) await tellFirm(services, tx, caller, directory, orgId, 'ended', now);
}

/** Notes in the logs of firms that sign in by a brand's directory what staff did with it. */
export async function noteAtFirms(
  tx: SystemTransaction,
  caller: StaffCaller,
  directory: BrandSignOnRow,
  action: string,
  now: Date,
): Promise<void> {
  for (const orgId of await listFirmsOfBrandDirectory(tx, directory))
    await auditCaller(tx, caller, now, { action, subject: directory.issuer, orgId });
}

async function tellFirm(
  services: AdminMailServices,
  tx: SystemTransaction,
  caller: StaffCaller,
  directory: BrandSignOnRow,
  orgId: string,
  change: Change,
  now: Date,
): Promise<void> {
  await auditCaller(tx, caller, now, { action: ACTIONS[change], subject: directory.issuer, orgId });
  await tellAdmins(services, tx, orgId, (organisationName, linkTo) => ({
    ...{ kind: 'brand-sign-on', change, organisationName, issuer: directory.issuer },
    ...{ changedAt: now.toISOString(), settingsUrl: linkTo('/settings/admins') },
  }));
}
