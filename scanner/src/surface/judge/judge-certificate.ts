import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { checkCertificate } from '../../checks/transport/p02-certificate.ts';
import { createReport } from '../../findings/report.ts';
import type { ServedCertificate } from '../../tls/read-certificate.ts';
import { NOT_FOR_BROWSERS } from '../usual-names.ts';
import { finding, type Place } from '../vector-look.ts';

const SHORT_RSA_BITS = 2048;
const BROKEN_RSA_BITS = 1024;
const SHORT_CURVE = /^(?:prime192v|secp192|secp160|secp128|secp112|sect1)/;

/** Findings of the certificate that a host sent, as browsers judge it. `now` in epoch milliseconds. */
export function judgeCertificate(
  served: ServedCertificate,
  host: string,
  now: number,
  place: Place,
): readonly SurfaceFinding[] {
  const seen = new Map<string, Finding>();
  checkCertificate(
    served,
    { url: `https://${host.includes(':') ? `[${host}]` : host}/`, host, now },
    createReport(seen, null),
  );
  const findings = [...seen.values()].flatMap(({ variant, evidence: { note } }) =>
    fromVariant(variant, note, host, place),
  );
  findings.push(...judgeKey(served, place));
  if (findings.length > 0) return findings;
  const { validTo, issuer } = served.certificate;
  const by = /^O=(.+)$/m.exec(issuer)?.[1] ?? /^CN=(.+)$/m.exec(issuer)?.[1] ?? 'an authority';
  const until = new Date(validTo).toISOString().slice(0, 10);
  return [finding('certificate-good', 'GOOD', place, `Issued by ${by} for ${host}, valid until ${until}.`)];
}

function fromVariant(variant: string, note: string, host: string, place: Place): readonly SurfaceFinding[] {
  switch (variant) {
    case 'certificate-expired':
    case 'certificate-not-yet-valid':
      return [finding('certificate-outside-dates', 'BAD', place, note)];
    case 'certificate-expires-soon':
      return [finding('certificate-expires-soon', 'FAIR', place, note)];
    case 'certificate-wrong-host':
      return [finding('certificate-wrong-host', NOT_FOR_BROWSERS.test(host) ? 'WARN' : 'BAD', place, note)];
    case 'certificate-self-signed':
      return [finding('certificate-self-signed', 'BAD', place, note)];
    case 'certificate-chain-incomplete':
      return [finding('certificate-chain-incomplete', 'WARN', place, note)];
    case 'certificate-weak-signature':
      return [finding('certificate-weak-signature', 'BAD', place, note)];
    default:
      return [finding('certificate-untrusted', 'BAD', place, note)];
  }
}

function judgeKey({ certificate }: ServedCertificate, place: Place): readonly SurfaceFinding[] {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
  const bits = details?.modulusLength;
  if (type === 'rsa' && bits !== undefined && bits < SHORT_RSA_BITS)
    return [
      finding('certificate-short-key', bits < BROKEN_RSA_BITS ? 'BAD' : 'WARN', place, `The RSA key has ${bits} bits.`),
    ];
  const curve = details?.namedCurve;
  if (type === 'ec' && curve !== undefined && SHORT_CURVE.test(curve))
    return [finding('certificate-short-key', 'BAD', place, `The key is on the curve ${curve}.`)];
  return [];
}
