import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { OutsideView } from '../../../illustrations/outside-view.tsx';
import { RatingScaleDial } from '../../../illustrations/rating-scale-dial.tsx';
import { ReportPages } from '../../../illustrations/report-pages.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';

/** Pages of the introduction to the attack surface, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'Your company, as the internet sees it',
    text: [
      'Everything your company has on the internet is your attack surface: your website, your email, the doors a server leaves open.',
      'Attackers look at it every day. Here you see what they see, before they use it. We do not break into anything, and you do not have to install anything.',
    ],
    picture: <OutsideView />,
  },
  {
    title: 'One number to follow',
    text: [
      'The rating goes from 250 to 900, like a credit score: below 640 is Basic, from 640 Intermediate, from 740 Advanced.',
      'It is based on 22 risk vectors. Anything that cannot be seen from the outside counts neither for nor against you, and each page says so.',
    ],
    picture: <RatingScaleDial />,
  },
  {
    title: 'What to do next',
    text: [
      'The overview lists what would raise your rating, biggest gain first. For each vector, Individual Analysis shows what was found, why it matters, how to fix it and who can do that.',
      'We check again every week. Your fixes show up at the next check, and you can request one yourself once a day.',
    ],
    picture: <MailSent />,
  },
  {
    title: 'Something to show',
    text: [
      'Customers, insurers and banks ask how safe you are. The Snapshot Report answers on one page; the Detailed Report has every finding and a plan.',
      'All you need is the address of your website.',
    ],
    picture: <ReportPages />,
  },
];
