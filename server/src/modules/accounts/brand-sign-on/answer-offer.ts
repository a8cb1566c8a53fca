import type { answerSignOnOffer as answerSignOnOfferCall } from '@portal/contract/accounts/brand-sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { listProvedDomains } from '../../phishing/public.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { requireKeepers } from '../sign-on/require-keepers.ts';
import { replaceKeepers } from '../sign-on/sign-on.store.ts';
import { findFirm } from '../tell-admins.store.ts';
import { type BrandSignOnRow, findBrandSignOn } from './brand-sign-on.store.ts';
import { deleteConsent, saveConsent } from './consents.store.ts';

type Answer = InputOf<typeof answerSignOnOfferCall>;

/**
 * Lets the directory of the firm's brand sign in the firm's people, or ends that. The yes is given to the issuer that the page named; the
 * domains are those that the firm has proved.
 */
export async function answerSignOnOffer(
  services: Services,
  caller: CallerOf<typeof answerSignOnOfferCall>,
  input: Answer,
): Promise<AnswerOf<typeof answerSignOnOfferCall>> {
  const { database, clock } = services;

  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  const now = clock.now();
  await requireKeepers(services, orgId, input.keepers, input.isOn && input.isEnforced);
  await database.inOrg(orgId, async (tx) => {
    const directory = await findOffer(tx, orgId);
    const isStored = input.isOn
      ? await sayYes(tx, orgId, directory, input, now)
      : await deleteConsent(tx, orgId, input.revision);
    if (!isStored) throw new AppError('SIGN_ON_CHANGED');
    const { admitsNew, isEnforced } = input;
    await auditCaller(tx, caller, now, {
      action: input.isOn ? 'sign-on.brand-agreed' : 'sign-on.brand-left',
      subject: input.issuer,
      details: input.isOn ? { admitsNew, isEnforced } : {},
    });
  });
  return { success: true };
}

/** The directory of the firm's brand; undefined where there is none. */
export async function findOffer(tx: OrgTransaction, orgId: string): Promise<BrandSignOnRow | undefined> {
  const firm = await findFirm(tx, orgId);
  return firm === undefined ? undefined : findBrandSignOn(tx, firm.brandId);
}

async function sayYes(
  tx: OrgTransaction,
  orgId: string,
  directory: BrandSignOnRow | undefined,
  { issuer, admitsNew, asksSecondFactor, isEnforced, keepers, revision }: Answer,
  now: Date,
): Promise<boolean> {
  if (directory?.is_on !== true || directory.issuer !== issuer) return false;
  if ((await listProvedDomains(tx, now)).size === 0) throw new AppError('SIGN_ON_DOMAIN_MISSING');
  await replaceKeepers(tx, orgId, keepers);
  return saveConsent(
    tx,
    {
      ...{ org_id: orgId, brand_id: directory.brand_id, issuer, agreed_at: now },
      ...{ admits_new: admitsNew, asks_second_factor: asksSecondFactor, is_enforced: isEnforced },
    },
    revision,
  );
}
