import type { packView } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { packState } from '@portal/domain/proof-packs/pack-state.ts';
import type { z } from 'zod';
import { brandOrigin } from '../../system/brand-origin.ts';
import type { PackRow } from './packs.store.ts';

/** How a pack stands at an instant. */
export function stateOf(row: PackRow, now: Date) {
  return packState({ status: row.status, expiresAt: row.expires_at, revokedAt: row.revoked_at }, now);
}

/** Where whoever is given a pack can check it. */
export function packAddress(brand: Brand, publicUrl: string, code: string): string {
  return `${brandOrigin(brand, publicUrl)}/proof/${code}`;
}

/** A pack as its list shows it. */
export function packViewOf(
  row: PackRow,
  { now, brand, publicUrl }: { readonly now: Date; readonly brand: Brand; readonly publicUrl: string },
): z.input<typeof packView> {
  return {
    packId: row.pack_id,
    recipient: row.recipient,
    purpose: row.purpose,
    parts: row.parts,
    validDays: row.valid_days,
    state: stateOf(row, now),
    askedBy: row.asked_by_name,
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    address: packAddress(brand, publicUrl, row.code),
    code: row.code,
    fileName: row.file_name,
    file: row.files?.[0] ?? null,
  };
}
