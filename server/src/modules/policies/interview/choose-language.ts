import type {
  choosePolicyLanguage as choosePolicyLanguageCall,
  redraftPolicies as redraftPoliciesCall,
} from '@portal/contract/policies/interview.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { draftFromLibrary } from '../library/draft-from-library.ts';
import { libraryUpdate } from '../library/library-update.ts';
import { readPolicyLanguages } from '../library/words/policy-languages.ts';
import { loadVersion } from '../load-version.ts';
import { saveInterviewRow } from './interview.store.ts';
import { readInterviewView } from './interview-view.ts';
import { policiesInOthers } from './policies-in-others.ts';
import { findPolicyLanguage } from './policy-language.ts';
import { unchangedInterview } from './unchanged-interview.ts';

/**
 * Chooses the language in which the firm's drafts begin.
 * @throws AppError NOT_FOUND for a language in which the library has no policies
 */
export async function choosePolicyLanguage(
  { database, clock }: Services,
  caller: CallerOf<typeof choosePolicyLanguageCall>,
  { version, language }: InputOf<typeof choosePolicyLanguageCall>,
): Promise<AnswerOf<typeof choosePolicyLanguageCall>> {
  const { orgId, service } = caller.session;
  if (service !== null) throw new AppError('CLOSED_TO_SERVICE');
  if (!readPolicyLanguages().includes(language)) throw new AppError('NOT_FOUND');
  const data = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const answers = await unchangedInterview(tx, version);
    const savedAt = clock.now();
    const byName = await actorName(tx, caller);
    await saveInterviewRow(tx, { orgId, answers, version: version + 1, savedAt, byName, language });
    await auditCaller(tx, caller, savedAt, { action: 'policy.language-chosen', subject: '', details: { language } });
    return readInterviewView(tx, caller);
  });
  return { success: true, data };
}

/** Makes drafts in the chosen language of all policies that are in another one. */
export async function redraftPolicies(
  { database, clock }: Services,
  caller: CallerOf<typeof redraftPoliciesCall>,
  { version }: InputOf<typeof redraftPoliciesCall>,
): Promise<AnswerOf<typeof redraftPoliciesCall>> {
  const { orgId, service } = caller.session;
  if (service !== null) throw new AppError('CLOSED_TO_SERVICE');
  const data = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    await unchangedInterview(tx, version);
    const language = await findPolicyLanguage(tx, caller.brand);
    const now = clock.now();
    for (const { id } of await policiesInOthers(tx, language)) {
      const newest = await loadVersion(tx, id, null, caller.brand);
      const library = libraryUpdate(newest, language);
      if (library !== null) await draftFromLibrary(tx, caller, { newest, library, now });
    }
    return readInterviewView(tx, caller);
  });
  return { success: true, data };
}
