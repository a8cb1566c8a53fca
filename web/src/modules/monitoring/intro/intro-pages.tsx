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
      'Most attacks on small firms are not personal. Programs search the whole internet, day and night, for websites with a known weak spot: old software, a forgotten backup, a certificate that ran out.',
      'A scan looks for the same weak spots first, and tells you about them before somebody else finds them.',
    ],
    picture: <FirstScan />,
  },
  {
    title: 'Nothing on your website is changed',
    text: [
      'You choose how deep a scan looks. The Lightning and Safe levels only open pages, as a visitor does, and never faster than your website can take.',
      'You only need the address, and the permission of whoever owns the website. You can stop a scan at any time.',
    ],
    picture: <Permission />,
  },
  {
    title: 'It runs by itself',
    text: [
      'Add a website, choose a day, and scans repeat as often as your plan allows. New weaknesses become known every week, so a website that was fine in spring may not be in autumn.',
      'Setting it up takes about two minutes. After each scan we send you a mail.',
    ],
    picture: <MonitoringWatch />,
  },
  {
    title: 'You learn what to do, and who can do it',
    text: [
      'Every finding says what it is, why it matters to a firm like yours, how to fix it step by step, and who can do that: you, your web developer or your hosting provider.',
      'Reports as PDF, by OWASP or for PCI DSS, are ready for customers, insurers and auditors.',
    ],
    picture: <FixList />,
  },
];
