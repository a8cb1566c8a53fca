import * as calls from '@portal/contract/concierge/concierge.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createReadAboutPage } from './about-page.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { createHelpUpload } from './help-upload.ts';
import { createOpenHelpRequest } from './open-help-request.ts';
import { createListAlerts, createReadAlert } from './read-alerts.ts';
import { createHelpFile, createListHelpRequests, createReadHelpRequest } from './read-help-requests.ts';
import { createListWeaknesses, createReadWeakness } from './read-weaknesses.ts';
import { createWeaknessFile } from './weakness-file.ts';
import { createWeaknessPdf } from './weakness-pdf.ts';
import { createCloseHelpRequest, createReplyToHelpRequest } from './write-help-requests.ts';

/** Calls by which customers read what the concierge reports and writes, and ask for help. */
export function conciergeModule(services: ConciergeServices): BoundCall[] {
  return [
    bind(calls.cyberConciergeConfig).to(createReadAboutPage()),
    bind(calls.cyberConciergeAlerts).to(createListAlerts(services)),
    bind(calls.cyberConciergeAlert).to(createReadAlert(services)),
    bind(calls.cyberConciergeWeaknesses).to(createListWeaknesses(services)),
    bind(calls.weakness).to(createReadWeakness(services)),
    bind(calls.weaknessPdf).to(createWeaknessPdf(services)),
    bind(calls.weaknessFile).to(createWeaknessFile(services)),
    bind(calls.helpUpload).to(createHelpUpload(services)),
    bind(calls.openHelpRequest).to(createOpenHelpRequest(services)),
    bind(calls.helpRequests).to(createListHelpRequests(services)),
    bind(calls.helpRequest).to(createReadHelpRequest(services)),
    bind(calls.helpFile).to(createHelpFile(services)),
    bind(calls.replyToHelpRequest).to(createReplyToHelpRequest(services)),
    bind(calls.closeHelpRequest).to(createCloseHelpRequest(services)),
  ];
}
