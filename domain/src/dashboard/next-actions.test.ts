import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_GOALS } from '../profile/org-goals.ts';
import { TEAM_SIZES } from '../profile/team-sizes.ts';
import { type Firm, NEXT_ACTIONS, nextActions, type SuggestedAction } from './next-actions.ts';

const firm: Firm = { goals: NO_GOALS, industry: 'RETAIL', teamSize: '11-20' };

const action = (key: string, changes: Partial<SuggestedAction> = {}): SuggestedAction => ({
  key,
  urgency: 'soon',
  title: key,
  reason: '',
  minutes: 5,
  href: '/',
  serves: [],
  ...changes,
});
const keys = (suggestions: readonly SuggestedAction[], changes: Partial<Firm> = {}) =>
  nextActions(suggestions, { ...firm, ...changes }).map(({ key }) => key);

describe('the order', () => {
  test('urgent things first, then quick ones', () => {
    const later = action('later', { urgency: 'later', minutes: 1 });
    const now = action('now', { urgency: 'now', minutes: 90 });
    expect(keys([later, action('long', { minutes: 9 }), action('short', { minutes: 2 }), now])).toEqual([
      'now',
      'short',
      'long',
    ]);
  });

  test('what serves a chosen goal goes before what does not', () => {
    const goals = { ...NO_GOALS, meetRegulatoryRequirements: true };
    const suggestions = [
      action('a'),
      action('b', { serves: ['meetRegulatoryRequirements'] }),
      action('c', { serves: ['learnMoreAboutCyberSecurity'] }),
    ];
    expect(keys(suggestions)).toEqual(['a', 'b', 'c']);
    expect(keys(suggestions, { goals })).toEqual(['b', 'a', 'c']);
  });

  test('so does what matters to the industry, and to a firm of that size', () => {
    const suggestions = [action('a'), action('b', { mattersTo: ['finance'] }), action('c', { fromPeople: 50 })];
    expect(keys(suggestions, { industry: 'INSURANCE' })).toEqual(['b', 'a', 'c']);
    expect(keys(suggestions, { teamSize: '51-100' })).toEqual(['c', 'a', 'b']);
    expect(keys(suggestions, { teamSize: 'More than 100' })[0]).toBe('c');
  });

  test('a goal never goes before urgency', () => {
    const goals = { ...NO_GOALS, proactivelyProtectMyOrganization: true };
    const wished = action('wished', { serves: ['proactivelyProtectMyOrganization'] });
    expect(keys([wished, action('danger', { urgency: 'now' })], { goals })[0]).toBe('danger');
  });
});

const suggested = fc.record({
  key: fc.string({ minLength: 1, maxLength: 2 }),
  urgency: fc.constantFrom('now' as const, 'soon' as const, 'later' as const),
  title: fc.constant('Do it'),
  reason: fc.constant('It helps.'),
  minutes: fc.integer({ min: 1, max: 60 }),
  href: fc.constant('/'),
  serves: fc.subarray(['meetRegulatoryRequirements', 'learnMoreAboutCyberSecurity'] as const),
});
const firms = fc.record({
  goals: fc.record({
    meetContractualObligations: fc.boolean(),
    meetRegulatoryRequirements: fc.boolean(),
    proactivelyProtectMyOrganization: fc.boolean(),
    learnMoreAboutCyberSecurity: fc.boolean(),
    hasOtherGoals: fc.boolean(),
    otherGoals: fc.string(),
  }),
  industry: fc.constantFrom('RETAIL', 'INSURANCE', 'OTHER_HEALTHCARE'),
  teamSize: fc.constantFrom(...TEAM_SIZES),
});

test('at most three, none twice, and nothing urgent is left out for something that is not', () => {
  fc.assert(
    fc.property(fc.array(suggested), firms, (suggestions, of) => {
      const shown = nextActions(suggestions, of);
      const names = new Set(suggestions.map(({ key }) => key));
      expect(shown).toHaveLength(Math.min(NEXT_ACTIONS, names.size));
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      const left = suggestions.filter(({ key }) => !shown.some((one) => one.key === key));
      const firstOfKey = (key: string) => suggestions.find((one) => one.key === key);
      if (left.some(({ key }) => firstOfKey(key)?.urgency === 'now')) {
        expect(shown.every(({ urgency }) => urgency === 'now')).toBe(true);
      }
    }),
  );
});

test('the same whatever the order of the modules', () => {
  const distinct = fc.uniqueArray(suggested, { selector: ({ key }) => key });
  fc.assert(
    fc.property(distinct, firms, (suggestions, of) => {
      expect(nextActions(suggestions.toReversed(), of)).toEqual(nextActions(suggestions, of));
    }),
  );
});
