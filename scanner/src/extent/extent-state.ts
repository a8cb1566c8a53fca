import { LEFT_REASONS } from '@portal/domain/monitoring/extent/scan-extent.ts';
import { z } from 'zod';

/** What became of one thing so far; "@" and a key: what becomes of that address. */
const fate = z.union([z.enum(['TRIED', 'QUEUED', ...LEFT_REASONS]), z.string().startsWith('@')]);
export type Fate = z.infer<typeof fate>;

const fates = z.record(z.string(), fate);

/** Everything that a scan found of a website, by a short hash, and what became of it. */
export const extentStateSchema = z.object({
  addresses: fates,
  forms: fates,
  inputs: fates,
  isMore: z.boolean(),
  /** Why what is still queued at the end was not tried. */
  ended: z.enum(LEFT_REASONS).nullable(),
});
export type ExtentState = z.infer<typeof extentStateSchema>;

export const newExtentState = (): ExtentState => ({ addresses: {}, forms: {}, inputs: {}, isMore: false, ended: null });
