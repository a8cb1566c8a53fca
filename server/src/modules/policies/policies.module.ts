import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import type { ShippedContent } from '../../system/shipped-content.ts';
import { coverageCalls } from './coverage/coverage.calls.ts';
import { readQuestionnaire } from './coverage/questionnaire.ts';
import { interviewCalls } from './interview/interview.calls.ts';
import { findSecurityContact } from './interview/security-contact.ts';
import { readAnswerRules } from './library/answer-rules.ts';
import { readFrameworks } from './library/frameworks.ts';
import { readInterview } from './library/interview.ts';
import { readPolicyLibrary } from './library/policy-library.ts';
import { readPolicyTerms } from './library/policy-terms.ts';
import { readPolicyLanguages } from './library/words/policy-languages.ts';
import { policiesCalls } from './policies.calls.ts';
import { policiesMails } from './policies.mails.ts';
import { coverage } from './policies.texts.ts';
import { policyFiles } from './policy-files.ts';
import { resetPolicies } from './reset-policies.store.ts';
import { remindOfSignOffs } from './sign-off/remind-of-sign-offs.ts';
import { signOffCalls } from './sign-off/sign-off.calls.ts';
import { deleteEndedSignOffLinks } from './sign-off/sign-off-people.store.ts';

const REMINDING_EVERY_MS = 10 * 60_000;

/** Security policies, and who confirmed them. */
export const policies: ServerModule<Services> = {
  calls: [...policiesCalls, ...interviewCalls, ...coverageCalls, ...signOffCalls],
  mails: policiesMails,
  content: [
    readFrameworks,
    readPolicyLanguages,
    ...[readInterview, readPolicyTerms, readAnswerRules, readPolicyLibrary, readQuestionnaire].flatMap(
      (content): readonly ShippedContent[] => content.byLanguage,
    ),
  ],
  coverage: [
    {
      name: (say) => say(coverage.policies),
      count: (language) => ({
        total: readPolicyLibrary(language).length,
        translated: readPolicyLibrary(language).filter((policy) => policy.language === language).length,
      }),
    },
  ],
  chores: [{ name: 'remind of policies to confirm', everyMs: REMINDING_EVERY_MS, run: remindOfSignOffs }],
  clearExpired: deleteEndedSignOffLinks,
  resets: { compliance: resetPolicies },
  securityContact: findSecurityContact,
  firmFiles: policyFiles,
  demo: () => import('./demo/demo-policies.ts'),
};
