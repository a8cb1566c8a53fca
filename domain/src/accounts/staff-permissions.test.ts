import { expect, test } from 'vitest';
import { STAFF_PERMISSIONS, staffMay } from './staff-permissions.ts';
import { STAFF_ROLES, type StaffRole } from './staff-role.ts';

const allowed = (role: StaffRole) => STAFF_PERMISSIONS.filter((permission) => staffMay(role, permission));

test('owners may do everything, and who has no role nothing', () => {
  expect(allowed('owner')).toEqual(STAFF_PERMISSIONS);
  expect(STAFF_PERMISSIONS.filter((permission) => staffMay(null, permission))).toEqual([]);
});

test('what only owners may do: delete customers, take lists of addresses along, change the offer and the provider', () => {
  const ownersOnly = STAFF_PERMISSIONS.filter((permission) =>
    STAFF_ROLES.every((role) => role === 'owner' || !staffMay(role, permission)),
  );
  expect(ownersOnly).toEqual(['customers.remove', 'addresses.download', 'offer.change', 'provider.manage']);
});

test('experts help and do not sell; sales sells, and gets into no portal and no account', () => {
  expect(allowed('expert')).toEqual([
    ...['customers.see', 'customers.visit', 'experts.work', 'offer.see', 'courses.write', 'phishing.see'],
  ]);
  expect(allowed('sales')).toEqual([
    ...['customers.see', 'customers.plan', 'sales.work', 'offer.see', 'marketplace.manage'],
  ]);
});
