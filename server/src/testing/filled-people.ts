import { randomUUID } from 'node:crypto';
import { normalizeRecoveryCode } from '@portal/domain/accounts/recovery-code.ts';
import { newTotpSecret } from '../modules/accounts/second-factor/totp.ts';
import { seal } from '../system/sealed-box.ts';
import { hashToken } from '../system/tokens.ts';
import type { InsertRow } from './insert-row.ts';

const HOUR_MS = 60 * 60_000;

/** A colleague, an invited one, and what the member has: another session, a second factor, a consent. */
export async function fillPeople(
  insert: InsertRow,
  {
    orgId,
    userId,
    marker,
    secondFactorKey,
  }: { orgId: string; userId: string; marker: string; secondFactorKey: Buffer },
  now: Date,
) {
  const ids = {
    colleagueId: randomUUID(),
    otherSessionId: randomUUID(),
    inviteId: randomUUID(),
    passkeyId: randomUUID(),
  };
  const later = new Date(now.getTime() + HOUR_MS);
  await insert('users', {
    user_id: ids.colleagueId,
    org_id: orgId,
    identity_subject: randomUUID(),
    email: `colleague-${marker}@firm.example`,
    first_name: marker,
    created_at: now,
  });
  await insert('organisation_countries', { org_id: orgId, code: 'us', state: 'CA', position: 0 });
  await insert('sessions', {
    session_id: ids.otherSessionId,
    token_hash: hashToken(`session ${marker}`),
    user_id: userId,
    created_at: now,
    active_at: now,
    expires_at: later,
    ip: '10.0.0.1',
    user_agent: marker,
  });
  await insert('second_factors', {
    user_id: userId,
    sealed_secret: seal(secondFactorKey, newTotpSecret()),
    last_step: 0,
    turned_on_at: now,
  });
  await insert('passkeys', {
    passkey_id: ids.passkeyId,
    user_id: userId,
    credential_id: randomUUID(),
    public_key: Buffer.from(marker),
    name: marker,
    sign_count: 0,
    transports: ['internal'],
    may_be_backed_up: false,
    is_backed_up: false,
    created_at: now,
  });
  await insert('recovery_codes', { user_id: userId, code_hash: hashToken(normalizeRecoveryCode(marker)) });
  await insert('sign_on_settings', {
    ...{ org_id: orgId, issuer: 'https://directory.example', client_id: marker, changed_at: now, revision: 1 },
    sealed_secret: seal(secondFactorKey, marker),
  });
  await insert('sign_on_keepers', { org_id: orgId, user_id: ids.colleagueId });
  await insert('sign_on_links', {
    ...{ org_id: orgId, user_id: ids.colleagueId, issuer: 'https://directory.example' },
    ...{ subject: marker, linked_at: now },
  });
  await insert('sign_on_attempts', {
    ...{ state_hash: hashToken(`state ${marker}`), org_id: orgId, pre_session_hash: hashToken(marker) },
    ...{ sealed_attempt: seal(secondFactorKey, {}), expires_at: later },
  });
  await insert('invites', {
    invite_id: ids.inviteId,
    org_id: orgId,
    token_hash: hashToken(marker),
    email: `invited-${marker}@firm.example`,
    first_name: marker,
    invited_by: userId,
    created_at: now,
    expires_at: later,
  });
  await insert('marketing_consents', {
    consent_id: randomUUID(),
    user_id: userId,
    kind: 'usage',
    consent_text: marker,
    ip: '10.0.0.1',
    at: now,
  });
  return ids;
}
