import fc from 'fast-check';
import { RISK_VECTOR_SLUGS, type RiskVectorSlug } from '../../ratings/risk-vectors.ts';
import type { OutsideFacts, SeenOutside } from '../outside-facts.ts';

const letter = fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'D' as const, 'F' as const);

/** Any look from outside, of the portal's own model or of a provider with letters alone. */
export const anyOutside: fc.Arbitrary<OutsideFacts> = fc.record({
  day: fc.constant('Nov 22, 2026'),
  grades: fc.dictionary(fc.constantFrom<string>(...RISK_VECTOR_SLUGS), letter, {
    noNullPrototype: true,
  }) as fc.Arbitrary<OutsideFacts['grades']>,
  findings: fc.option(
    fc.array(
      fc.record<SeenOutside>({
        vector: fc.constantFrom<RiskVectorSlug>('spf', 'dkim', 'open_ports', 'ssl_certificates', 'server_software'),
        kind: fc.constantFrom('dmarc-enforced', 'dmarc-not-enforced', 'port-remote-control', 'server-end-of-life'),
        grade: fc.constantFrom('GOOD' as const, 'WARN' as const, 'BAD' as const, 'NEUTRAL' as const),
        count: fc.integer({ min: 1, max: 30 }),
      }),
      { maxLength: 8 },
    ),
  ),
});
