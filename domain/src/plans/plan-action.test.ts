import { describe, expect, test } from 'vitest';
import { isHighestPlan, type PlanAction, planAction } from './plan-action.ts';

const planIds = ['basic', 'standard', 'premium'];

describe('what a plan card offers', () => {
  test.each<[string, string, readonly [PlanAction, PlanAction, PlanAction]]>([
    ['INTRIAL', 'basic', ['subscribe', 'subscribe', 'subscribe']],
    ['INTRIAL', 'standard', ['subscribe', 'subscribe', 'subscribe']],
    ['INTRIAL', 'premium', ['subscribe', 'subscribe', 'subscribe']],
    ['ACTIVE', 'basic', ['current', 'upgrade', 'upgrade']],
    ['ACTIVE', 'standard', ['contact', 'current', 'upgrade']],
    ['ACTIVE', 'premium', ['contact', 'contact', 'current']],
    ['FAILED', 'basic', ['current', 'upgrade', 'upgrade']],
    ['FAILED', 'standard', ['contact', 'current', 'upgrade']],
    ['CANCELLED', 'premium', ['subscribe', 'subscribe', 'subscribe']],
    ['ACTIVE', 'no longer on offer', ['upgrade', 'upgrade', 'upgrade']],
  ])('%s on %s', (subscriptionStatus, currentPlanId, expected) => {
    const choice = { planIds, currentPlanId, subscriptionStatus, requestedPlanId: null };
    expect(planIds.map((planId) => planAction(planId, choice))).toEqual(expected);
  });

  test.each(['INTRIAL', 'ACTIVE'])('a plan that was asked for waits, %s', (subscriptionStatus) => {
    const choice = { planIds, currentPlanId: 'basic', subscriptionStatus, requestedPlanId: 'premium' };
    expect(planAction('premium', choice)).toBe('requested');
    expect(planAction('standard', choice)).not.toBe('requested');
  });
});

describe('the highest plan', () => {
  test.each([
    [planIds, 'premium', true],
    [planIds, 'standard', false],
    [planIds, 'no longer on offer', false],
    [['basic'], 'basic', true],
    [[], 'basic', false],
  ])('of %j, %s: %s', (ids, subscribed, expected) => {
    expect(isHighestPlan(ids, subscribed)).toBe(expected);
  });
});
