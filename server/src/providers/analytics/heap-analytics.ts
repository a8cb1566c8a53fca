import type { HeapSettings } from '../../config/reporting-settings.ts';
import { postJson } from '../post-json.ts';
import type { AnalyticsPort } from './analytics-port.ts';

/** Heap's server-side API (its documentation, "Track API": POST /api/track with app_id, identity, event, timestamp, properties). */
export function createHeapAnalytics({ appId, endpoint }: HeapSettings): AnalyticsPort {
  return {
    async track({ name, at, stranger, brandId }) {
      const delivery = await postJson(`${endpoint}/api/track`, {
        app_id: appId,
        identity: stranger,
        event: name,
        timestamp: at.toISOString(),
        properties: { brand: brandId },
      });
      return delivery.isTaken ? null : `Heap answered ${delivery.status}`;
    },
  };
}
