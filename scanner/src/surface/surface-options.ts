import type { SurfaceMeasurement } from '@portal/domain/ratings/attack-surface.ts';

/** A known weakness that the firm's own scans saw. */
export interface SeenWeakness {
  /** Host it was seen on. */
  readonly asset: string;
  /** What it is, in words: "jquery 1.12.4, CVE-2020-11022". */
  readonly name: string;
  /** "2020-04-29": the day by which it was known, at the latest the day it was first seen. */
  readonly publishedOn: string;
  /** Day of the first scan without it; null while it is there. */
  readonly goneOn: string | null;
}

/** What the firm's own website scans tell about how fast it fixes; two scans 30 days apart are needed for a grade. */
export interface ScanHistory {
  readonly scans: number;
  /** "2026-01-31". */
  readonly firstScanOn: string;
  readonly lastScanOn: string;
  readonly weaknesses: readonly SeenWeakness[];
  /** Weaknesses that the latest scans saw and that the firm says are none. */
  readonly disputed: number;
}

/** What to look at and how. Everything but `signal` and `now` can be sent to another process. */
export interface SurfaceOptions {
  /** The firm's own address as stored, "https://www.firm.example/". Its registrable domain is what is measured. */
  readonly url: string;
  /** Addresses or names that may be looked at although private, on any port; tests and trials only. */
  readonly allowedHosts: readonly string[];
  /** Host names of the portal itself, which are never looked at unless `allowedHosts` lets them through. */
  readonly ownHosts?: readonly string[];
  /** "address" or "address:port"; the system's when left out. */
  readonly dnsServers?: readonly string[];
  /** A page that tells a site's owner who looks and how to stop it; part of the User-Agent. */
  readonly userAgentContact: string;
  /** DKIM selectors that the firm gave, besides the usual ones. */
  readonly dkimSelectors?: readonly string[];
  /** Certificates in PEM form trusted besides the public ones. */
  readonly trustedCertificates?: readonly string[];
  /** Null or left out without scans of its own. */
  readonly scanHistory?: ScanHistory | null;
  /** Where websites answer; 80 and 443, or the port that `url` names for its scheme. */
  readonly webPorts?: { readonly http: number; readonly https: number };
  /** TCP ports tried on each address; the usual 40 when left out. */
  readonly ports?: readonly number[];
  readonly signal: AbortSignal;
  /** "Now" in epoch milliseconds, for dates of certificates and support. */
  readonly now: () => number;
}

/**
 * The one call of this folder: `measureAttackSurface` in measure-attack-surface.ts. Rejects with the signal's reason when
 * cancelled; whatever cannot be looked at is an outcome with its reason, never an error.
 */
export type MeasureAttackSurface = (options: SurfaceOptions) => Promise<SurfaceMeasurement>;
