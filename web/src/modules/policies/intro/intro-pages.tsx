import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { VersionsPicture } from './versions-picture.tsx';

/** Pages of the introduction to policies, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'Rules that everybody knows',
    text: [
      'Who may install software? What happens when a laptop is lost? In most small firms the answer is in somebody’s head, until that person is on vacation.',
      'A policy writes it down, in plain words, once. Customers, insurers and auditors ask for the same papers.',
    ],
    picture: <PolicyPapers />,
  },
  {
    title: 'Ready texts, made yours by a few questions',
    text: [
      'Choose a policy from the library. It is complete, and it is written for firms like yours.',
      'Some words in it are yours to choose: who decides, how many days, which programs. Press one and answer the question; the text changes before your eyes. Most policies take a quarter of an hour.',
    ],
    picture: <AnswerPicture />,
  },
  {
    title: 'Approved, dated, never lost',
    text: [
      'Approve it, and it holds: with your name, the date, and a PDF to hand out. What was approved is never changed; a change makes a new version.',
      'You always see who changed what and when, and we remind you when a policy is due for review.',
    ],
    picture: <VersionsPicture />,
  },
];
