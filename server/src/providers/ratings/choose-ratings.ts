import type { Config } from '../../config/config.ts';
import type { Clock } from '../../system/clock.ts';
import { createBitsightRatings } from './bitsight/bitsight-ratings.ts';
import { createBuiltinRatings } from './builtin-ratings.ts';
import type { RatingsPort } from './ratings-port.ts';

type RatingsConfig = Pick<Config, 'bitsight' | 'scanAllowHosts' | 'dnsServers' | 'publicUrl'>;

/** Who rates firms, by the settings. `report` hears why an outside provider could not be asked. */
export function chooseRatings(config: RatingsConfig, clock: Clock, report: (error: unknown) => void): RatingsPort {
  if (config.bitsight !== null) return createBitsightRatings(config.bitsight, { clock, report });
  return createBuiltinRatings(config, clock);
}
