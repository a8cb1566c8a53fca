import { type ModulePages, menuPages } from '../../portal/modules/browser-page.ts';

const page = () => import('./concierge-page.tsx');
const LISTS = ['messages', 'weaknesses', 'requests'];

export default {
  pages: ['/concierge', '/cyberConcierge'].flatMap((place) => [
    ...menuPages('cyberconcierge', page, [place]),
    ...menuPages('cyberconcierge', page, [`${place}/$tab`], { tab: [...LISTS, 'about'] }),
    ...menuPages('cyberconcierge', page, [`${place}/$tab/$item`], { tab: LISTS }),
  ]),
  consoleLists: ['weaknesses', 'help-requests', 'concierge-messages', 'canned-answers'],
  consoleItems: ['weaknesses', 'help-requests', 'concierge-messages'],
} satisfies ModulePages;
