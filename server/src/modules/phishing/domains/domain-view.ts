import { PROOF_RECORD_LABEL } from '@portal/domain/phishing/phishing-limits.ts';
import type { DomainState } from '@portal/domain/phishing/phishing-states.ts';
import type { DomainRow } from './domains.store.ts';

/** Below the domain that is to be proved. */
export const proofRecordName = (domain: string): string => `${PROOF_RECORD_LABEL}.${domain}`;

/** A domain as pages show it. */
export function domainView(row: DomainRow, now: Date) {
  const hasCode = row.code_hash !== null && row.code_expires_at !== null && row.code_expires_at > now;
  return {
    domainId: row.domain_id,
    domain: row.domain,
    state: stateOf(row, now),
    provedBy: row.proved_by,
    provedAt: row.proved_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    record: { name: proofRecordName(row.domain), value: row.record_value },
    codeSentTo: hasCode ? row.code_sent_to : null,
    codeExpiresAt: hasCode ? (row.code_expires_at?.toISOString() ?? null) : null,
  };
}

function stateOf({ expires_at: expiresAt }: DomainRow, now: Date): DomainState {
  if (expiresAt === null) return 'waiting';
  return expiresAt > now ? 'proved' : 'expired';
}
