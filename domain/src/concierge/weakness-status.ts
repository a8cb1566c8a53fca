/** How a weakness stands, in the order of lists: Open 1 to No Status 4 (spec part 2, section 4). Only the provider changes it. */
export const WEAKNESS_STATUSES = ['Open', 'Resolved', 'Not Relevant', 'No Status'] as const;
export type WeaknessStatus = (typeof WEAKNESS_STATUSES)[number];

/** Place of a status in lists, from 1 (spec part 2, section 4). */
export function statusOrder(status: WeaknessStatus): number {
  return WEAKNESS_STATUSES.indexOf(status) + 1;
}
