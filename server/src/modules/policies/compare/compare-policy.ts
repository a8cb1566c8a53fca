import type { policyCompare } from '@portal/contract/policies/policies.calls.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { withWorking } from '../drafts/preview-policy.ts';
import { findFirmAnswers } from '../interview/firm-answers.ts';
import { findPolicyLanguage } from '../interview/policy-language.ts';
import { libraryUpdate } from '../library/library-update.ts';
import { knownValues, type LoadedVersion, libraryPolicy, markedTextOf } from '../library/policy-content.ts';
import type { PolicyContent } from '../library/template-of.ts';
import { loadVersion } from '../load-version.ts';
import { compareMarkdown } from './compare-markdown.ts';

/** Two texts of a policy side by side. */
export async function comparePolicy(
  { database }: Services,
  { session, brand }: CallerOf<typeof policyCompare>,
  { policyType, from, to, working }: InputOf<typeof policyCompare>,
): Promise<AnswerOf<typeof policyCompare>> {
  const [left, right] = await database.inOrg(session.orgId, async (tx) => {
    const newest = await loadVersion(tx, policyType, typeof to === 'number' ? to : null, brand);
    return [
      await loadVersion(tx, policyType, from, brand),
      to === 'library'
        ? await inLibrary(tx, newest, await findPolicyLanguage(tx, brand))
        : to === 'working'
          ? workingOf(newest, working)
          : newest,
    ];
  });
  if (left === undefined || right === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: await compareMarkdown(markedTextOf(left), markedTextOf(right)) };
}

/** The text that the library has instead, with the firm's answers; the one of the same version where there is no other. */
async function inLibrary(tx: OrgTransaction, newest: LoadedVersion, policyLanguage: Language): Promise<PolicyContent> {
  const library = libraryUpdate(newest, policyLanguage) ?? libraryPolicy(newest.policyId, newest.language);
  if (library === undefined) throw new AppError('NO_LIBRARY_UPDATE');
  const { source: template, fields, language } = library;
  const known = knownValues(fields, await findFirmAnswers(tx, language));
  return { template, fields, language, customPolicy: null, values: { ...known, ...newest.customValues } };
}

function workingOf(newest: LoadedVersion, working: Parameters<typeof withWorking>[1] | undefined): PolicyContent {
  return working === undefined ? newest : withWorking(newest, working);
}
