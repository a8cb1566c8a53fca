import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { Medal } from '../../../illustrations/medal.tsx';
import { TrainingClass } from '../../../illustrations/training-class.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';

/** Pages of the introduction to the training, in order. */
export const INTRO_PAGES: readonly ModuleIntroPage[] = [
  {
    title: 'Most break-ins begin with a person',
    text: [
      'An email that looks like it is from the boss, a call from “support”, a password used twice: attackers ask people to open the door, because that is easier than breaking it.',
      'Twelve courses of about ten minutes, one a month, make your team hard to fool. Short and regular sessions work better than one long day a year.',
    ],
    picture: <TrainingClass />,
  },
  {
    title: 'Your team needs no accounts',
    text: [
      'You add people: one by one, as a list, or from a file. Each person gets an email with a personal link and can start right away, even on a phone.',
      'They read short lessons with scenes from companies like yours, try things out, and take a quiz as often as they need.',
    ],
    picture: <MailSent />,
  },
  {
    title: 'You see who needs a nudge',
    text: [
      'Your team’s page shows who is up to date. Reminders go out automatically: a week before a course is due, on the day, and every week after.',
      'Completed courses give certificates, and a report is ready for customers, insurers and auditors.',
    ],
    picture: <Medal />,
  },
];
