import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { findFirmDetails } from '../profile/public.ts';
import { companyAddress } from './company-address.ts';
import { findRatedCompany } from './looks/rated-companies.store.ts';
import { readRatingTexts } from './rating-texts.ts';

/** A kind of finding of one vector, as raises name it. */
export type RaiseName = { readonly vector: string; readonly kind: string };

/** How what a raise would fix stands. */
export type RaiseState = {
  /** Where it is there now. */
  readonly assets: readonly string[];
  /** Whether the last look could see it: a test that got no answer leaves what was seen before. */
  readonly wasTested: boolean;
  readonly isMeasuring: boolean;
  /** End of the last look. */
  readonly lookedAt: Date | null;
};

const LOWERING = ['FAIR', 'WARN', 'BAD'] as const;

/** How the findings of such kinds stand, in the order asked; null for one that was never seen at the firm's own website. */
export async function readRaiseStates(
  tx: OrgTransaction,
  orgId: string,
  names: readonly RaiseName[],
): Promise<readonly (RaiseState | null)[]> {
  if (names.length === 0) return [];
  const domain = companyAddress((await findFirmDetails(tx)).companyUrl)?.domain ?? '';
  const company = await findRatedCompany(tx, orgId);
  const rows = await tx
    .selectFrom('rating_findings')
    .select(['vector', 'kind', 'asset', 'grade', 'gone_at', 'last_seen_at'])
    .where('domain', '=', domain)
    .where('kind', 'in', [...new Set(names.map(({ kind }) => kind))])
    .orderBy('asset')
    .execute();
  return names.map(({ vector, kind }) => {
    const own = rows.filter((row) => row.vector === vector && row.kind === kind);
    if (own.length === 0) return null;
    const there = own.filter(({ grade, gone_at }) => gone_at === null && LOWERING.some((low) => low === grade));
    const lookedAt = company?.looked_at ?? null;
    return {
      assets: there.map(({ asset }) => asset),
      wasTested: lookedAt !== null && there.every(({ last_seen_at }) => last_seen_at >= lookedAt),
      isMeasuring: company?.state === 'measuring',
      lookedAt,
    };
  });
}

/** What is to be said about a kind of finding; null for an unknown one. */
export function describeRaise(
  { vector, kind }: RaiseName,
  language: Language,
): {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly fix: readonly string[];
  readonly who: string;
} | null {
  const { kinds, vectors } = readRatingTexts(language);
  const text = kinds[kind];
  const about = Object.entries(vectors).find(([slug]) => slug === vector)?.[1];
  if (text === undefined || about === undefined) return null;
  return { title: text.title, what: about.description, why: text.why, fix: text.fix, who: text.who };
}
