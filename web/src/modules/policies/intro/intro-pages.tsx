import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { introPages as texts } from './intro.texts.ts';
import { VersionsPicture } from './versions-picture.tsx';

/** Pages of the introduction to policies, in order. */
export const introPages = (): readonly ModuleIntroPage[] => [
  {
    title: say(texts.rules),
    text: [say(texts.whoMayInstall), say(texts.inWriting)],
    picture: <PolicyPapers />,
  },
  {
    title: say(texts.readyMade),
    text: [say(texts.chooseAPolicy), say(texts.yourWords)],
    picture: <AnswerPicture />,
  },
  {
    title: say(texts.neverLost),
    text: [say(texts.onceApproved), say(texts.whoChangedWhat)],
    picture: <VersionsPicture />,
  },
];
