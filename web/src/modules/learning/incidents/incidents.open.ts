import { lazy } from 'react';

/** What to do when something has happened, for anybody, and for people who have the link of a firm's card. */
export default {
  'incident-help': lazy(() => import('./help-page.tsx')),
  emergency: lazy(() => import('./emergency-page.tsx')),
};
