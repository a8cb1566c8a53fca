import type { SurfaceMeasurement } from '@portal/domain/ratings/attack-surface.ts';
import { measureAttackSurface } from '../src/surface/measure-attack-surface.ts';
import type { SurfaceOptions } from '../src/surface/surface-options.ts';
import { type FirmWish, startFirm } from './start-firm.ts';

/** What a look at a firm gave, in short. */
export type FirmLook = {
  readonly result: SurfaceMeasurement;
  /** "kind GRADE asset" of each finding, with the ports of this run left out. */
  readonly told: readonly string[];
  /** Vectors without a grade, and why. */
  readonly reasons: Readonly<Record<string, string>>;
  /** "GET /path" of each request that the firm's websites saw. */
  readonly requests: readonly string[];
};

/** Starts a firm's servers, looks at it from outside, and stops them. */
export async function measureFirm(wish: FirmWish, options: Partial<SurfaceOptions> = {}): Promise<FirmLook> {
  const firm = await startFirm(wish);
  try {
    const result = await measureAttackSurface({
      url: 'https://www.firm.example/',
      allowedHosts: ['127.0.0.1'],
      dnsServers: [firm.dnsServer],
      userAgentContact: 'https://portal.example/scanning',
      trustedCertificates: [firm.trustedCertificate],
      webPorts: firm.webPorts,
      ports: [firm.webPorts.http, firm.webPorts.https],
      signal: new AbortController().signal,
      now: Date.now,
      ...options,
    });
    const told = result.findings.map(({ kind, grade, asset }) => `${kind} ${grade} ${asset.replace(/:\d+$/, ':port')}`);
    const reasons = Object.fromEntries(
      result.outcomes.flatMap((outcome) => (outcome.measured ? [] : [[outcome.vector, outcome.reason]])),
    );
    return { result, told, reasons, requests: firm.requests() };
  } finally {
    await firm.close();
  }
}
