import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { Medal } from '../../../illustrations/medal.tsx';
import { TrainingClass } from '../../../illustrations/training-class.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { introPages as texts } from './intro.texts.ts';

/** Pages of the introduction to the training, in order. */
export const introPages = (): readonly ModuleIntroPage[] => [
  {
    title: say(texts.title),
    text: [say(texts.anEmailThatLooks), say(texts.twelveCoursesOfAbout)],
    picture: <TrainingClass />,
  },
  {
    title: say(texts.yourTeamNeedsNo),
    text: [say(texts.youAddPeopleOne), say(texts.theyReadShortLessons)],
    picture: <MailSent />,
  },
  {
    title: say(texts.youSeeWhoNeeds),
    text: [say(texts.yourTeamsPageShows), say(texts.completedCoursesGiveCertificates)],
    picture: <Medal />,
  },
];
