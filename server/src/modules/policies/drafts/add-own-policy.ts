import type { PolicyAction } from '@portal/contract/policies/policies.schemas.ts';
import { policySlug } from '@portal/domain/policies/policy-slug.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { findPolicyLanguage } from '../interview/policy-language.ts';
import { OWN_POLICY_OUTLINE } from '../library/own-policy-outline.ts';
import { libraryPolicy } from '../library/policy-content.ts';
import { insertPolicy, listPolicyKeys } from '../policies.store.ts';
import { saveVersion } from '../policy-versions.store.ts';
import { recordEvent } from '../record-event.ts';
import { checkedText } from './checked-text.ts';

/** More than any firm of a hundred people has, and few enough for one list. */
const MAX_OWN_POLICIES = 200;

/**
 * Adds a policy of the firm's own as a first draft, with a key that no policy of the firm or of the library has.
 * @throws AppError POLICY_LIMIT_REACHED; InputError for a text without words
 */
export async function addOwnPolicy(
  tx: OrgTransaction,
  caller: Caller<MemberSession>,
  given: {
    readonly name: string;
    /** Markdown; an outline for null. */
    readonly text: string | null;
    readonly at: Date;
    readonly action?: Extract<PolicyAction, 'created' | 'imported'>;
  },
): Promise<string> {
  await lockOrganisation(tx);
  const { orgId, userId } = caller.session;
  const keys = await listPolicyKeys(tx);
  if (keys.filter(({ custom }) => custom).length >= MAX_OWN_POLICIES)
    throw new AppError('POLICY_LIMIT_REACHED', { values: { maximum: MAX_OWN_POLICIES } });
  const isTaken = (slug: string) =>
    keys.some((key) => key.policy_id === slug) || libraryPolicy(slug, 'en') !== undefined;
  const policyId = policySlug(given.name, isTaken);
  const byName = await actorName(tx, caller);
  await insertPolicy(tx, { orgId, policyId, custom: true, createdAt: given.at });
  await saveVersion(tx, {
    orgId,
    policyId,
    version: 1,
    status: 'Draft',
    name: given.name,
    language: await findPolicyLanguage(tx, caller.brand),
    template: null,
    libraryVersion: null,
    fields: [],
    customPolicy: checkedText(given.text ?? OWN_POLICY_OUTLINE, 'text'),
    customValues: {},
    minor: false,
    savedAt: given.at,
    savedBy: userId,
    savedByName: byName,
    approval: null,
  });
  const { action = 'created', at } = given;
  await recordEvent(tx, caller, { policyId, name: given.name, version: 1 }, { action, at, byName });
  return policyId;
}
