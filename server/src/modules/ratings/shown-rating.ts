import { ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS } from '@portal/domain/ratings/risk-vectors.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { findFirmDetails } from '../profile/public.ts';
import { companyAddress } from './company-address.ts';
import { findMeasurement } from './looks/measurements.store.ts';

/** The current rating as others are shown it; `null` grades were not measured. */
export type ShownRating = {
  readonly rating: number;
  readonly band: string;
  /** A day such as "2026-11-22", in UTC. */
  readonly ratedOn: string;
  readonly vectors: { readonly name: string; readonly grade: string | null }[];
};

/** The rating of the organisation's current website; null while there isn't one. */
export async function readShownRating(tx: OrgTransaction, orgId: string, say: Say): Promise<ShownRating | null> {
  const { companyUrl } = await findFirmDetails(tx);
  const address = companyAddress(companyUrl);
  const latest = address === null ? null : await findMeasurement(tx, orgId, address.domain);
  if (latest === null || latest.rating === null) return null;
  return {
    rating: latest.rating,
    band: say(ratingBand(latest.rating).name),
    ratedOn: latest.onDay,
    vectors: RISK_VECTOR_SLUGS.map((vector) => {
      const grade = latest.vectors[vector]?.grade ?? 'N/A';
      return { name: say(RISK_VECTORS[vector].name), grade: grade === 'N/A' ? null : grade };
    }),
  };
}
