import { FirstScan } from '../../../illustrations/first-scan.tsx';
import { MonitoringWatch } from '../../../illustrations/monitoring-watch.tsx';
import type { ModuleIntroPage } from '../../../portal/module-intro-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { FixList } from './fix-list-picture.tsx';
import { introPages as texts } from './intro.texts.ts';
import { Permission } from './permission-picture.tsx';

/** Pages of the introduction to website scans, in order. */
export const introPages = (): readonly ModuleIntroPage[] => [
  {
    title: say(texts.title),
    text: [say(texts.mostAttacksOnSmall), say(texts.aScanLooksFor)],
    picture: <FirstScan />,
  },
  {
    title: say(texts.nothingOnYourWebsite),
    text: [say(texts.youChooseHowDeep), say(texts.youOnlyNeedThe)],
    picture: <Permission />,
  },
  {
    title: say(texts.itRunsAutomatically),
    text: [say(texts.addAWebsiteChoose), say(texts.settingItUpTakes)],
    picture: <MonitoringWatch />,
  },
  {
    title: say(texts.youLearnWhatTo),
    text: [say(texts.everyFindingSaysWhat), say(texts.pdfReportsByOwasp)],
    picture: <FixList />,
  },
];
