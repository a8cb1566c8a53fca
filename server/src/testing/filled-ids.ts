/**
 * Ids of the rows that a filled organisation has, one of each kind. What every portal has is added by `filled-organisation.ts`, the rest by
 * the modules, in `testing/NAME.samples.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface FilledOrganisation {}
