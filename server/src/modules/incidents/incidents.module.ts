import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { coverageOfWords } from '../../system/content-words/content-coverage.ts';
import { deadlineTeller } from './coming/tell-deadlines.ts';
import { content } from './help/help.texts.ts';
import { readKinds } from './help/read-kinds.ts';
import { incidentsCalls } from './incidents.calls.ts';
import { incidentsMails } from './incidents.mails.ts';

/** Help when something has happened: steps, the emergency card, and the record of an incident. */
export const incidents: ServerModule<Services> = {
  calls: incidentsCalls,
  mails: incidentsMails,
  content: readKinds.byLanguage,
  coverage: [coverageOfWords((say) => say(content.steps), ['incidents'])],
  teller: deadlineTeller,
  openPages: ['incident-help', 'emergency'],
  demo: () => import('./demo/demo-incident.ts'),
};
