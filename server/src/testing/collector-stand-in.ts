import { type OutsideService, startOutsideService } from './outside-service.ts';

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };
type Attributed = { readonly attributes?: readonly Attribute[] };

/** A span as it was sent (OTLP 1.x, JSON); kind 2 answers a request, 3 makes one, 5 works off a job. */
export type SentSpan = Attributed & {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly status: { readonly code?: number; readonly message?: string };
};

/** A value of a metric as it was sent: a number, or a histogram. */
export type SentPoint = Attributed & {
  readonly asDouble?: number;
  readonly count?: number;
  readonly sum?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
};

type SentMetric = {
  readonly name: string;
  readonly sum?: { readonly isMonotonic: boolean; readonly dataPoints: readonly SentPoint[] };
  readonly gauge?: { readonly dataPoints: readonly SentPoint[] };
  readonly histogram?: { readonly dataPoints: readonly SentPoint[] };
};

type TraceBody = {
  readonly resourceSpans: readonly (Readonly<Record<'resource', Attributed>> & {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  })[];
};
type MetricsBody = {
  readonly resourceMetrics: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly SentMetric[] }[];
  }[];
};

/** Our own stand-in for an OpenTelemetry collector: what it was sent, in the order of the protocol's JSON. */
export async function startCollector(): Promise<Collector> {
  const service = await startOutsideService(() => ({ status: 200 }));
  const bodies = (path: string): unknown[] =>
    service.seen.filter((request) => request.path === path).map(({ body }) => JSON.parse(body));
  const traces = () => (bodies('/v1/traces') as TraceBody[]).flatMap(({ resourceSpans }) => resourceSpans);
  return {
    ...service,
    spans: () => traces().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    process: () => attributesOf(traces()[0]?.resource),
    metrics: () => {
      const [last] = (bodies('/v1/metrics') as MetricsBody[]).slice(-1);
      const scopes = (last?.resourceMetrics ?? []).flatMap(({ scopeMetrics }) => scopeMetrics);
      return scopes.flatMap(({ metrics }) => metrics);
    },
  };
}

export type Collector = OutsideService & {
  spans(): SentSpan[];
  /** What the first spans say of the process that sent them. */
  process(): Readonly<Record<string, unknown>>;
  /** The metrics that were sent last. */
  metrics(): SentMetric[];
};

/** Attributes by their names, values without their types. */
export const attributesOf = (of: Attributed | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries((of?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
