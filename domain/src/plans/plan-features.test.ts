import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODULE_KEYS, MODULE_STATUSES } from './module-status.ts';
import { moduleStatuses, type PlanFeatures } from './plan-features.ts';

const everything: PlanFeatures = {
  training: 'ACTIVE',
  insurance: 'ACTIVE',
  securityPolicies: 'ACTIVE',
  cybermaturity: 'ACTIVE',
  probely: 'ACTIVE',
  bitsight: 'ACTIVE',
  marketplace: 'ACTIVE',
  phishing: 'ACTIVE',
};
const status = fc.constantFrom(...MODULE_STATUSES);
const features = fc.record(
  {
    training: status,
    insurance: status,
    securityPolicies: status,
    cybermaturity: status,
    probely: status,
    bitsight: status,
    marketplace: status,
    cyberconcierge: status,
    phishing: status,
  },
  {
    requiredKeys: ['training', 'insurance', 'securityPolicies', 'cybermaturity', 'probely', 'bitsight', 'marketplace'],
  },
);

test('the end of the trial turns four modules off, and the dashboard with them', () => {
  expect(moduleStatuses(everything, true)).toEqual({
    cybermaturity: 'INACTIVE',
    compliance: 'INACTIVE',
    training: 'INACTIVE',
    monitoring: 'INACTIVE',
    dashboard: 'INACTIVE',
    insurance: 'ACTIVE',
    marketplace: 'ACTIVE',
    ratings: 'ACTIVE',
    cyberconcierge: 'ACTIVE',
    phishing: 'ACTIVE',
  });
});

test('phishing simulations are there only where the plan says so', () => {
  const { phishing: _, ...before } = everything;
  expect(moduleStatuses(before, false).phishing).toBe('NOT_AVAILABLE');
});

test('the concierge is active unless the plan says otherwise', () => {
  expect(moduleStatuses(everything, false).cyberconcierge).toBe('ACTIVE');
  expect(moduleStatuses({ ...everything, cyberconcierge: 'NOT_AVAILABLE' }, false).cyberconcierge).toBe(
    'NOT_AVAILABLE',
  );
});

test('every module has a status, and website scanning is what the plan calls probely', () => {
  fc.assert(
    fc.property(features, (plan) => {
      const statuses = moduleStatuses(plan, false);
      expect(Object.keys(statuses).toSorted()).toEqual([...MODULE_KEYS].toSorted());
      expect([statuses.monitoring, statuses.ratings, statuses.compliance]).toEqual([
        plan.probely,
        plan.bitsight,
        plan.securityPolicies,
      ]);
    }),
  );
});

test('the end of the trial never gives access and never hides a module', () => {
  fc.assert(
    fc.property(features, (plan) => {
      const before = moduleStatuses(plan, false);
      const after = moduleStatuses(plan, true);
      for (const key of MODULE_KEYS) {
        if (after[key] === 'ACTIVE') expect(before[key]).toBe('ACTIVE');
        expect(after[key] === 'NOT_AVAILABLE').toBe(before[key] === 'NOT_AVAILABLE');
      }
    }),
  );
});

test('the dashboard is active exactly while one of its four modules is', () => {
  fc.assert(
    fc.property(features, fc.boolean(), (plan, trialExpired) => {
      const statuses = moduleStatuses(plan, trialExpired);
      const isAnyActive = [
        statuses.cybermaturity,
        statuses.training,
        statuses.monitoring,
        statuses.compliance,
      ].includes('ACTIVE');
      expect(statuses.dashboard).toBe(isAnyActive ? 'ACTIVE' : 'INACTIVE');
    }),
  );
});
