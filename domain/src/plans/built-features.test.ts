import { expect, test } from 'vitest';
import { isBuiltFeature, withBuiltFeaturesAlone } from './built-features.ts';

test('a plan opens no part that the portal does not have, and keeps what it says of the others', () => {
  const plan = {
    planName: 'Premium',
    probely: 'INACTIVE',
    securityPolicies: 'ACTIVE',
    securityPoliciesSignOff: 'INACTIVE',
    training: 'ACTIVE',
    insurance: 'INACTIVE',
    bitsight: 'ACTIVE',
    cybermaturity: 'ACTIVE',
  } as const;
  expect(withBuiltFeaturesAlone(plan)).toEqual({
    planName: 'Premium',
    probely: 'INACTIVE',
    training: 'ACTIVE',
    insurance: 'INACTIVE',
    cybermaturity: 'ACTIVE',
    securityPolicies: 'ACTIVE',
    securityPoliciesSignOff: 'INACTIVE',
  });
  expect([isBuiltFeature('probely'), isBuiltFeature('training'), isBuiltFeature('bitsight')]).toEqual([
    true,
    true,
    false,
  ]);
});
