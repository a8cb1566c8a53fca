import { lazy } from 'react';

/** What the link of a practice mail opens, and the page where people report mails. */
export default {
  look: lazy(() => import('./look-page.tsx')),
  report: lazy(() => import('./report-page.tsx')),
};
