import { FirstScan } from '../../../illustrations/first-scan.tsx';
import { MonitoringWatch } from '../../../illustrations/monitoring-watch.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { FixList } from './fix-list-picture.tsx';
import { Permission } from './permission-picture.tsx';

/** Pages of the introduction to website scans, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'See your website as an attacker sees it',
    text: [
      'Most attacks on small companies are not personal. Programs search the whole internet, day and night, for websites with a known weak spot: old software, a forgotten backup, an expired certificate.',
      'A scan looks for the same weak spots and tells you about them before someone else finds them.',
    ],
    picture: <FirstScan />,
  },
  {
    title: 'Nothing on your website is changed',
    text: [
      'You choose how deep a scan looks. The Lightning and Safe levels only open pages, as a visitor does, and never faster than your website can take.',
      'You only need the address and the website owner’s permission. You can stop a scan at any time.',
    ],
    picture: <Permission />,
  },
  {
    title: 'It runs automatically',
    text: [
      'Add a website, choose a day, and scans repeat as often as your plan allows. New weaknesses become known every week, so a website that was fine in the spring may not be in the fall.',
      'Setting it up takes about two minutes. After each scan, we send you an email.',
    ],
    picture: <MonitoringWatch />,
  },
  {
    title: 'You learn what to do, and who can do it',
    text: [
      'Every finding says what it is, why it matters to a company like yours, how to fix it step by step, and who can do that: you, your web developer or your hosting provider.',
      'PDF reports, by OWASP or for PCI DSS, are ready for customers, insurers and auditors.',
    ],
    picture: <FixList />,
  },
];
