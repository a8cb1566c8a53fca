import type { Operation } from './operation.ts';
import * as customers from './operations/customers.operations.ts';
import * as governance from './operations/governance.operations.ts';
import * as people from './operations/people.operations.ts';
import * as plans from './operations/plans.operations.ts';
import * as sarif from './operations/sarif.operations.ts';
import * as scanning from './operations/scanning.operations.ts';
import * as standing from './operations/standing.operations.ts';

/** Every call of the public interface, in the order in which it is told of. */
export const OPERATIONS: readonly Operation[] = [
  scanning.listWebsites,
  scanning.readWebsite,
  scanning.listScans,
  scanning.readScan,
  scanning.startScan,
  scanning.listFindings,
  scanning.readFinding,
  sarif.exportSarif,
  governance.listWeaknesses,
  governance.readWeakness,
  people.listPeople,
  people.readPerson,
  people.addPerson,
  people.listCourses,
  people.listCompletions,
  governance.listPolicies,
  governance.readPolicy,
  governance.listRecords,
  governance.readRecord,
  standing.listFacts,
  standing.readScore,
  customers.listCustomers,
  customers.readCustomer,
  plans.listPlans,
  plans.readPlan,
  plans.changePlan,
];
