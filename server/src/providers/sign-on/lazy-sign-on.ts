import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { Config } from '../../config/config.ts';
import { DirectoryError, type SignOnPort } from './sign-on-port.ts';

/** What directories say of themselves, their keys and tokens are smaller. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** OpenID Connect and SAML, whose libraries are loaded when the first firm uses them: most portals never do. */
export function createLazySignOn({
  scanAllowHosts,
  publicUrl,
}: Pick<Config, 'scanAllowHosts' | 'publicUrl'>): SignOnPort {
  const client = () =>
    createGuardedClient({
      allowedHosts: scanAllowHosts,
      userAgent: `CyberSafety (+${publicUrl})`,
      bodyLimitBytes: BODY_LIMIT_BYTES,
      verifiesCertificates: true,
    });
  const oidc = once(async () => (await import('./oidc-sign-on.ts')).createOidcSignOn(client, scanAllowHosts));
  const saml = once(async () => (await import('./saml/saml-sign-on.ts')).createSamlSignOn(client, scanAllowHosts));
  return {
    begin: async (directory, ...given) =>
      directory.protocol === 'saml'
        ? (await saml()).begin(directory, ...given)
        : (await oidc()).begin(directory, ...given),
    finish: async (directory, returnUri, returned, attempt) => {
      if (directory.protocol === 'saml' && attempt.protocol === 'saml')
        return (await saml()).finish(directory, returnUri, returned, attempt);
      if (directory.protocol === 'oidc' && attempt.protocol === 'oidc')
        return (await oidc()).finish(directory, returnUri, returned, attempt);
      // The firm has changed its directory meanwhile.
      throw new DirectoryError('refused');
    },
    readLogout: async (...given) => (await oidc()).readLogout(...given),
    readMetadata: async (metadata) => (await saml()).readMetadata(metadata),
    makeKey: async () => (await saml()).makeKey(),
    describe: async (portal) => (await saml()).describe(portal),
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
