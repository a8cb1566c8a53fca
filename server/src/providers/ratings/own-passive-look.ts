import { lookPassively } from '@portal/scanner/surface/look-passively.ts';
import type { SurfaceOptions } from '@portal/scanner/surface/surface-options.ts';
import type { Config } from '../../config/config.ts';
import type { Clock } from '../../system/clock.ts';
import type { PassiveLook } from './passive-look-port.ts';

/** What a test may set beside what the settings say. */
type TestOptions = Partial<Pick<SurfaceOptions, 'webPorts' | 'trustedCertificates'>>;

/** The portal's own passive look. */
export function createOwnPassiveLook(
  config: Pick<Config, 'openCheckHosts' | 'dnsServers' | 'publicUrl'>,
  clock: Clock,
  options: TestOptions = {},
): PassiveLook {
  return (url, tell, signal) =>
    lookPassively(
      {
        url,
        allowedHosts: config.openCheckHosts,
        ownHosts: [new URL(config.publicUrl).hostname],
        userAgentContact: config.publicUrl,
        signal,
        now: () => clock.now().getTime(),
        ...(config.dnsServers.length === 0 ? {} : { dnsServers: config.dnsServers }),
        ...options,
      },
      tell,
    );
}
