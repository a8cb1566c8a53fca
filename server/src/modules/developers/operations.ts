import type { DevelopersServices } from './developers-services.ts';
import { scanningOperations } from './reading/read-scanning.ts';
import type { BoundOperation } from './serving/bind-operation.ts';

/** Every call of the public interface with what answers it. */
export const BOUND_OPERATIONS: readonly BoundOperation<DevelopersServices>[] = [...scanningOperations];
