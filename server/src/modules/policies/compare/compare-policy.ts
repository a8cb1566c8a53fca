import type { policyCompare } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { withWorking } from '../drafts/preview-policy.ts';
import { type LoadedVersion, libraryPolicy, markedTextOf } from '../library/policy-content.ts';
import type { PolicyContent } from '../library/template-of.ts';
import { loadVersion } from '../load-version.ts';
import { compareMarkdown } from './compare-markdown.ts';

/** Two texts of a policy side by side. */
export async function comparePolicy(
  { database }: Services,
  { session, brand }: CallerOf<typeof policyCompare>,
  { policyType, from, to, working }: InputOf<typeof policyCompare>,
): Promise<AnswerOf<typeof policyCompare>> {
  const [left, right] = await database.inOrg(session.orgId, async (tx) => [
    await loadVersion(tx, policyType, from, brand),
    await loadVersion(tx, policyType, typeof to === 'number' ? to : null, brand),
  ]);
  if (left === undefined || right === undefined) throw new AppError('NOT_FOUND');
  const compared = to === 'library' ? inLibrary(right) : to === 'working' ? workingOf(right, working) : right;
  return { success: true, data: await compareMarkdown(markedTextOf(left), markedTextOf(compared)) };
}

/** The library's text as it is now, with the firm's answers. */
function inLibrary(newest: LoadedVersion): PolicyContent {
  const library = libraryPolicy(newest.policyId, newest.language);
  if (library === undefined) throw new AppError('NO_LIBRARY_UPDATE');
  const { source: template, fields, language } = library;
  return { template, fields, language, customPolicy: null, values: newest.values };
}

function workingOf(newest: LoadedVersion, working: Parameters<typeof withWorking>[1] | undefined): PolicyContent {
  return working === undefined ? newest : withWorking(newest, working);
}
