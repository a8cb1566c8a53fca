import type { BoundCall } from './call/bind-call.ts';

/** All that a module brings to the portal; the compositions collect it from here, and nothing is registered elsewhere. */
export type ServerModule<Services> = {
  readonly calls: readonly BoundCall<Services>[];
};
