import type { policyList } from '@portal/contract/policies/policies.calls.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findInterview } from './interview/interview.store.ts';
import { findPolicyLanguage } from './interview/policy-language.ts';
import { libraryUpdate } from './library/library-update.ts';
import { readPolicyLibrary } from './library/policy-library.ts';
import { type PolicyFacts, readFirm, readPolicyFacts } from './policies.store.ts';
import { recommendedFor } from './policies-summary.ts';
import { reviewOfActive } from './policy-view.ts';
import { hasSignOff } from './sign-off/has-sign-off.ts';
import { listSignOffCounts } from './sign-off/sign-offs.store.ts';

/** The firm's policies and the library's, with how far the firm has come (spec part 2, section 2). */
export async function listPolicies(
  services: Services,
  { session, brand, language }: CallerOf<typeof policyList>,
): Promise<AnswerOf<typeof policyList>> {
  const { database, clock } = services;

  const { facts, firm, answers, policyLanguage, signOffs } = await database.inOrg(session.orgId, async (tx) => ({
    facts: await readPolicyFacts(tx),
    firm: await readFirm(tx, session.userId),
    policyLanguage: await findPolicyLanguage(tx, brand),
    answers: (await findInterview(tx))?.answers ?? {},
    signOffs: (await hasSignOff(services, tx)) ? await listSignOffCounts(tx) : [],
  }));
  const library = readPolicyLibrary(language);
  const recommended = recommendedFor(firm, answers);
  const place = { now: clock.now(), timeZone: brand.timeZone };
  const active = facts.filter((policy) => policy.active !== null).map(({ id }) => id);
  return {
    success: true,
    data: facts.map((policy) => ({
      ...toRow(policy, { ...place, policyLanguage }),
      signOff: signOffOf(policy.id, signOffs),
    })),
    outOfBoxPolicyList: library.map((policy) => ({
      id: policy.id,
      name: policy.name,
      language: policy.language,
      purpose: policy.purpose,
      audience: policy.audience,
      readingMinutes: policy.minutes,
      fields: policy.fields.length,
      reviewMonths: policy.reviewMonths,
      recommended: recommended.includes(policy.id),
      order: policy.order,
      taken: facts.some(({ id }) => id === policy.id),
    })),
    progress: {
      recommended: recommended.length,
      active: recommended.filter((id) => active.includes(id)).length,
    },
  };
}

type Place = Parameters<typeof reviewOfActive>[1] & { readonly policyLanguage: Language };

function toRow(policy: PolicyFacts, { policyLanguage, ...place }: Place) {
  const { active } = policy;
  const approvedAt = active === null ? null : new Date(active.approvedAt);
  return {
    id: policy.id,
    name: policy.name,
    version: policy.version,
    status: policy.status,
    activeVersion: active?.version ?? null,
    approver: active?.approver ?? null,
    approvalDate: approvedAt?.toISOString() ?? null,
    saved: new Date(policy.saved).toISOString(),
    custom: policy.custom,
    draftMode: policy.draftMode,
    sentTo: policy.sentTo,
    ...reviewOfActive(policy, place),
    language: policy.language,
    libraryUpdate: libraryUpdate({ policyId: policy.id, ...policy }, policyLanguage) !== null,
  };
}

/** How the version that holds is confirmed; null where nobody was asked. */
function signOffOf(policyId: string, counts: Awaited<ReturnType<typeof listSignOffCounts>>) {
  const found = counts.find((one) => one.policy_id === policyId);
  return found === undefined || found.asked === 0 ? null : { asked: found.asked, acknowledged: found.acknowledged };
}
