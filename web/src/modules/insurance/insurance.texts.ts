import { texts } from '@portal/domain/texts/texts.ts';

export const insurancePage = texts('insurance.insurancePage', {
  insurance: 'Insurance',
});

export const insuranceHome = texts('insurance.insuranceHome', {
  insurance: 'Insurance',
});

export const insuranceWords = texts('insurance.insuranceWords', {
  answeredAQuestionOn: 'Answered a question on the insurance readiness sheet',
  addedProofToThe: 'Added proof to the insurance readiness sheet',
  removedProofFromThe: 'Removed proof from the insurance readiness sheet',
  downloadedProofFromThe: 'Downloaded proof from the insurance readiness sheet',
  downloadedTheInsuranceReadiness: 'Downloaded the insurance readiness sheet',
});
