import type { saveBrandSetUp as contract } from '@portal/contract/console/owners/brand-set-up.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import type { ConsoleServices } from '../console-services.ts';
import { lockSetUp, updateSetUp } from './brand-set-up.store.ts';
import { requireBrand } from './check-set-up.ts';

/** Keeps what only the provider knows or decides about a set-up. */
export async function saveSetUp(
  services: ConsoleServices,
  caller: CallerOf<typeof contract>,
  { brandId, dkimSelector, isLegalRead, isHidden }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, clock } = services;
  await requireBrand(services, brandId);
  await database.asSystem(async (tx) => {
    const name = await findUserName(tx, caller.session.userId);
    await lockSetUp(tx, brandId);
    await updateSetUp(tx, brandId, {
      ...(dkimSelector === undefined ? {} : { dkim_selector: dkimSelector || null }),
      ...(isLegalRead === undefined ? {} : { legal_read_by: isLegalRead ? name : null }),
      ...(isHidden === undefined ? {} : { is_hidden: isHidden }),
    });
    const details = { dkimSelector, isLegalRead, isHidden };
    await auditCaller(tx, caller, clock.now(), {
      action: 'brand-set-up.changed',
      subject: brandId,
      orgId: null,
      details,
    });
  });
  return { success: true };
}
