import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextVersion, type PolicyStatus, type PolicyVersion } from './next-version.ts';

test.each([
  ['a draft that is saved stays', 'Draft', 'Draft', 4],
  ['a draft that is approved keeps its number', 'Draft', 'Active', 4],
  ['an approved one that is saved becomes the next draft', 'Active', 'Draft', 5],
  ['an approved one that is approved once more counts on', 'Active', 'Active', 5],
] as const)('%s', (_title, from, to, version) => {
  expect(nextVersion({ version: 4, status: from }, to)).toEqual({ version, status: to });
});

const statuses = fc.array(fc.constantFrom<PolicyStatus>('Draft', 'Active'), { maxLength: 40 });

test('whatever is done, no approved number is used twice, and there is one draft at most, the newest', () => {
  fc.assert(
    fc.property(statuses, (steps) => {
      const stored = new Map<number, PolicyStatus>();
      let newest: PolicyVersion = { version: 1, status: 'Draft' };
      for (const status of steps) {
        const next = nextVersion(newest, status);
        expect(stored.get(next.version)).not.toBe('Active');
        stored.set(next.version, next.status);
        newest = next;
        const drafts = [...stored].filter(([, each]) => each === 'Draft').map(([version]) => version);
        expect(drafts.every((version) => version === newest.version)).toBe(true);
      }
      expect(newest.version - 1).toBeLessThanOrEqual(steps.length);
    }),
  );
});
