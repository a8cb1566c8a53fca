import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '@portal/server/http/metrics.ts';
import { JOB_KINDS } from '@portal/server/job-kinds.ts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const board = JSON.parse(readFileSync(join(root, 'deploy', 'grafana-dashboard.json'), 'utf8'));
const [, rulesText = ''] =
  /```yaml\n(groups:[\s\S]*?)```/.exec(readFileSync(join(root, 'docs', 'OPERATING.md'), 'utf8')) ?? [];
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })) })
  .parse(parse(rulesText))
  .groups.flatMap((group) => group.rules);

const source = z.object({ type: z.literal('prometheus'), uid: z.string().regex(/^\$\{datasource\}$/) });
const gridPos = z.object({
  h: z.int().min(1),
  w: z.int().min(1).max(24),
  x: z.int().min(0).max(23),
  y: z.int().min(0),
});
const shown = z.object({
  id: z.int(),
  type: z.enum(['stat', 'timeseries']),
  title: z.string().min(1),
  datasource: source,
  gridPos,
  fieldConfig: z.object({ defaults: z.object({ unit: z.string() }), overrides: z.array(z.never()) }),
  targets: z.array(
    z.object({ refId: z.string().regex(/^[A-Z]$/), datasource: source, expr: z.string(), legendFormat: z.string() }),
  ),
});
const row = z.object({ id: z.int(), type: z.literal('row'), title: z.string(), gridPos, panels: z.array(z.never()) });
/** The fields of Grafana's dashboard model in its classic form ("Dashboard JSON model"), as far as the board uses them. */
const model = z.object({
  id: z.null(),
  uid: z.string().max(40),
  title: z.string(),
  tags: z.array(z.string()),
  timezone: z.enum(['browser', 'utc']),
  editable: z.boolean(),
  graphTooltip: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  time: z.object({ from: z.string(), to: z.string() }),
  timepicker: z.object({}),
  refresh: z.string(),
  schemaVersion: z.int().min(36),
  version: z.int(),
  annotations: z.object({ list: z.array(z.unknown()) }),
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.enum(['datasource', 'query']) })) }),
  panels: z.array(z.discriminatedUnion('type', [shown, row])),
});
const panels: z.output<typeof model>['panels'] = model.parse(board).panels;
const asked = panels.flatMap((panel) => (panel.type === 'row' ? [] : panel.targets.map(({ expr }) => expr)));

/** What Prometheus itself knows of each process that it asks. */
const OF_PROMETHEUS = ['up'];
const LABELS_OF_PROMETHEUS = ['job', 'instance', 'le'];

/** Names of metrics in an expression of PromQL: what is left of it without labels, ranges, grouping, functions and numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
    .replace(/\b[a-z_]+\s*\(/g, ' ');
  return bare.match(/\b[a-z_][a-z_0-9]*\b/g) ?? [];
}

/** Names of labels that an expression matches or groups by. */
function labelsIn(expression: string): string[] {
  const matched = [...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, name = '']) => name);
  const grouped = [...expression.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(/[\s,]+/),
  );
  return [...matched, ...grouped];
}

async function exported() {
  const { registry, ...metrics } = createMetrics({
    inOrg: () => Promise.reject(new Error('no database here')),
    asSystem: () => Promise.reject(new Error('no database here')),
    onceInOrg: () => Promise.reject(new Error('no database here')),
    onceAsSystem: () => Promise.reject(new Error('no database here')),
    isReady: async () => true,
    poolState: () => ({ total: 1, idle: 1, waiting: 0 }),
  });
  metrics.callSeconds.observe({ call: '/getCSRFToken', status: '200' }, 0.01);
  metrics.jobs.inc({ queue: 'send-mail', outcome: 'done' });
  const text = await registry.metrics();
  const typed = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const names = typed.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const labels = [...text.matchAll(/(\w+)="/g)].map(([, name = '']) => name);
  return { names: new Set([...names, ...OF_PROMETHEUS]), labels: new Set([...labels, ...LABELS_OF_PROMETHEUS]) };
}

describe('the figures that are watched', () => {
  it.each([...asked, ...rules.map(({ expr }) => expr)])('are given by the portal: %s', async (expression) => {
    const { names, labels } = await exported();
    const metrics = metricsIn(expression);
    expect(metrics.length).toBeGreaterThan(0);
    expect(metrics.filter((name) => !names.has(name))).toEqual([]);
    expect(labelsIn(expression).filter((name) => !labels.has(name))).toEqual([]);
  });

  it('are found in an expression, so that a wrong one would be seen', () => {
    const wrong = 'topk(3, sum by (le, call) (rate(portal_call_second_bucket{jobs="x"}[5m]))) / no_such_total > 1.5e9';
    expect(metricsIn(wrong)).toEqual(['portal_call_second_bucket', 'no_such_total']);
    expect(labelsIn(wrong)).toEqual(['jobs', 'le', 'call']);
  });

  it('name queues and outcomes that there are', () => {
    const text = [...asked, ...rules.map(({ expr }) => expr)].join('\n');
    for (const [, queue = ''] of text.matchAll(/queue="([^"]+)"/g))
      expect(JOB_KINDS.map(({ name }) => name)).toContain(queue);
    for (const [, outcome] of text.matchAll(/outcome="([^"]+)"/g)) expect(['done', 'failed']).toContain(outcome);
  });
});

describe('the board', () => {
  it('gives each panel an id of its own and a place that no other takes', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const taken = new Set<string>();
    for (const { title, gridPos: at } of panels) {
      expect(at.x + at.w, title).toBeLessThanOrEqual(24);
      for (let x = at.x; x < at.x + at.w; x += 1) {
        for (let y = at.y; y < at.y + at.h; y += 1) {
          expect(taken.has(`${x} ${y}`), title).toBe(false);
          taken.add(`${x} ${y}`);
        }
      }
    }
  });

  it('uses the variables that it declares, and no other', () => {
    const declared: string[] = board.templating.list.map(({ name }: { name: string }) => name);
    const used = [...JSON.stringify(board).matchAll(/\$\{?([a-z]\w*)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(declared));
  });
});
