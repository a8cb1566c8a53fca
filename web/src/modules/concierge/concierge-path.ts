/** Tabs of the concierge, as addresses name them; the first three are the specification's (part 2, section 2). */
export const CONCIERGE_TABS = ['messages', 'weaknesses', 'requests', 'about'] as const;
export type ConciergeTab = (typeof CONCIERGE_TABS)[number];

/** Address of a tab. */
export const tabPath = (tab: ConciergeTab) => `/concierge/${tab}`;

/** Address of a message, a weakness or a help request. */
export const itemPath = (tab: Exclude<ConciergeTab, 'about'>, id: string) => `${tabPath(tab)}/${id}`;
