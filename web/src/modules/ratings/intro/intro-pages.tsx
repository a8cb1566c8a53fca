import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { OutsideView } from '../../../illustrations/outside-view.tsx';
import { RatingScaleDial } from '../../../illustrations/rating-scale-dial.tsx';
import { ReportPages } from '../../../illustrations/report-pages.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';

/** Pages of the introduction to the attack surface, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'Your firm, as the internet sees it',
    text: [
      'Everything of your firm that answers on the internet is your attack surface: your website, your mail, the doors that a server leaves open.',
      'Attackers look at it every day. Here you see what they see, before they make use of it. Nothing is broken into, and nothing has to be installed.',
    ],
    picture: <OutsideView />,
  },
  {
    title: 'One number to follow',
    text: [
      'The rating goes from 250 to 900, like a credit score: below 640 is Basic, from 640 Intermediate, from 740 Advanced.',
      'It is made of 22 risk vectors. What cannot be seen from outside counts neither for nor against you, and each page says so.',
    ],
    picture: <RatingScaleDial />,
  },
  {
    title: 'What to do next',
    text: [
      'The overview lists what would raise your rating, the most first. Individual Analysis tells for each vector what was found, why it matters, how to fix it and who can do that.',
      'We look again every week. What you have fixed shows at the next look, and you can ask for one yourself once a day.',
    ],
    picture: <MailSent />,
  },
  {
    title: 'Something to show',
    text: [
      'Customers, insurers and banks ask how safe you are. The Snapshot Report says it on one page; the Detailed Report has every finding and a plan.',
      'All you need is the address of your website.',
    ],
    picture: <ReportPages />,
  },
];
