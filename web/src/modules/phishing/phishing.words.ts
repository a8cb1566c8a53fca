import type { ModuleWords } from '../../portal/modules/module-words.ts';
import { phishingWords as texts } from './phishing-words.texts.ts';

export default {
  activity: {
    'phishing.turned-on': texts.turnedOn,
    'phishing.turned-off': texts.turnedOff,
    'phishing.settings-changed': texts.changedSettings,
    'phishing.domain-added': texts.addedDomain,
    'phishing.code-sent': texts.sentCode,
    'phishing.domain-proved': texts.provedDomain,
    'phishing.domain-lost': texts.lostDomain,
    'phishing.domain-removed': texts.removedDomain,
    'phishing.campaign-planned': texts.plannedCampaign,
    'phishing.campaign-changed': texts.changedCampaign,
    'phishing.campaign-stopped': texts.stoppedCampaign,
    'phishing.test-sent': texts.sentTest,
    'phishing.results-exported': texts.exportedResults,
    'phishing.report-link-made': texts.madeReportLink,
    'phishing.report-link-revoked': texts.revokedReportLink,
    'phishing.reported': texts.reported,
    'phishing.other-reported': texts.otherReported,
    'phishing.sender-checked': texts.checkedSender,
    'phishing.stopped-all': texts.stoppedAll,
    'phishing.resumed-all': texts.resumedAll,
  },
  mails: {
    phishing: texts.simulation,
    'phishing-test': texts.testEmail,
    'phishing-code': texts.codeForDomain,
    'phishing-thanks': texts.thanksForReport,
    'phishing-reported': texts.reportedEmail,
  },
} satisfies ModuleWords;
