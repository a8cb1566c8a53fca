import { assistantOperations } from './assistants/this-week.ts';
import type { DevelopersServices } from './developers-services.ts';
import { customersOperations } from './reading/read-customers.ts';
import { governanceOperations } from './reading/read-governance.ts';
import { peopleOperations } from './reading/read-people.ts';
import { plansOperations } from './reading/read-plans.ts';
import { scanningOperations } from './reading/read-scanning.ts';
import { standingOperations } from './reading/read-standing.ts';
import type { BoundOperation } from './serving/bind-operation.ts';

/** Every call of the public interface with what answers it. */
export const BOUND_OPERATIONS: readonly BoundOperation<DevelopersServices>[] = [
  ...scanningOperations,
  ...peopleOperations,
  ...governanceOperations,
  ...standingOperations,
  ...customersOperations,
  ...plansOperations,
];

/** Every call that an assistant has a tool for. */
export const ASSISTANT_OPERATIONS: readonly BoundOperation<DevelopersServices>[] = [
  ...assistantOperations,
  ...BOUND_OPERATIONS,
];
