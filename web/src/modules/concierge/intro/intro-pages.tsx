import { ExpertTalk } from '../../../illustrations/expert-talk.tsx';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { WeaknessList } from '../../../illustrations/weakness-list.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';

/** Pages of the introduction to the concierge, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'Security experts on your side',
    text: [
      'You do not need to be an expert, and you do not need to hire one. Your cyber concierge is a team of people who do this every day.',
      'They look at your security with you, tell you what matters, and answer your questions in plain words.',
    ],
    picture: <ExpertTalk />,
  },
  {
    title: 'Weak points, and what to do about them',
    text: [
      'What the concierge finds appears under Weaknesses: the worst first, with what it means for a company like yours and how to fix it.',
      'Each has a PDF for the person who fixes it. When it is fixed, tell the concierge, who checks it and updates its status.',
    ],
    picture: <WeaknessList />,
  },
  {
    title: 'Stuck? Press “I need help”',
    text: [
      'Weaknesses, website findings and policies have an “I need help” button. Say what you want to know, add a screenshot if you like, and send.',
      'We email you when the answer is here, under Help requests, with everything said so far.',
    ],
    picture: <MailSent />,
  },
];
