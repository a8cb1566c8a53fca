import * as calls from '@portal/contract/concierge/concierge.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { readAboutPage } from './about-page.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { uploadHelpFile } from './help/help-upload.ts';
import { openHelpRequest } from './help/open-help-request.ts';
import { downloadOwnHelpFile, listHelpRequests, readHelpRequest } from './help/read-help-requests.ts';
import { closeHelpRequest, replyToHelpRequest } from './help/write-help-requests.ts';
import { listAlerts, readAlert } from './read-alerts.ts';
import { listWeaknesses, readWeakness } from './read-weaknesses.ts';
import { readWeaknessFile } from './weakness-file.ts';
import { downloadWeaknessPdf } from './weakness-pdf.ts';

/** Calls by which customers read what the concierge reports and writes, and ask for help. */
export const conciergeCalls: readonly BoundCall<ConciergeServices>[] = [
  bind(calls.cyberConciergeConfig).to(readAboutPage),
  bind(calls.cyberConciergeAlerts).to(listAlerts),
  bind(calls.cyberConciergeAlert).to(readAlert),
  bind(calls.cyberConciergeWeaknesses).to(listWeaknesses),
  bind(calls.weakness).to(readWeakness),
  bind(calls.weaknessPdf).to(downloadWeaknessPdf),
  bind(calls.weaknessFile).to(readWeaknessFile),
  bind(calls.helpUpload).to(uploadHelpFile),
  bind(calls.openHelpRequest).to(openHelpRequest),
  bind(calls.helpRequests).to(listHelpRequests),
  bind(calls.helpRequest).to(readHelpRequest),
  bind(calls.helpFile).to(downloadOwnHelpFile),
  bind(calls.replyToHelpRequest).to(replyToHelpRequest),
  bind(calls.closeHelpRequest).to(closeHelpRequest),
];
