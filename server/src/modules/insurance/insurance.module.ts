import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { insuranceCalls } from './insurance.calls.ts';

/** The notice of the insurer, and readiness for a policy. */
export const insurance: ServerModule<Services> = {
  calls: insuranceCalls,
};
