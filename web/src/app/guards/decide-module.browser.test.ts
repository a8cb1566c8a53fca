import { MODULE_KEYS, MODULE_STATUSES, type ModuleKey, type ModuleStatus } from '@portal/domain/plans/module-status.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { createAppRouter } from '../create-router.ts';
import { MODULE_PAGES } from '../module-pages.ts';
import { type Decision, decideRoute } from './decide-route.ts';
import { SPEC_ROUTES } from './testing/all-spec-routes.ts';
import { member, modules } from './testing/visitors.ts';

const MAIN: readonly ModuleKey[] = ['compliance', 'monitoring', 'training'];
const go = (to: string): Decision => ({ kind: 'go', to });

const builtPages = new Set(Object.keys(createAppRouter(createMemoryHistory()).routesByPath));
const modulePages = SPEC_ROUTES.flatMap(([pattern, path, route]) =>
  MODULE_KEYS.flatMap((module) =>
    module === route && module !== 'dashboard' ? [{ path, module, isBuilt: builtPages.has(pattern) }] : [],
  ),
);

/** Every way in which the three main modules may stand. */
const mainStatuses = MODULE_STATUSES.flatMap((compliance) =>
  MODULE_STATUSES.flatMap((monitoring) =>
    MODULE_STATUSES.map((training) => ({ compliance, monitoring, training }) as const),
  ),
);

/**
 * "INACTIVE goes to the subscription page, but only if compliance, monitoring and training are all not active. NOT_AVAILABLE goes
 * to /404. Otherwise the user goes to the dashboard" (spec part 1, section 2).
 */
function expected(status: ModuleStatus, main: readonly ModuleStatus[]): Decision {
  if (status === 'ACTIVE') return { kind: 'show' };
  if (status === 'NOT_AVAILABLE') return go('/404');
  return main.every((each) => each !== 'ACTIVE') ? go('/subscription') : go('/');
}

describe.each(modulePages)('$path', ({ path, module, isBuilt }) => {
  test.each(MODULE_STATUSES)('%s, whatever the main modules are', (status) => {
    for (const main of mainStatuses) {
      const plan = modules({ ...main, [module]: status });
      const outcome = isBuilt
        ? expected(
            status,
            MAIN.map((key) => plan[key]),
          )
        : go('/404');
      expect(decideRoute(path, { ...member, modules: plan }), JSON.stringify(main)).toEqual(outcome);
    }
  });
});

test('a page of every module but the dashboard is in the table', () => {
  // A portal may be without a module; then the plan's key has no page.
  const withPages = MODULE_PAGES.flatMap(({ pages }) =>
    pages.flatMap(({ kind }) => (typeof kind === 'string' ? [] : [kind.module])),
  );
  expect(withPages.length).toBeGreaterThan(MODULE_KEYS.length);
  expect(new Set(modulePages.map(({ module }) => module))).toEqual(new Set(withPages));
});

/** Spec part 1, section 4, "Trial expiry"; the dashboard follows the others. */
const AFTER_TRIAL = {
  compliance: 'INACTIVE',
  training: 'INACTIVE',
  monitoring: 'INACTIVE',
  cybermaturity: 'INACTIVE',
  dashboard: 'INACTIVE',
} as const;

describe('a trial that has expired', () => {
  const expired = { ...member, modules: modules(AFTER_TRIAL) };

  test('leads from the modules it had to the subscription page', () => {
    expect(decideRoute('/webappscan', expired)).toEqual(go('/subscription'));
  });

  // The dashboard is no module route of section 2: its cards say "Subscribe to Use" by themselves.
  test.each(['/', '/dashboard', '/plan', '/subscription', '/settings/you'])('still shows %s', (path) => {
    expect(decideRoute(path, expired)).toEqual({ kind: 'show' });
  });
});
