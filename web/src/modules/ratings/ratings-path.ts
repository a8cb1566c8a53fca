import type { VectorSlug } from './ratings-types.ts';

/** Tabs of the attack surface, in order (spec part 2, section 2). */
export const RATINGS_TABS = ['overview', 'details', 'reports'] as const;
export type RatingsTab = (typeof RATINGS_TABS)[number];

/** Address of a tab; the first is the module's own. */
export const tabPath = (tab: RatingsTab) => (tab === 'overview' ? '/attacksurface' : `/attacksurface/${tab}`);

/** Address of a risk vector's section in the individual analysis. */
export const vectorPath = (vector: VectorSlug) => `${tabPath('details')}#${vector}`;

/** Address of the page that tells how the rating is made. */
export const METHOD_PATH = '/attacksurface/method';
