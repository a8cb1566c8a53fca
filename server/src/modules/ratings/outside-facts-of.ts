import type { OutsideFacts } from '@portal/domain/facts/outside-facts.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { brandDay } from '../../system/brand-day.ts';
import { companyAddress } from './company-address.ts';
import type { OutsideRow } from './outside-facts.store.ts';
import { daysBetween } from './rate-stored.ts';

/** As long as most findings count in the rating itself; what is older speaks for nothing. */
const COUNTS_FOR_DAYS = 60;

/** What the current website's latest rating tells; null without one, and when it is too old to count. */
export function outsideFactsOf(
  { companyUrl, domain, latest, findings }: OutsideRow,
  { now, locale }: { readonly now: Date } & Pick<Brand, 'locale'>,
): OutsideFacts | null {
  const isCurrent = domain !== null && companyAddress(companyUrl)?.domain === domain;
  if (!isCurrent || latest === null || latest.rating === null) return null;
  if (daysBetween(new Date(`${latest.onDay}T00:00:00Z`), now) > COUNTS_FOR_DAYS) return null;
  const grades = RISK_VECTOR_SLUGS.flatMap((vector) => {
    const grade = latest.vectors[vector]?.grade ?? 'N/A';
    return grade === 'N/A' ? [] : [[vector, grade] as const];
  });
  return {
    day: brandDay(latest.onDay, { locale }),
    grades: Object.fromEntries(grades),
    findings: latest.provider === 'builtin' ? findings : null,
  };
}
