import type { CallOutput } from '../../../api/calls.ts';

/** A brand's directory as it is set and used. */
export type BrandSignOnState = CallOutput<'readBrandSignOn'>['data'];
