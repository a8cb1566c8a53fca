import { MODULE_KEYS, type ModuleStatus, type ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import { Gauge } from 'lucide-react';
import { expect, test } from 'vitest';
import type { CallOutput } from '../../api/calls.ts';
import { HOME_PARTS } from '../../portal/modules/home-part.ts';
import { hasMenu, menuEntries } from './menu-entries.ts';

type Activity = CallOutput<'getModuleActivity'>['data'];

const modules: ModuleStatuses = {
  cybermaturity: 'NOT_AVAILABLE',
  compliance: 'NOT_AVAILABLE',
  training: 'NOT_AVAILABLE',
  monitoring: 'ACTIVE',
  insurance: 'NOT_AVAILABLE',
  dashboard: 'ACTIVE',
  marketplace: 'NOT_AVAILABLE',
  ratings: 'NOT_AVAILABLE',
  cyberconcierge: 'NOT_AVAILABLE',
  phishing: 'NOT_AVAILABLE',
};

const everything = Object.fromEntries(MODULE_KEYS.map((key) => [key, 'ACTIVE'])) as ModuleStatuses;

test('all entries in the order of the specification, the concierge as new', () => {
  const entries = menuEntries(everything, 'https://help.example');
  const inOrder = [
    'Dashboard',
    'Cyber Maturity',
    'Cyber Concierge',
    'Security Policies',
    'Records',
    'Training',
    'Phishing simulations',
    'Monitoring',
    'Insurance',
    'Marketplace',
    'Knowledge Base',
  ];
  const labels = entries.map(({ label }) => label);
  // A portal may be without a module; the others keep their order.
  expect(labels).toEqual(inOrder.filter((label) => labels.includes(label)));
  expect(labels).toHaveLength(
    new Set(HOME_PARTS.flatMap(({ menu }) => menu?.group?.text ?? menu?.label.text ?? [])).size + 1,
  );
  expect(entries.filter((entry) => 'badge' in entry)).toMatchObject([{ label: 'Cyber Concierge', badge: 'NEW' }]);
});

test.each(['INACTIVE', 'NOT_AVAILABLE'] as const)(
  'Attack Surface is under Monitoring only while active, not %s',
  (status) => {
    const linksOf = (ratings: ModuleStatus) => {
      const entry = menuEntries({ ...everything, ratings }, null).find(({ label }) => label === 'Monitoring');
      return entry !== undefined && 'links' in entry ? entry.links.map(({ label }) => label) : [];
    };
    expect(linksOf('ACTIVE')).toEqual(['Website Scans', 'Attack Surface']);
    expect(linksOf(status)).toEqual(['Website Scans']);
  },
);

test('every module that is inactive is greyed and leads to the plans', () => {
  const inactive = Object.fromEntries(MODULE_KEYS.map((key) => [key, 'INACTIVE'])) as ModuleStatuses;
  const links = menuEntries(inactive, null).flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  const places = HOME_PARTS.flatMap(({ menu }) => menu ?? []);
  expect(links).toHaveLength(places.filter(({ isOnlyWhileActive }) => isOnlyWhileActive !== true).length);
  for (const { label, href, isInactive } of links) {
    if (label !== 'Dashboard') expect([href, isInactive]).toEqual(['/plan', true]);
  }
});

test('inactive modules lead to the plans', () => {
  expect(menuEntries({ ...modules, monitoring: 'INACTIVE' }, null)[1]).toEqual({
    label: 'Monitoring',
    icon: Gauge,
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

test('what waits is counted where it is done, and nothing where nothing waits', () => {
  const summary = { overdue: 0 } as NonNullable<Activity['training']>;
  const waitingOf = (overdue: number) =>
    menuEntries(everything, null, { training: { ...summary, overdue } } as Activity).filter(
      (entry) => 'waiting' in entry,
    );
  expect(waitingOf(0)).toEqual([]);
  expect(waitingOf(3)).toMatchObject([{ label: 'Training', waiting: { count: 3, what: { text: 'overdue' } } }]);
});
