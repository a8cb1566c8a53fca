import { measureAttackSurface } from '@portal/scanner/surface/measure-attack-surface.ts';
import type { MeasureAttackSurface } from '@portal/scanner/surface/surface-options.ts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../system/clock.ts';
import type { RatingsPort } from './ratings-port.ts';

type LookSettings = Pick<Config, 'scanAllowHosts' | 'dnsServers' | 'publicUrl'>;

/**
 * The portal's own look from outside, rated by its own model. A firm none of whose names has an address does not answer; whatever
 * else cannot be looked at stays without a grade.
 */
export function createBuiltinRatings(
  config: LookSettings,
  clock: Clock,
  measure: MeasureAttackSurface = measureAttackSurface,
): RatingsPort {
  return {
    name: 'builtin',
    async look({ url, dkimSelectors, scanHistory }, signal) {
      const measurement = await measure({
        url,
        allowedHosts: config.scanAllowHosts,
        ownHosts: [new URL(config.publicUrl).hostname],
        userAgentContact: config.publicUrl,
        dkimSelectors,
        scanHistory,
        signal,
        now: () => clock.now().getTime(),
        ...(config.dnsServers.length === 0 ? {} : { dnsServers: config.dnsServers }),
      });
      signal.throwIfAborted();
      const isThere = measurement.assets.some(({ addresses }) => addresses.length > 0);
      return isThere ? { kind: 'seen', measurement, given: null } : { kind: 'nothing-answered' };
    },
    async makeReport(_request, signal) {
      signal.throwIfAborted();
      return null;
    },
  };
}
