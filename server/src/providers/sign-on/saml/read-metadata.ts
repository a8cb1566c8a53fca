import { X509Certificate } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { DirectoryError, type SamlFacts } from '../sign-on-port.ts';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MANY = new Set(['IDPSSODescriptor', 'KeyDescriptor', 'X509Data', 'X509Certificate', 'SingleSignOnService']);

/** What a document type begins with, and what holds text apart; comments do no harm here, and people write some. */
const DECLARATION = /<!(?!--)/;

const text = (max: number) => z.string().trim().min(1).max(max);
const keyDescriptor = z.object({
  use: z.string().optional(),
  KeyInfo: z.object({ X509Data: z.array(z.object({ X509Certificate: z.array(z.string()).optional() })).optional() }),
});
const metadata = z.object({
  EntityDescriptor: z.object({
    entityID: text(300),
    IDPSSODescriptor: z
      .array(
        z.object({
          protocolSupportEnumeration: z.string(),
          WantAuthnRequestsSigned: z.string().optional(),
          KeyDescriptor: z.array(keyDescriptor).max(20),
          SingleSignOnService: z.array(z.object({ Binding: z.string(), Location: text(1000) })).max(20),
        }),
      )
      .max(5),
  }),
});

/**
 * Reads what a directory's metadata says of it (SAML 2.0 Metadata, 2.4.3 and 2.4.4): one entity that signs people in, by HTTP-Redirect,
 * with a certificate of an RSA key of 2048 bits or more.
 * @throws DirectoryError
 */
export function readMetadata(xml: string): SamlFacts {
  if (DECLARATION.test(xml)) throw new DirectoryError('refused', { cause: new Error('Metadata with a document type') });
  const parser = new XMLParser({
    ...{ ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true },
    ...{ parseTagValue: false, parseAttributeValue: false, isArray: (name) => MANY.has(name) },
  });
  let parsed: z.infer<typeof metadata>['EntityDescriptor'];
  try {
    parsed = metadata.parse(parser.parse(xml, true)).EntityDescriptor;
  } catch (cause) {
    throw new DirectoryError('refused', { cause });
  }
  const role = parsed.IDPSSODescriptor.find((one) => one.protocolSupportEnumeration.split(/\s+/).includes(PROTOCOL));
  const signInUrl = role?.SingleSignOnService.find(({ Binding }) => Binding === REDIRECT)?.Location ?? '';
  const certificates = (role?.KeyDescriptor ?? [])
    .filter(({ use }) => use !== 'encryption')
    .flatMap(({ KeyInfo }) => KeyInfo.X509Data ?? [])
    .flatMap(({ X509Certificate: found }) => found ?? [])
    .map((found) => found.replace(/\s/g, ''))
    .filter(isUsable);
  if (!URL.canParse(signInUrl) || certificates.length === 0)
    throw new DirectoryError('refused', { cause: new Error('Metadata without address or certificate') });
  const wantsSignedRequests = ['true', '1'].includes(role?.WantAuthnRequestsSigned ?? '');
  return { entityId: parsed.entityID, signInUrl, certificates, wantsSignedRequests };
}

function isUsable(certificate: string): boolean {
  try {
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
    return publicKey.asymmetricKeyType === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    // Keys of kinds that nobody here can read are passed over: directories list old and new ones.
    return false;
  }
}
