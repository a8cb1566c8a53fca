import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { describe, expect, test } from 'vitest';
import type { LookRequest, RatingsPort } from './ratings-port.ts';

const GRADES = ['GOOD', 'FAIR', 'WARN', 'BAD', 'NEUTRAL'];

export const lookRequest = (changes: Partial<LookRequest> = {}): LookRequest => ({
  companyName: 'Harbor Bakery Ltd',
  industry: 'RETAIL',
  url: 'https://harbor-bakery.example/',
  domain: 'harbor-bakery.example',
  dkimSelectors: [],
  scanHistory: null,
  ...changes,
});

/** What everybody who rates firms has to do. `create` is asked anew for each test; harbor-bakery.example is there, nobody.example is not. */
export function describeRatings(name: string, create: () => RatingsPort): void {
  const never = new AbortController().signal;

  describe(`${name} as a provider of ratings`, () => {
    test('says of each of the 22 vectors once whether it was measured, and grades findings of those alone', async () => {
      const outcome = await create().look(lookRequest(), never);
      if (outcome.kind !== 'seen') throw new Error(`The look ended as ${outcome.kind}`);
      const { measurement } = outcome;
      expect(measurement.domain).toBe('harbor-bakery.example');
      expect(measurement.outcomes.map(({ vector }) => vector).sort()).toEqual([...RISK_VECTOR_SLUGS].sort());
      const measured = new Set(measurement.outcomes.flatMap((one) => (one.measured ? [one.vector] : [])));
      expect(measured.size).toBeGreaterThan(0);
      for (const { vector, grade, asset, kind } of measurement.findings) {
        expect(GRADES).toContain(grade);
        if (grade !== 'NEUTRAL') expect(measured).toContain(vector);
        expect([asset, kind].every((text) => text !== '')).toBe(true);
      }
    });

    test('a firm that is not there gives nothing', async () => {
      const request = lookRequest({ url: 'https://nobody.example/', domain: 'nobody.example' });
      expect(await create().look(request, never)).toEqual({ kind: 'nothing-answered' });
    });

    test('a look that is not wanted any more ends with the reason', async () => {
      const stopped = new AbortController();
      const look = create().look(lookRequest(), stopped.signal);
      stopped.abort(new Error('laid down'));
      await expect(look).rejects.toThrow('laid down');
      await expect(create().look(lookRequest(), stopped.signal)).rejects.toThrow('laid down');
    });

    test('a report of its own is a PDF, or none; nobody has one of a firm that is not there', async () => {
      const report = await create().makeReport(lookRequest(), never);
      if (report !== null) expect(Buffer.from(report.subarray(0, 5)).toString()).toBe('%PDF-');
      expect(await create().makeReport(lookRequest({ domain: 'nobody.example' }), never)).toBeNull();
      await expect(create().makeReport(lookRequest(), AbortSignal.abort(new Error('laid down')))).rejects.toThrow(
        'laid down',
      );
    });
  });
}
