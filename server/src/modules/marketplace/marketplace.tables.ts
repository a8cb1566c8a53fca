import type { OfferCategory } from '@portal/domain/marketplace/offer-categories.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type PartnersTable = {
  partner_id: string;
  slug: string;
  name: string;
  summary: string;
  about: string;
  website: string;
  created_at: Timestamp;
  version: Generated<number>;
};

type OffersTable = {
  offer_id: string;
  partner_id: string;
  category: OfferCategory;
  title: string;
  what_it_is: string;
  for_whom: string;
  savings_text: string;
  savings_percent: number | null;
  /** Days such as "2026-11-22"; see `pools.ts`. */
  valid_from: string | null;
  valid_until: string | null;
  how_to_redeem: Json<readonly string[]>;
  terms: string;
  link: string;
  is_commission: boolean;
  is_featured: boolean;
  published_at: OptionalTimestamp;
  created_at: Timestamp;
  version: Generated<number>;
};

type HiddenOffersTable = { offer_id: string; hidden_at: Timestamp };

type CodesTable = {
  code_id: string;
  offer_id: string;
  ordinal: GeneratedAlways<string>;
  code: string;
  given_at: OptionalTimestamp;
};

type RedemptionsTable = {
  org_id: string;
  offer_id: string;
  offer_title: string;
  partner_name: string;
  code: string;
  redeemed_by: string | null;
  redeemed_at: Timestamp;
};

type InterestsTable = {
  interest_id: string;
  org_id: string;
  offer_id: string;
  offer_title: string;
  partner_name: string;
  note: string;
  asked_by: string | null;
  asked_by_name: string;
  asked_by_email: string;
  asked_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    marketplace_partners: PartnersTable;
    marketplace_offers: OffersTable;
    marketplace_hidden_offers: HiddenOffersTable;
    marketplace_codes: CodesTable;
    marketplace_redemptions: RedemptionsTable;
    marketplace_interests: InterestsTable;
  }
}
