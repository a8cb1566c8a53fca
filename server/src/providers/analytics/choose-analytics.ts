import type { Config } from '../../config/config.ts';
import type { AnalyticsPort } from './analytics-port.ts';
import { createHeapAnalytics } from './heap-analytics.ts';

/** Heap where it is set; null where usage events stay in the portal's own table. */
export function chooseAnalytics({ heap }: Pick<Config, 'heap'>): AnalyticsPort | null {
  return heap === null ? null : createHeapAnalytics(heap);
}
