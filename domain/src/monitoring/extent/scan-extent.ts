import type { SignedInExtent } from '../signed-in/sign-in-failure.ts';

/** What a website consists of for a scan, in the order in which it is told. */
export const EXTENT_PARTS = ['addresses', 'forms', 'inputs'] as const;
export type ExtentPart = (typeof EXTENT_PARTS)[number];

/** Why something that a scan found was not tried, in the order in which it is told. */
export const LEFT_REASONS = [
  'LEVEL',
  'ALIKE',
  'OUTSIDE',
  'FILE',
  'ROBOTS',
  'WARNED',
  'SPARED',
  'SPENT',
  'MACHINE',
  'KIND',
  'PLATFORM',
  'SILENT',
  'REQUESTS',
  'TIME',
  'STOPPED',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** How many were found, how many of them tried, and how many left for each reason: `found` is the sum of the others. */
export type ExtentCounts = {
  readonly found: number;
  readonly tried: number;
  readonly left: Readonly<Partial<Record<LeftReason, number>>>;
};

/** How much of a website a scan tried. */
export type ScanExtent = Readonly<Record<ExtentPart, ExtentCounts>> & {
  /** There was more of something than a scan keeps count of, so `found` is the least. */
  readonly isMore: boolean;
  /** Of what the website's owner described, where there is such a description. */
  readonly operations?: { readonly found: number; readonly tried: number } | undefined;
  /** Of scans that were to sign in. */
  readonly signedIn?: SignedInExtent | undefined;
};
