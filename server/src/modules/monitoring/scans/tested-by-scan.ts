import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { type NotTestedReason, notTestedReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { z } from 'zod';
import { testedChecks } from '../../../documents/scans/tested-checks.ts';

const notTestedSchema = z.array(z.object({ checkId: z.string(), reason: z.string() }));

/** Checks that a scan left out, or did not do wholly, as they are stored with it. */
export type NotTestedCheck = z.output<typeof notTestedSchema>[number];

/** What a scan left out, as it is stored with it. */
export const readNotTested = (stored: unknown): NotTestedCheck[] => notTestedSchema.parse(stored);

/** Where only one variant of a check is left out; its other ones were looked for. */
const VARIANTS: Readonly<Partial<Record<NotTestedReason, string>>> = {
  DNSSEC_UNKNOWN: 'dnssec-missing',
  NO_CALLBACK_XML: 'xml-calls-out',
};

function variantOf(reason: string): string | undefined {
  const name = notTestedReason(reason);
  return name === null ? undefined : VARIANTS[name];
}

/** The check that stands for all that engines outside the portal find. */
const OUTSIDE_CHECK = 'X01';

/**
 * Tells what a scan of this level looked for wholly, from what it says it did not test. An engine outside the portal looks again for
 * what such engines find, and for nothing that the portal's own one does.
 */
export function hasTestedBy(
  engine: string,
  level: ScanLevel,
  stored: unknown,
): (finding: { checkId: string; variant: string }) => boolean {
  if (engine !== 'builtin') return ({ checkId }) => checkId === OUTSIDE_CHECK;
  const notTested = readNotTested(stored);
  const whole = notTested.filter(({ reason }) => variantOf(reason) === undefined);
  const tested = new Set(
    testedChecks(
      level,
      whole.map((check) => ({ ...check, name: check.checkId })),
    ),
  );
  const variants = new Set(notTested.map(({ checkId, reason }) => `${checkId} ${variantOf(reason) ?? ''}`));
  return ({ checkId, variant }) => tested.has(checkId) && !variants.has(`${checkId} ${variant}`);
}
