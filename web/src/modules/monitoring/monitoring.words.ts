import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { monitoringWords as texts } from './monitoring.texts.ts';

export default {
  activity: {
    'website.added': texts.addedAWebsite,
    'website.changed': texts.changedAWebsite,
    'website.proved': texts.provedOwnershipOfA,
    'website.check-on': texts.turnedOnAnExtra,
    'website.check-off': texts.turnedOffAnExtra,
    'website.sign-in-saved': texts.savedASignIn,
    'website.sign-in-tried': texts.triedASignIn,
    'website.sign-in-on': texts.letScansSignIn,
    'website.sign-in-off': texts.stoppedScansSigningIn,
    'website.sign-in-removed': texts.removedASignIn,
    'website.description-saved': texts.savedAnApiDescription,
    'website.description-removed': texts.removedAnApiDescription,
    'website.removed': texts.removedAWebsite,
    'schedule.created': texts.scheduledScans,
    'schedule.changed': texts.changedASchedule,
    'scan.started': texts.startedAScan,
    'scan.cancelled': texts.canceledAScan,
    'scan.skipped': texts.skippedAScanThat,
    'finding.accepted': texts.acceptedTheRiskOf,
    'finding.false-positive': texts.setAFindingAside,
    'finding.unmarked': texts.putAFindingBack,
    'finding.retested': texts.hadAFindingTested,
    'findings.exported': texts.downloadedTheFindings,
    'scan-mails.changed': texts.changedWhoGetsEmails,
  },
  mails: {
    'new-findings': texts.scanFoundSomethingNew,
    'scan-finished': texts.scanFinished,
  },
} satisfies ModuleWords;
