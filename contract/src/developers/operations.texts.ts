import { texts } from '@portal/domain/texts/texts.ts';

/** What each call of the public interface does, for the page for developers and the OpenAPI description. */
export const does = texts('developers.operations', {
  listWebsites: 'List the websites, the newest first',
  readWebsite: 'Read one website',
  listScans: 'List the scans, the newest first',
  readScan: 'Read one scan',
  startScan: 'Start a scan of a website',
  listFindings: 'List what scans found, the newest first',
  readFinding: 'Read one finding with the steps to fix it',
  exportSarif: 'Read the open findings as SARIF 2.1.0, the worst 1,000, for code hosts and defect trackers',
  listWeaknesses: 'List the weaknesses that experts reported, the newest first',
  readWeakness: 'Read one weakness',
  listPeople: 'List the people in training, the newest first',
  readPerson: 'Read one person',
  addPerson: 'Add a person to training, who gets a welcome email',
  listCourses: 'List the courses of the training',
  listCompletions: 'List completed courses, the latest first',
  listPolicies: 'List the policies with the version that applies',
  readPolicy: 'Read one policy with its approved text',
  listRecords: 'List the records of all registers, the newest first',
  readRecord: 'Read one record',
  listFacts: 'List what is known about the company’s security',
  readScore: 'Read the score of today and of the days before',
  listCustomers: 'List the customers, the newest first',
  readCustomer: 'Read one customer',
});
