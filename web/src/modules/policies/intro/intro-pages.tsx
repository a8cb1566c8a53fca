import { PolicyPapers } from '../../../illustrations/policy-papers.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { introPages as texts } from './intro.texts.ts';
import { VersionsPicture } from './versions-picture.tsx';

/** Pages of the introduction to policies, in order. */
export const introPages = (): readonly ModuleIntroPage[] => [
  {
    title: say(texts.title),
    text: [say(texts.whoMayInstallSoftware), say(texts.aPolicyPutsIt)],
    picture: <PolicyPapers />,
  },
  {
    title: say(texts.readyMadePoliciesThat),
    text: [say(texts.chooseAPolicyFrom), say(texts.someOfItsWords)],
    picture: <AnswerPicture />,
  },
  {
    title: say(texts.approvedDatedNeverLost),
    text: [say(texts.onceYouApproveIt), say(texts.youCanAlwaysSee)],
    picture: <VersionsPicture />,
  },
];
