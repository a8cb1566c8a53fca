import type { PageView } from '../checks/page-check.ts';

/** Services that run a customer's site on their own servers and settings. */
const PLATFORMS: readonly (readonly [name: string, isMadeBy: (view: PageView) => boolean])[] = [
  ['Wix', (view) => view.header('x-wix-request-id') !== null || /^wix\.com/i.test(view.page?.generator ?? '')],
  [
    'Shopify',
    (view) =>
      view.header('x-shopid') !== null ||
      view.header('x-shopify-stage') !== null ||
      /shopify/i.test(view.header('powered-by') ?? ''),
  ],
  ['Squarespace', (view) => /^squarespace$/i.test(view.header('server') ?? '')],
];

/** The platform that serves this page, by what only the platform itself sends; null for a site of one's own. */
export const platformOf = (view: PageView): string | null =>
  PLATFORMS.find(([, isMadeBy]) => isMadeBy(view))?.[0] ?? null;
