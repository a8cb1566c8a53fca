import type { BoundCall } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';

/** Calls of phishing simulations. */
export const phishingCalls: readonly BoundCall<Services>[] = [];
