import { texts } from '@portal/domain/texts/texts.ts';

export const insurancePage = texts('insurance.insurancePage', {
  insurance: 'Insurance',
});

export const insuranceWords = texts('insurance.insuranceWords', {
  stated: 'Answered a question on the insurance readiness sheet',
  proofAdded: 'Added proof to the insurance readiness sheet',
  proofRemoved: 'Removed proof from the insurance readiness sheet',
  proofDownloaded: 'Downloaded proof from the insurance readiness sheet',
  sheetDownloaded: 'Downloaded the insurance readiness sheet',
});
