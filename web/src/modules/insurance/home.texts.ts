import { texts } from '@portal/domain/texts/texts.ts';

export const insuranceHome = texts('insurance.insuranceHome', {
  insurance: 'Insurance',
});
