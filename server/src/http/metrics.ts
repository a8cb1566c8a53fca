import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { secretsEqual } from '../system/tokens.ts';

export type Metrics = {
  readonly registry: Registry;
  readonly callSeconds: Histogram<'call' | 'status'>;
  readonly jobs: Counter<'queue' | 'outcome'>;
  readonly policyViolations: Counter;
};

/** The figures of this process, in Prometheus' terms. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(database.poolState())) this.set({ state }, value);
    },
  });
  return {
    registry,
    callSeconds: new Histogram({
      name: 'portal_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'portal_jobs_total',
      help: 'Jobs by outcome',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
    policyViolations: new Counter({
      name: 'portal_policy_violations_total',
      help: 'Reports of the Content-Security-Policy',
      registers: [registry],
    }),
  };
}

/** `/metrics` for whoever holds the token; others are told that there is nothing. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get('/metrics', { config: { perMinute: null } }, async (request, reply) => {
    const sent = request.headers.authorization ?? '';
    if (!secretsEqual(sent, `Bearer ${token}`)) return reply.callNotFound();
    reply.header('content-type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
