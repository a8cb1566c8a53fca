import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { bits, der, generalizedTime, integer, objectId, octets, sequence, setOf, truth, utf8 } from './der.ts';

const DAY_MS = 86_400_000;
const SIGNATURES = { sha256: '1.2.840.113549.1.1.11', sha1: '1.2.840.113549.1.1.5' } as const;

/** A certificate with its key, ready for `tls.createServer`. */
export type MadeCertificate = {
  readonly cert: string;
  readonly key: string;
  readonly name: string;
  readonly privateKey: KeyObject;
};

export type CertificateWish = {
  readonly name: string;
  /** Host names and IPv4 addresses it is made out to. */
  readonly hosts?: readonly string[];
  readonly issuer?: MadeCertificate;
  /** Days from now; negative for the past. */
  readonly fromDays?: number;
  readonly toDays?: number;
  readonly keyBits?: number;
  readonly hash?: keyof typeof SIGNATURES;
  readonly isAuthority?: boolean;
  /** Where the issuer's certificate can be fetched (authority information access). */
  readonly issuerUrl?: string;
  /** Who answers for its revocation (OCSP). */
  readonly revocationUrl?: string;
};

const commonName = (name: string) => sequence(setOf(sequence(objectId('2.5.4.3'), utf8(name))));

function extensionsOf(wish: CertificateWish): Buffer {
  const names = (wish.hosts ?? []).map((host) =>
    isIPv4(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host)),
  );
  const list: Buffer[] = [];
  if (names.length > 0) list.push(sequence(objectId('2.5.29.17'), octets(sequence(...names))));
  if (wish.isAuthority) list.push(sequence(objectId('2.5.29.19'), truth(), octets(sequence(truth()))));
  const access = [
    ...accessBy('1.3.6.1.5.5.7.48.2', wish.issuerUrl),
    ...accessBy('1.3.6.1.5.5.7.48.1', wish.revocationUrl),
  ];
  if (access.length > 0) list.push(sequence(objectId('1.3.6.1.5.5.7.1.1'), octets(sequence(...access))));
  return list.length === 0 ? Buffer.alloc(0) : der(0xa3, sequence(...list));
}

const accessBy = (method: string, url: string | undefined) =>
  url === undefined ? [] : [sequence(objectId(method), der(0x86, Buffer.from(url)))];

/** Makes an X.509 certificate (RFC 5280) with its own RSA key; signed by itself without an issuer. */
export function makeCertificate(wish: CertificateWish): MadeCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: wish.keyBits ?? 2048 });
  const hash = wish.hash ?? 'sha256';
  const algorithm = sequence(objectId(SIGNATURES[hash]), der(0x05));
  const now = Date.now();
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    commonName(wish.issuer?.name ?? wish.name),
    sequence(
      generalizedTime(now + (wish.fromDays ?? -30) * DAY_MS),
      generalizedTime(now + (wish.toDays ?? 365) * DAY_MS),
    ),
    commonName(wish.name),
    publicKey.export({ type: 'spki', format: 'der' }),
    extensionsOf(wish),
  );
  const signature = sign(hash, content, wish.issuer?.privateKey ?? privateKey);
  const base64 = sequence(content, algorithm, bits(signature)).toString('base64');
  const cert = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n').trim()}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), name: wish.name, privateKey };
}
