import { texts } from '@portal/domain/texts/texts.ts';

/** What a finding says whose case is no longer in the catalogue, and the names of ways to fix one. */
export const checks = texts('documents.checks', {
  retiredWhat: 'An earlier version of the scan reported this. Its explanation is no longer part of the portal.',
  retiredWhy: 'What the scan saw then may be judged differently today.',
  retiredFix: 'Scan the website again: the new report says whether the problem is still there, and how to fix it.',
  anySystem: 'All systems at once',
  thenTestAgain: 'Then choose “Test again” on the finding’s page: if the change works, the finding is listed as fixed.',
  hosting: 'Hosting with a control panel',
});
