import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { getRPCMetadata } from '@opentelemetry/core';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { AppError } from '../../call/app-error.ts';
import type { TelemetrySettings } from '../../config/telemetry-settings.ts';
import { PORTAL_VERSION } from '../../system/portal-version.ts';
import { createExporters } from './exporters.ts';
import { instrumentLibraries } from './instrument-libraries.ts';
import { prometheusProducer } from './prometheus-producer.ts';
import type { TelemetryPort } from './telemetry-port.ts';

/** What cannot be sent in this time when the portal stops is lost: the stop does not wait for a collector. */
const FLUSH_LIMIT_MS = 1000;

/** Sends traces and metrics to an OpenTelemetry collector (OTLP over HTTP, as JSON). Nothing in them names a person or holds a secret. */
export function startOtlpTelemetry(settings: TelemetrySettings, registry: Registry, log: Logger): TelemetryPort {
  const resource = describeProcess(settings);
  const { spans, metrics } = createExporters(settings, log);
  const tracing = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(settings.sampledShare),
    spanProcessors: [new BatchSpanProcessor({ exporter: spans })],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: metrics,
    exportIntervalMillis: settings.metricsEveryMs,
    metricProducers: [prometheusProducer(registry, resource)],
  });
  const metering = new MeterProvider({ resource, readers: [reader] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const restoreLibraries = instrumentLibraries(tracing);
  const tracer = tracing.getTracer('portal', PORTAL_VERSION);
  return {
    nameRequest(route) {
      const request = getRPCMetadata(context.active());
      if (request !== undefined && route !== undefined) request.route = route.replace(/:(\w+)/g, '{$1}');
    },
    inUseCase: (call, work) => inSpan(tracer, call, SpanKind.INTERNAL, work),
    inJob: (job, work) => context.with(ROOT_CONTEXT, () => inSpan(tracer, `job ${job}`, SpanKind.CONSUMER, work)),
    async stop() {
      restoreLibraries();
      context.disable();
      const flushed = Promise.allSettled([tracing.shutdown(), metering.shutdown()]);
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, FLUSH_LIMIT_MS).unref())]);
    },
  };
}

function describeProcess({ serviceName }: TelemetrySettings): Resource {
  const known = resourceFromAttributes({ 'service.name': serviceName, 'service.version': PORTAL_VERSION });
  return detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }).merge(known);
}

async function inSpan<Result>(
  tracer: Tracer,
  name: string,
  kind: SpanKind,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, { kind }, async (span) => {
    try {
      return await work();
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The kind of failure alone: its words may name people. What the portal refuses in its own words is no fault of it. */
function noteFailure(span: Span, error: unknown): void {
  if (error instanceof AppError) {
    span.setAttribute('error.type', error.code);
    return;
  }
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
