import { texts } from '@portal/domain/texts/texts.ts';

/** What each call of the public interface does, for the page for developers, the OpenAPI description and assistants. */
export const does = texts('developers.operations', {
  listWebsites: 'List the websites, newest first',
  readWebsite: 'Read one website',
  listScans: 'List the scans, newest first',
  readScan: 'Read one scan',
  startScan: 'Start a scan of a website',
  listFindings: 'List what scans found, newest first',
  readFinding: 'Read one finding with the steps to fix it',
  exportSarif: 'Read the 1,000 worst open findings as SARIF 2.1.0, for code hosts and bug trackers',
  listWeaknesses: 'List the weaknesses that experts reported, newest first',
  readWeakness: 'Read one weakness',
  listPeople: 'List the people in training, newest first',
  readPerson: 'Read one person',
  addPerson: 'Add a person to training; they get a welcome email',
  listCourses: 'List the training courses',
  listCompletions: 'List completed courses, most recent first',
  listPolicies: 'List the policies with the version in effect',
  readPolicy: 'Read one policy with its approved text',
  listRecords: 'List the records in all registers, newest first',
  readRecord: 'Read one record',
  listFacts: 'List what is known about the company’s security',
  readScore: 'Read today’s score and those from previous days',
  whatShouldWeFixThisWeek: 'Show what to fix this week, what is due and what raises the score',
  listCustomers: 'List the customers, newest first',
  readCustomer: 'Read one customer',
});
