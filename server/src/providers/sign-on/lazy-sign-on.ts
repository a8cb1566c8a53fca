import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { Config } from '../../config/config.ts';
import type { SignOnPort } from './sign-on-port.ts';

/** What directories say of themselves, their keys and tokens are smaller. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** OpenID Connect, whose library is loaded when the first firm uses it: most portals never do. */
export function createLazySignOn({
  scanAllowHosts,
  publicUrl,
}: Pick<Config, 'scanAllowHosts' | 'publicUrl'>): SignOnPort {
  let loaded: Promise<SignOnPort> | null = null;
  const client = () =>
    createGuardedClient({
      allowedHosts: scanAllowHosts,
      userAgent: `CyberSafety (+${publicUrl})`,
      bodyLimitBytes: BODY_LIMIT_BYTES,
      verifiesCertificates: true,
    });
  const load = () => {
    loaded ??= import('./oidc-sign-on.ts').then((module) => module.createOidcSignOn(client, scanAllowHosts));
    return loaded;
  };
  return {
    begin: async (...given) => (await load()).begin(...given),
    finish: async (...given) => (await load()).finish(...given),
    readLogout: async (...given) => (await load()).readLogout(...given),
  };
}
