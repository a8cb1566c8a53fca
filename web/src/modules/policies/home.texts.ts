import { texts } from '@portal/domain/texts/texts.ts';

export const policiesHome = texts('policies.policiesHome', {
  securityPolicies: 'Security Policies',
  coverage: 'Policy coverage',
});
