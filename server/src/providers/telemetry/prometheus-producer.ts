import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';
import { type HistogramSample, histogramsOf } from './prometheus-histograms.ts';

type PrometheusMetric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];

/** Reads the figures that `/metrics` gives, under the same names: what happens is counted once, whoever asks. */
export function prometheusProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      const endTime = millisToHrTime(Date.now());
      const metrics = (await registry.getMetricsAsJSON()).map((metric) => metricData(metric, startTime, endTime));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'portal' }, metrics }] }, errors: [] };
    },
  };
}

function metricData(metric: PrometheusMetric, startTime: HrTime, endTime: HrTime): MetricData {
  const point = <Value>(value: Value, labels: Readonly<Record<string, string | number | undefined>>) => ({
    startTime,
    endTime,
    attributes: labels as Attributes,
    value,
  });
  const common = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The names of types are an enumeration in prom-client's declarations and words in what it gives.
  const type = String(metric.type);
  if (type === 'histogram') {
    const samples: readonly HistogramSample[] = metric.values;
    const dataPoints = histogramsOf(samples).map(({ labels, ...value }) => point(value, labels));
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints: DataPoint<number>[] = metric.values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => point(value, labels));
  if (type === 'counter') return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
}
