import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Who catches the failure of a call on their own, and why `useAction` is not it. */
const WITH_A_REASON: Readonly<Record<string, string>> = {
  'app/session/use-end-session.ts': 'the session ends: nothing is shown by forms any more',
  'app/session/use-session-clock.ts': 'asks by the clock, and counts what fails',
  'modules/accounts/passkeys/submit-passkey.ts': 'the sign-in page has a mode and a line of its own for failures',
  'modules/accounts/sign-in-modes/set-up-mode.tsx': 'begins with the page, which shows how to try again',
  'modules/accounts/sign-on/start-company-sign-in.ts': 'the sign-in page has a mode and a line of its own for failures',
  'modules/accounts/sign-up/sign-up-link-form.tsx': 'tells the link’s owner of each outcome',
  'modules/accounts/verification/verify-link-form.tsx': 'begins with the page, which shows the outcome',
  'modules/concierge/contact/use-attachments.ts': 'many files at once, whose faults stand together',
  'modules/console/courses/use-checked-course.ts':
    'asks while somebody types, without writing; the page says so where it stands',
  'modules/console/help-requests/use-answer-files.ts': 'many files at once, whose faults stand together',
  'modules/console/weaknesses/use-store-weakness.ts': 'many files in turn: one refused file stops its own only',
  'modules/intro/use-finish-intro.ts': 'two changes in turn, as the specification has them',
  'modules/learning/colleague/colleague-question.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/handover/point-questions.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/handover/point-state.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/lesson-page.tsx': 'saved without being asked; the page says when it was not',
  'modules/learning/lost-link-page.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/phishing/lesson.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/phishing/report-form.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/quiz/quiz-questions.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/recall/recall-question.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/recall/recall-wish.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/sign-off/confirmation.tsx': 'a page without messages, which has its own line for faults',
  'modules/learning/ticket/ticket-view.tsx': 'a page without messages, which has its own line for faults',
  'modules/maturity/answers/save-answer.ts': 'saved while one goes on; conflicts stand at the question',
  'modules/maturity/report/use-plan-step.ts': 'shown at once, and put back',
  'modules/monitoring/wizard/check-website-url.ts': 'one refusal is an answer of the check',
  'modules/monitoring/wizard/use-add-website.ts': 'three changes in turn, of which none is made twice',
  'modules/onboarding/use-onboarding.ts': 'two changes in turn, as the specification has them',
  'modules/outside-check/check-form.tsx':
    'a captcha that does not pass is no failure of a call, and has words of its own',
  'modules/plans/use-checkout-return.ts': 'begins with the page, and asks again by the clock',
  'modules/plans/use-order-plan.ts': 'its failure is a page of the dialog',
  'modules/policies/document/use-policy-actions.ts': 'a save has three outcomes',
  'modules/ratings/snapshot/use-reports.ts': 'its failure is a dialog with a way to try again',
  'modules/registers/import/import-dialog.tsx': 'reads a list without writing; faults stand at the file',
  'modules/training/people/use-checked-file.ts': 'reads a list without writing; faults stand at the file',
  'portal/support/send-lead.ts': 'sent on the side; nobody waits for it',
};

test('changes are made in one way: where failures of calls are caught otherwise there is a reason', () => {
  const catching = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
    .filter((path) => {
      const text = readFileSync(join(SOURCES, path), 'utf8');
      return /\btry \{/.test(text) && /\bcallApi\(/.test(text);
    })
    .map((path) => path.replaceAll('\\', '/'));
  expect(catching.sort()).toEqual(Object.keys(WITH_A_REASON).sort());
});
