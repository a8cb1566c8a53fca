import { expect, test } from 'vitest';
import { withoutUnbuiltModules } from './built-modules.ts';

test('a plan opens no module that the portal does not have', () => {
  expect(
    withoutUnbuiltModules({
      cybermaturity: 'ACTIVE',
      compliance: 'INACTIVE',
      training: 'ACTIVE',
      monitoring: 'INACTIVE',
      insurance: 'ACTIVE',
      dashboard: 'ACTIVE',
      marketplace: 'ACTIVE',
      ratings: 'ACTIVE',
      cyberconcierge: 'ACTIVE',
    }),
  ).toEqual({
    cybermaturity: 'NOT_AVAILABLE',
    compliance: 'NOT_AVAILABLE',
    training: 'NOT_AVAILABLE',
    monitoring: 'INACTIVE',
    insurance: 'NOT_AVAILABLE',
    dashboard: 'ACTIVE',
    marketplace: 'NOT_AVAILABLE',
    ratings: 'NOT_AVAILABLE',
    cyberconcierge: 'NOT_AVAILABLE',
  });
});
