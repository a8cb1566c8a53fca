/** Role under which the portal works: it owns no table, does not bypass row-level security, and sees one organisation's rows at most. */
export const APP_ROLE = 'portal_app';

/** The application's role with all rows in sight, taken for single transactions. */
export const SYSTEM_ROLE = 'portal_system';
