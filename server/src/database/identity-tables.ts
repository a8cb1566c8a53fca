import type { Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './column-types.ts';

type IdentitiesTable = {
  subject: string;
  email: string;
  password_hash: string;
  verified_at: Timestamp | null;
  temporary_until: OptionalTimestamp;
  reset_required: Generated<boolean>;
  created_at: Timestamp;
};

type IdentityResetCodesTable = {
  subject: string;
  browser_hash: Buffer;
  code_hash: Buffer;
  expires_at: Timestamp;
  attempts: Generated<number>;
};

type IdentityLinksTable = {
  token_hash: Buffer;
  subject: string;
  purpose: 'verify' | 'reset';
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  sign_up_id: Generated<string | null>;
};

type IdentitySignUpsTable = {
  sign_up_id: string;
  subject: string;
  password_hash: string;
  browser_hash: Buffer;
  device: string;
  created_at: Timestamp;
};

type CognitoResetLinksTable = {
  token_hash: Buffer;
  subject: string;
  email: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

type CognitoProofsSinceTable = { subject: string; since: Timestamp; expires_at: Timestamp };

/** What the identity drivers keep. */
export type IdentityTables = {
  identities: IdentitiesTable;
  identity_reset_codes: IdentityResetCodesTable;
  identity_sign_ups: IdentitySignUpsTable;
  identity_links: IdentityLinksTable;
  cognito_reset_links: CognitoResetLinksTable;
  cognito_proofs_since: CognitoProofsSinceTable;
};
