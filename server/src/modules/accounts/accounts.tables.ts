import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';
import type { SamlFacts } from '../../providers/sign-on/sign-on-port.ts';

type BrandSignOnTable = {
  brand_id: string;
  directory_id: string;
  protocol: 'oidc' | 'saml';
  issuer: string;
  client_id: string;
  sealed_secret: string;
  metadata_url: string;
  saml_facts: ColumnType<SamlFacts | null, string | null, string | null>;
  asks_second_factor: boolean;
  is_on: boolean;
  tested_at: OptionalTimestamp;
  tested_as: Generated<string>;
  revision: Generated<number>;
  changed_at: Timestamp;
};

type SignOnConsentsTable = {
  org_id: string;
  brand_id: string;
  issuer: string;
  admits_new: boolean;
  asks_second_factor: boolean;
  is_enforced: boolean;
  revision: Generated<number>;
  agreed_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    brand_sign_on: BrandSignOnTable;
    sign_on_consents: SignOnConsentsTable;
  }
}
