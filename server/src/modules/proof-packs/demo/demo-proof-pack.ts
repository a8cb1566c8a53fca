import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { DemoFirm } from '../../../module-demo.ts';
import { makeProofPack } from '../make-pack.ts';
import { makePack } from '../make-pack-job.ts';
import type { ProofServices } from '../proof-services.ts';

/**
 * Has the demonstration's owner ask for a proof pack, and makes it. A portal that runs beside this may be faster; then its file stays.
 */
export async function finishDemo({ orgId, owner, brandId }: DemoFirm, services: ProofServices): Promise<void> {
  const brand = await services.brands.byId(brandId);
  const caller = demoCaller({ orgId, ...owner }, brand, services.clock.now());
  const { data } = await makeProofPack(services, caller, {
    requestId: randomUUID(),
    recipient: 'Quayside Hotels',
    purpose: 'For this year’s supplier questionnaire.',
    validDays: 90,
    parts: {
      policies: 'texts',
      signOffs: 'shares',
      coverage: 'answers',
      training: 'shares',
      websites: 'counts',
      maturity: null,
      rating: 'rating',
      secondFactor: null,
    },
  });
  await makePack(services, { orgId, packId: data.packId });
}

/** Somebody of the demonstration at work, without a browser. */
function demoCaller(
  { orgId, userId, email }: { readonly orgId: string; readonly userId: string; readonly email: string },
  brand: Brand,
  now: Date,
): Caller<MemberSession> {
  const session = { sessionId: randomUUID(), userId, orgId, email, isStaff: false, staffRole: null, service: null };
  return {
    session: { ...session, activeAt: now, idleEndsAt: null, endsAt: now },
    brand,
    transactionId: 'demonstration',
    ip: '127.0.0.1',
    userAgent: 'demonstration',
    language: 'en',
    preSessionId: '',
    customers: [],
    csrfToken: () => '',
    bearer: null,
    setSessionToken: () => undefined,
    deviceToken: null,
    setDeviceToken: () => undefined,
  };
}
