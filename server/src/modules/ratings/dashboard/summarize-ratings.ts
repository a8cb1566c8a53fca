import type { ratingsSummary } from '@portal/contract/dashboard/dashboard.schemas.ts';
import type { z } from 'zod';
import { companyAddress } from '../company-address.ts';
import type { RatingFacts } from './rating-facts.store.ts';

/** What the attack surface amounts to on the dashboard: nothing of a domain that is no longer the firm's. */
export function summarizeRatings({ companyUrl, domain, latest }: RatingFacts): z.output<typeof ratingsSummary> {
  const isOwn = domain !== null && companyAddress(companyUrl)?.domain === domain;
  return { rating: isOwn ? (latest?.rating ?? null) : null };
}
