import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

export default {
  pages: [
    ...menuPages('phishing', () => import('./overview/phishing-page.tsx'), ['/phishing']),
    ...menuPages('phishing', () => import('./new/new-campaign-page.tsx'), ['/phishing/new']),
    ...menuPages('phishing', () => import('./templates/templates-page.tsx'), ['/phishing/templates']),
    ...menuPages('phishing', () => import('./allow-list/allow-list-page.tsx'), ['/phishing/allow-list']),
    ...menuPages('phishing', () => import('./settings/settings-page.tsx'), ['/phishing/settings']),
    ...menuPages('phishing', () => import('./campaign/campaign-page.tsx'), ['/phishing/$campaign']),
  ],
  consoleLists: ['phishing'],
} satisfies ModulePages;
