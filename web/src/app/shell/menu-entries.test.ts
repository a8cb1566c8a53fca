import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { expect, test } from 'vitest';
import { hasMenu, menuEntries } from './menu-entries.ts';

const modules: ModuleStatuses = {
  cybermaturity: 'NOT_AVAILABLE',
  compliance: 'NOT_AVAILABLE',
  training: 'NOT_AVAILABLE',
  monitoring: 'ACTIVE',
  insurance: 'NOT_AVAILABLE',
  dashboard: 'ACTIVE',
  marketplace: 'NOT_AVAILABLE',
  ratings: 'NOT_AVAILABLE',
  cyberconcierge: 'ACTIVE',
};

test('inactive modules lead to the plans', () => {
  expect(menuEntries({ ...modules, monitoring: 'INACTIVE' }, null)[1]).toEqual({
    label: 'Monitoring',
    icon: 'monitoring',
    links: [{ label: 'Website Scans', href: '/plan', isInactive: true }],
  });
});

test('modules that are not available are hidden', () => {
  const labels = menuEntries({ ...modules, monitoring: 'NOT_AVAILABLE' }, null).map(({ label }) => label);
  expect(labels).toEqual(['Dashboard']);
});

test('the help centre is linked when there is one', () => {
  const last = menuEntries(modules, 'https://help.example').at(-1);
  expect(last).toMatchObject({ label: 'Knowledge Base', href: 'https://help.example', isExternal: true });
});

test('there is no menu without any of the three main modules', () => {
  expect(hasMenu({ ...modules, monitoring: 'INACTIVE' })).toBe(true);
  expect(hasMenu({ ...modules, monitoring: 'NOT_AVAILABLE' })).toBe(false);
});
