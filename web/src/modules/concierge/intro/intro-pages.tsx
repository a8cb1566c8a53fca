import { ExpertTalk } from '../../../illustrations/expert-talk.tsx';
import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { WeaknessList } from '../../../illustrations/weakness-list.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { introPages as texts } from './intro.texts.ts';

/** Pages of the introduction to the concierge, in order. */
export const introPages = (): readonly ModuleIntroPage[] => [
  {
    title: say(texts.title),
    text: [say(texts.youDoNotNeed), say(texts.theyLookAtYour)],
    picture: <ExpertTalk />,
  },
  {
    title: say(texts.weakPointsAndWhat),
    text: [say(texts.whatTheConciergeFinds), say(texts.eachHasAPdf)],
    picture: <WeaknessList />,
  },
  {
    title: say(texts.stuck),
    text: [say(texts.buttonEverywhere), say(texts.weEmailYouWhen)],
    picture: <MailSent />,
  },
];
