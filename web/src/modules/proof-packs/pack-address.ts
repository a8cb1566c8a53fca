import { USUAL_VALID_DAYS, VALID_DAYS, type ValidDays } from '@portal/domain/proof-packs/pack-validity.ts';
import {
  type ChosenParts,
  choose,
  PROOF_DETAILS,
  PROOF_PARTS,
  type ProofPart,
} from '@portal/domain/proof-packs/proof-parts.ts';

export const PACKS_PATH = '/proof-packs';
export const NEW_PACK_PATH = `${PACKS_PATH}/new`;

/** What the form begins with. */
export type PackStart = {
  readonly recipient: string;
  readonly purpose: string;
  readonly validDays: ValidDays;
  /** Null where nothing was chosen yet. */
  readonly parts: ChosenParts | null;
};

/** The form filled in like an earlier pack. */
export function remakePath({
  recipient,
  purpose,
  validDays,
  parts,
}: PackStart & { readonly parts: ChosenParts }): string {
  const query = new URLSearchParams({ for: recipient, days: String(validDays) });
  if (purpose !== '') query.set('purpose', purpose);
  for (const part of PROOF_PARTS) query.set(part, parts[part] ?? '');
  return `${NEW_PACK_PATH}?${query}`;
}

/** What an address asks the form to begin with; what it does not know is left out. */
export function readPackStart(search: string): PackStart {
  const query = new URLSearchParams(search);
  const days = Number(query.get('days'));
  return {
    recipient: query.get('for') ?? '',
    purpose: query.get('purpose') ?? '',
    validDays: VALID_DAYS.find((one) => one === days) ?? USUAL_VALID_DAYS,
    parts: PROOF_PARTS.some((part) => query.has(part)) ? partsIn(query) : null,
  };
}

function partsIn(query: URLSearchParams): ChosenParts {
  return choose(<Part extends ProofPart>(part: Part): ChosenParts[Part] => {
    const known: readonly string[] = PROOF_DETAILS[part];
    const given = query.get(part) ?? '';
    return known.includes(given) ? (given as ChosenParts[Part]) : null;
  });
}
