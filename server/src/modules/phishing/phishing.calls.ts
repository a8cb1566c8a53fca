import * as calls from '@portal/contract/phishing/phishing.calls.ts';
import * as campaigns from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import * as links from '@portal/contract/phishing/phishing-links.calls.ts';
import * as results from '@portal/contract/phishing/phishing-results.calls.ts';
import * as staff from '@portal/contract/phishing/phishing-staff.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { phishingCampaign, phishingCampaigns, phishingProgress } from './campaigns/read-campaigns.ts';
import { savePhishingCampaign } from './campaigns/save-campaign.ts';
import { stopPhishingCampaign } from './campaigns/stop-campaign.ts';
import { addPhishingDomain, removePhishingDomain } from './domains/edit-domains.ts';
import { confirmPhishingDomain, provePhishingDomain } from './domains/prove-domain.ts';
import { phishingOverview } from './firm/overview.ts';
import { makeReportLink, revokeReportLink } from './firm/report-link.ts';
import { savePhishingSettings, turnPhishingOff, turnPhishingOn } from './firm/turn-on.ts';
import { goFurther, openPhishing, phishingLessonDone, visitPhishing } from './links/open-phishing.ts';
import { checkPhishingSender, phishingProviderState, stopAllPhishing } from './provider/provider-state.ts';
import { openReportPage, reportedMails, reportMail } from './reports/report-mail.ts';
import { phishingResultsCsv } from './results/results-csv.ts';
import { phishingResultsReport } from './results/results-report.ts';
import { sendPhishingTest } from './sending/send-test.ts';
import { phishingTemplate, phishingTemplates } from './templates/show-templates.ts';

/** Calls of phishing simulations: the firm's, those of people who clicked or report, and the provider's. */
export const phishingCalls: readonly BoundCall<Services>[] = [
  bind(calls.phishingOverview).to(phishingOverview),
  bind(calls.turnPhishingOn).to(turnPhishingOn),
  bind(calls.turnPhishingOff).to(turnPhishingOff),
  bind(calls.savePhishingSettings).to(savePhishingSettings),
  bind(calls.addPhishingDomain).to(addPhishingDomain),
  bind(calls.provePhishingDomain).to(provePhishingDomain),
  bind(calls.confirmPhishingDomain).to(confirmPhishingDomain),
  bind(calls.removePhishingDomain).to(removePhishingDomain),
  bind(calls.reportedMails).to(reportedMails),
  bind(calls.makeReportLink).to(makeReportLink),
  bind(calls.revokeReportLink).to(revokeReportLink),
  bind(campaigns.phishingTemplates).to(phishingTemplates),
  bind(campaigns.phishingTemplate).to(phishingTemplate),
  bind(campaigns.sendPhishingTest).to(sendPhishingTest),
  bind(campaigns.savePhishingCampaign).to(savePhishingCampaign),
  bind(campaigns.phishingCampaigns).to(phishingCampaigns),
  bind(campaigns.phishingCampaign).to(phishingCampaign),
  bind(campaigns.stopPhishingCampaign).to(stopPhishingCampaign),
  bind(campaigns.phishingProgress).to(phishingProgress),
  bind(results.phishingResultsCsv).to(phishingResultsCsv),
  bind(results.phishingResultsReport).to(phishingResultsReport),
  bind(links.openPhishing).to(openPhishing),
  bind(links.visitPhishing).to(visitPhishing),
  bind(links.goFurther).to(goFurther),
  bind(links.phishingLessonDone).to(phishingLessonDone),
  bind(links.openReportPage).to(openReportPage),
  bind(links.reportMail).to(reportMail),
  bind(staff.phishingProviderState).to(phishingProviderState),
  bind(staff.checkPhishingSender).to(checkPhishingSender),
  bind(staff.stopAllPhishing).to(stopAllPhishing),
];
