import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TelemetrySettings } from '../../config/telemetry-settings.ts';
import { withoutContents } from './without-contents.ts';

/** A collector is near; what it does not take in this time, tries included, is given up. */
const EXPORT_LIMIT_MS = 5000;

/** What sends to the collector. That it does not take what is sent is one line in the log, and one when it does again. */
export function createExporters(
  { endpoint, headers }: TelemetrySettings,
  log: Logger,
): { readonly spans: SpanExporter; readonly metrics: PushMetricExporter } {
  const tell = createOutageLog(log);
  class Spans extends OTLPTraceExporter {
    override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
      super.export(spans.map(withoutContents), told(done));
    }
  }
  class Metrics extends OTLPMetricExporter {
    override export(...[metrics, done]: Parameters<OTLPMetricExporter['export']>): void {
      super.export(metrics, told(done));
    }
  }
  const told = (done: (result: ExportResult) => void) => (result: ExportResult) => {
    tell(result);
    done(result);
  };
  const common = { headers: { ...headers }, timeoutMillis: EXPORT_LIMIT_MS };
  return {
    spans: new Spans({ ...common, url: `${endpoint}/v1/traces` }),
    metrics: new Metrics({ ...common, url: `${endpoint}/v1/metrics` }),
  };
}

function createOutageLog(log: Logger): (result: ExportResult) => void {
  let isOut = false;
  return ({ code, error }) => {
    const fails = code !== ExportResultCode.SUCCESS;
    if (fails === isOut) return;
    isOut = fails;
    if (fails)
      log.warn(
        { reason: error?.message },
        'the telemetry collector does not accept what is sent; the portal continues',
      );
    else log.info('the telemetry collector accepts what is sent again');
  };
}
