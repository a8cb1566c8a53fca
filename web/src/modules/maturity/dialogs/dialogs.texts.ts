import { texts } from '@portal/domain/texts/texts.ts';

export const releaseNotesModal = texts('maturity.dialogs.releaseNotesModal', {
  gotIt: 'Got It',
});

export const roadBlockModal = texts('maturity.dialogs.roadBlockModal', {
  skip: 'Skip',
  startAssessment: 'Start Assessment',
  finishAssessment: 'Finish Assessment',
  assessmentDone: 'Assessment done',
  dontShowAgain: 'Don’t show again',
});
