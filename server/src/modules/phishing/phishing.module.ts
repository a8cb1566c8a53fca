import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { phishingCalls } from './phishing.calls.ts';

/** Phishing. */
export const phishing: ServerModule<Services> = {
  calls: phishingCalls,
};
