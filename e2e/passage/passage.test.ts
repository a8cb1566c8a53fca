import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'portal-passage-'));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Plants files in an empty house and gives the names of the rules that they break. */
function brokenRules(files: Readonly<Record<string, string>>): string[] {
  const place = mkdtempSync(join(house, 'plot-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  for (const name of ['kysely', 'pg', 'zod', 'react']) {
    mkdirSync(join(place, 'node_modules', name), { recursive: true });
    writeFileSync(join(place, 'node_modules', name, 'index.js'), 'export const thing = 1;');
  }
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(ROOT, 'dependency-cruiser.config.mjs');
  const floors = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  const { stdout } = spawnSync(process.execPath, [cruiser, '--config', config, '--output-type', 'json', ...floors], {
    cwd: place,
    encoding: 'utf8',
  });
  const report: { summary: { totalCruised: number; violations: { rule: { name: string } }[] } } = JSON.parse(stdout);
  expect(report.summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(files).length);
  return [...new Set(report.summary.violations.map((violation) => violation.rule.name))].sort();
}

const leaf = 'export const thing = 1;';
const see = (path: string) => `import { thing } from '${path}'; export const mine = thing;`;

describe('the rules of passage', () => {
  test('let an orderly house stand', () => {
    const files = {
      'domain/src/plans/trial.ts': leaf,
      'contract/src/plans/plans.calls.ts': `${see('../../../domain/src/plans/trial.ts')} import { thing as z } from 'zod'; export const input = z;`,
      'server/src/modules/plans/plans.store.ts': see('kysely'),
      'server/src/modules/plans/public.ts': see('./plans.store.ts'),
      'server/src/modules/monitoring/scan.ts': see('../plans/public.ts'),
      'web/src/ui/button.tsx': leaf,
      'web/src/modules/plans/plan-page.tsx': see('../../ui/button.tsx'),
      'web/src/app/router.tsx': see('../modules/plans/plan-page.tsx'),
    };
    expect(brokenRules(files)).toEqual([]);
  });

  const violations: readonly { rule: string; files: Readonly<Record<string, string>> }[] = [
    { rule: 'no-cycles', files: { 'domain/src/a.ts': see('./b.ts'), 'domain/src/b.ts': see('./a.ts') } },
    {
      rule: 'server-floor-of-jobs-and-documents',
      files: { 'server/src/jobs/queue.ts': see('../http/metrics.ts'), 'server/src/http/metrics.ts': leaf },
    },
    {
      rule: 'server-floor-of-modules',
      files: { 'server/src/modules/plans/a.ts': see('../../http/metrics.ts'), 'server/src/http/metrics.ts': leaf },
    },
    { rule: 'domain-is-pure', files: { 'domain/src/a.ts': see('zod') } },
    {
      rule: 'domain-is-pure',
      files: { 'domain/src/a.ts': "import { readFileSync } from 'node:fs'; export const read = readFileSync;" },
    },
    { rule: 'contract-sees-domain-and-zod', files: { 'contract/src/a.ts': see('kysely') } },
    { rule: 'content-is-data', files: { 'content/a.ts': see('zod') } },
    {
      rule: 'scanner-stands-alone',
      files: { 'scanner/src/a.ts': see('../../server/src/b.ts'), 'server/src/b.ts': leaf },
    },
    { rule: 'server-never-sees-web', files: { 'server/src/a.ts': see('../../web/src/b.ts'), 'web/src/b.ts': leaf } },
    { rule: 'web-never-sees-server', files: { 'web/src/a.ts': see('../../server/src/b.ts'), 'server/src/b.ts': leaf } },
    {
      rule: 'modules-meet-in-public',
      files: { 'server/src/modules/one/a.ts': see('../two/b.ts'), 'server/src/modules/two/b.ts': leaf },
    },
    {
      rule: 'modules-see-ports',
      files: {
        'server/src/modules/one/a.ts': see('../../providers/mail/smtp-mail.ts'),
        'server/src/providers/mail/smtp-mail.ts': leaf,
      },
    },
    {
      rule: 'only-the-root-names-adapters',
      files: {
        'server/src/http/a.ts': see('../providers/mail/smtp-mail.ts'),
        'server/src/providers/mail/smtp-mail.ts': leaf,
      },
    },
    { rule: 'only-stores-speak-sql', files: { 'server/src/modules/one/use-case.ts': see('kysely') } },
    {
      rule: 'web-modules-are-islands',
      files: { 'web/src/modules/one/a.tsx': see('../two/b.tsx'), 'web/src/modules/two/b.tsx': leaf },
    },
    { rule: 'ui-knows-no-business', files: { 'web/src/ui/a.tsx': see('../portal/b.ts'), 'web/src/portal/b.ts': leaf } },
    { rule: 'only-app-composes', files: { 'web/src/portal/a.tsx': see('../app/b.ts'), 'web/src/app/b.ts': leaf } },
    {
      rule: 'running-code-sees-no-tests',
      files: { 'server/src/a.ts': see('./testing/b.ts'), 'server/src/testing/b.ts': leaf },
    },
    { rule: 'everything-resolves', files: { 'server/src/a.ts': see('./missing.ts') } },
  ];

  test.each(violations)('stop a violation of $rule', ({ rule, files }) => {
    expect(brokenRules(files)).toContain(rule);
  });
});
