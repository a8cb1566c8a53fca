import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { registerHealth } from './health.ts';
import { type Metrics, registerMetrics } from './metrics.ts';

export type HealthServerOptions = {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly metricsToken: string;
  readonly isClosing: () => boolean;
};

/**
 * What a process without the role `web` answers, for orchestrators and for Prometheus: `/healthz`, `/readyz` and `/metrics`, nothing
 * of the portal.
 */
export function createHealthServer({
  database,
  metrics,
  metricsToken,
  isClosing,
}: HealthServerOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 1024, requestTimeout: 10_000 });
  registerHealth(app, database, isClosing);
  registerMetrics(app, metrics, metricsToken);
  return app;
}
