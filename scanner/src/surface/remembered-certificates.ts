import { readCertificate, type ServedCertificate } from '../tls/read-certificate.ts';
import type { SurfaceContext } from './surface-context.ts';
import { withoutAnswer } from './without-answer.ts';

/** Each host's certificate is read once. */
export function rememberedCertificates(context: SurfaceContext): (host: string) => Promise<ServedCertificate | null> {
  const known = new Map<string, Promise<ServedCertificate | null>>();
  const read = async (host: string) => {
    const { guard, signal, options, webPorts } = context;
    await context.turn(host);
    const trustedCertificates = options.trustedCertificates ?? [];
    return withoutAnswer(readCertificate({ guard, host, port: webPorts.https, trustedCertificates, signal }), null);
  };
  return (host) => {
    const reading = known.get(host) ?? read(host);
    known.set(host, reading);
    return reading;
  };
}
