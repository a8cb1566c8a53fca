import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import type { ColumnType } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type ApiTokensTable = {
  token_id: string;
  /** Null for the provider's. */
  org_id: string | null;
  name: string;
  token_hash: Buffer;
  hint: string;
  scopes: ApiScope[];
  made_by: string;
  made_by_name: string;
  made_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: OptionalTimestamp;
  revoked_at: OptionalTimestamp;
};

type ApiAnswersTable = {
  token_id: string;
  idempotency_key: string;
  org_id: string;
  request_hash: Buffer;
  /** Null while it is being answered. */
  status: ColumnType<number | null, undefined, number | null>;
  answer: ColumnType<unknown, undefined, string | null>;
  asked_at: Timestamp;
};

declare module '../../database/tables.ts' {
  interface Tables {
    api_tokens: ApiTokensTable;
    api_answers: ApiAnswersTable;
  }
}
