import { lazy } from 'react';

/** What the link in a ticket's email opens. */
export default {
  ticket: lazy(() => import('./ticket-page.tsx')),
};
