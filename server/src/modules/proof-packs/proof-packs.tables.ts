import type { PackFile, ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { ValidDays } from '@portal/domain/proof-packs/pack-validity.ts';
import type { ProofNames } from '@portal/domain/proof-packs/proof-names.ts';
import type { ChosenParts } from '@portal/domain/proof-packs/proof-parts.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from '../../database/column-types.ts';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type OptionalJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** Everything that a pack tells, as it was when somebody asked for it. */
export type ProofSnapshot = {
  readonly facts: ProofFacts;
  readonly names: ProofNames;
  /** Of who asked for it, which its words are in; absent in packs from before there was another one than English. */
  readonly language?: Language;
};

type ProofPacksTable = {
  pack_id: string;
  org_id: string;
  ordinal: GeneratedAlways<string>;
  request_id: string;
  code: string;
  organisation_name: string;
  recipient: string;
  purpose: Generated<string>;
  parts: Json<ChosenParts>;
  valid_days: ValidDays;
  asked_by: string | null;
  asked_by_name: string;
  asked_at: Timestamp;
  expires_at: Timestamp;
  status: Generated<'making' | 'failed' | 'ready'>;
  tries: Generated<number>;
  snapshot: OptionalJson<ProofSnapshot>;
  file_name: string;
  content: Optional<Buffer>;
  files: OptionalJson<readonly PackFile[]>;
  made_at: OptionalTimestamp;
  revoked_at: OptionalTimestamp;
  revoked_by_name: Optional<string>;
};

declare module '../../database/tables.ts' {
  interface Tables {
    proof_packs: ProofPacksTable;
  }
}
