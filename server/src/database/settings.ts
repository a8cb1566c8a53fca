/** Role under which the portal works: it owns no table and does not bypass row-level security. */
export const APP_ROLE = 'portal_app';
