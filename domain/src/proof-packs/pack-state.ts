/** How a proof pack stands; one that was taken back stays so after its last day. */
export const PACK_STATES = ['making', 'failed', 'ready', 'expired', 'revoked'] as const;
export type PackState = (typeof PACK_STATES)[number];

/** What is kept of a pack. */
export interface PackRecord {
  readonly status: 'making' | 'failed' | 'ready';
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** The state of a pack at an instant; its last moment still counts. */
export function packState({ status, expiresAt, revokedAt }: PackRecord, now: Date): PackState {
  if (revokedAt !== null) return 'revoked';
  return now > expiresAt ? 'expired' : status;
}
