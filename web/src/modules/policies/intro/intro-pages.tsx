import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { VersionsPicture } from './versions-picture.tsx';

/** Pages of the introduction to policies, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'Rules that everyone knows',
    text: [
      'Who may install software? What happens when a laptop is lost? In most small companies, the answer is in someone’s head until that person goes on vacation.',
      'A policy puts it in writing once, in plain words. Customers, insurers and auditors all ask for the same documents.',
    ],
    picture: <PolicyPapers />,
  },
  {
    title: 'Ready-made policies that a few questions make yours',
    text: [
      'Choose a policy from the library. It is complete, and it is written for companies like yours.',
      'Some of its words are yours to choose: who decides, how many days, which programs. Press one and answer the question, and the text changes before your eyes. Most policies take 15 minutes.',
    ],
    picture: <AnswerPicture />,
  },
  {
    title: 'Approved, dated, never lost',
    text: [
      'Once you approve it, it applies, with your name, the date, and a PDF to hand out. An approved version is never changed; a change creates a new version.',
      'You can always see who changed what and when, and we remind you when a policy is due for review.',
    ],
    picture: <VersionsPicture />,
  },
];
