import { randomUUID } from 'node:crypto';
import { type CacheProvider, generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import {
  DirectoryError,
  type SamlAttempt,
  type SamlDirectory,
  type SamlFacts,
  type SignOnPort,
  type SignOnProtocol,
} from '../sign-on-port.ts';
import { tellDirectoryError } from '../tell-directory-error.ts';
import { requirePlainXml, requireSafeAlgorithms } from './plain-xml.ts';
import { CLOCK_SKEW_MS, readAssertion } from './read-assertion.ts';
import { readMetadata } from './read-metadata.ts';
import { makeSamlKey } from './saml-key.ts';

/** Longer than somebody needs to come back from the directory, with clocks that differ. */
const MAX_ASSERTION_AGE_MS = 10 * 60_000;

type SamlSignOn = SignOnProtocol<SamlDirectory, SamlAttempt> &
  Pick<SignOnPort, 'readMetadata' | 'makeKey' | 'describe'>;

/**
 * SAML 2.0, Web Browser SSO as it begins at the portal: the request goes by HTTP-Redirect, the response comes by HTTP-POST. The assertion
 * itself has to be signed, with a key of the directory's metadata, and is all that is read.
 * @param plainHosts hosts that may be asked without TLS, for trying it out
 */
export function createSamlSignOn(client: () => GuardedClient, plainHosts: readonly string[]): SamlSignOn {
  const requireSecret = (address: string) => {
    const { protocol, hostname } = new URL(address);
    if (protocol === 'https:' || (protocol === 'http:' && plainHosts.includes(hostname))) return;
    throw new DirectoryError('unreachable');
  };

  async function fetchMetadata(url: string): Promise<string> {
    requireSecret(url);
    const outgoing = client();
    try {
      const { status, body } = await outgoing.request(url);
      if (status !== 200) throw new DirectoryError('unreachable');
      return Buffer.from(body).toString('utf8');
    } finally {
      await outgoing.close();
    }
  }

  async function factsOf(metadata: { readonly url: string } | { readonly xml: string }): Promise<SamlFacts> {
    const facts = readMetadata('url' in metadata ? await fetchMetadata(metadata.url) : metadata.xml);
    requireSecret(facts.signInUrl);
    return facts;
  }

  return {
    begin: (directory, returnUri, { isFresh }, state) =>
      tellDirectoryError(async () => {
        const { metadataUrl, issuer } = directory;
        const facts = metadataUrl === '' ? directory.facts : await factsOf({ url: metadataUrl });
        // A directory that calls itself by another name is another one, whose people would be taken for this one's.
        if (facts.entityId !== issuer) throw new DirectoryError('refused');
        const requestId = `_${randomUUID()}`;
        const freshSince = isFresh ? Date.now() : null;
        const attempt: SamlAttempt = { protocol: 'saml', state, requestId, facts, freshSince };
        const url = await libraryFor(directory, returnUri, attempt).getAuthorizeUrlAsync(state, undefined, {});
        return { url, attempt };
      }),

    finish: (directory, returnUri, { response }, attempt) =>
      tellDirectoryError(async () => {
        if (response === null) throw new DirectoryError('refused');
        const xml = Buffer.from(response, 'base64').toString('utf8');
        requirePlainXml(xml);
        requireSafeAlgorithms(xml);
        const answer = { SAMLResponse: response };
        const { profile } = await libraryFor(directory, returnUri, attempt).validatePostResponseAsync(answer);
        return readAssertion(profile?.getAssertion?.(), directory, returnUri, attempt);
      }),

    readMetadata: (metadata) => tellDirectoryError(() => factsOf(metadata)),
    makeKey: makeSamlKey,
    describe: async ({ entityId, returnUri, key }) =>
      generateServiceProviderMetadata({
        ...{ issuer: entityId, callbackUrl: returnUri, identifierFormat: null, wantAssertionsSigned: true },
        ...(key === null ? {} : { privateKey: key.privateKey, publicCerts: key.certificate }),
      }),
  };
}

/** The library, set up for one request and the response to it. */
function libraryFor({ clientId, issuer, key }: SamlDirectory, returnUri: string, attempt: SamlAttempt): SAML {
  return new SAML({
    issuer: clientId,
    audience: clientId,
    callbackUrl: returnUri,
    entryPoint: attempt.facts.signInUrl,
    idpIssuer: issuer,
    idpCert: [...attempt.facts.certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: onlyRequest(attempt.requestId),
    generateUniqueId: () => attempt.requestId,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    maxAssertionAgeMs: MAX_ASSERTION_AGE_MS,
    // The directory chooses how it names people, and how it signs them in.
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: attempt.freshSince !== null,
    signatureAlgorithm: 'sha256',
    ...(key === null ? {} : { privateKey: key.privateKey }),
  });
}

/** What the library keeps of requests: the one that is being answered. That it is answered once is seen to where attempts are kept. */
function onlyRequest(requestId: string): CacheProvider {
  const known = (id: string | null) => Promise.resolve(id === requestId ? new Date().toISOString() : null);
  return {
    saveAsync: (_key, value) => Promise.resolve({ value, createdAt: Date.now() }),
    getAsync: known,
    removeAsync: known,
  };
}
