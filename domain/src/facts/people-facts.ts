import { assessed, type Fact, sheetOnly } from './fact.ts';
import {
  expertNumbers,
  incidentPlan,
  incidentPracticed,
  noticeDuties,
  paymentChecks,
  paymentChecksTested,
  phishingPracticed,
  policiesApproved,
  policiesConfirmed,
  policiesReviewed,
  recordsKept,
  reportsWelcome,
  responsibleNamed,
  risksListed,
  rulesSigned,
  suppliersChecked,
  supplierTerms,
  trainedOften,
  trainedYearly,
  twoApprove,
} from './people-facts.texts.ts';

/** People, rules and suppliers. */
export const PEOPLE_FACTS = {
  'trained-yearly': assessed('people', { element: 'awareness', yesFrom: 3, partlyFrom: 2 }, trainedYearly, {
    evidence: ['training'],
    seesAll: true,
    href: '/training',
  }),
  'trained-often': assessed('people', { element: 'awareness', yesFrom: 4, openFrom: 3 }, trainedOften),
  'phishing-practiced': assessed('people', { element: 'reporting', yesFrom: 5, openFrom: 2 }, phishingPracticed, {
    evidence: ['phishingTests'],
    seesAll: true,
    href: '/phishing',
  }),
  'reports-welcome': assessed('people', { element: 'reporting', yesFrom: 3, partlyFrom: 2 }, reportsWelcome, {
    evidence: ['reporting'],
  }),
  'payment-checks': assessed('people', { element: 'risky-roles', yesFrom: 3, openFrom: 2 }, paymentChecks, {
    evidence: ['trainingRoles'],
  }),
  'two-approve': sheetOnly('people', twoApprove, { stepsOf: 'risky-roles' }),
  'payment-checks-tested': assessed('people', { element: 'risky-roles', yesFrom: 4 }, paymentChecksTested),
  'rules-signed': assessed('people', { element: 'acceptable-use', yesFrom: 3, partlyFrom: 2 }, rulesSigned, {
    evidence: ['policies', 'rulesSigned'],
  }),
  'policies-approved': assessed('people', { element: 'policies', yesFrom: 3, partlyFrom: 2 }, policiesApproved, {
    evidence: ['policies'],
    seesAll: true,
    href: '/securitypolicy',
  }),
  'policies-reviewed': assessed('people', { element: 'policies', yesFrom: 4, openFrom: 3 }, policiesReviewed, {
    evidence: ['policies'],
    href: '/securitypolicy',
  }),
  'policies-confirmed': assessed('people', { element: 'policies', yesFrom: 4, openFrom: 3 }, policiesConfirmed, {
    evidence: ['signOff'],
    seesAll: true,
    href: '/securitypolicy',
  }),
  'records-kept': sheetOnly('people', recordsKept, {
    evidence: ['records'],
    seesAll: true,
    stepsOf: 'policies',
    href: '/registers',
  }),
  'responsible-named': assessed('people', { element: 'leadership', yesFrom: 3, partlyFrom: 2 }, responsibleNamed),
  'risks-listed': assessed('people', { element: 'risks', yesFrom: 3, partlyFrom: 2 }, risksListed),
  'supplier-terms': assessed('people', { element: 'suppliers', yesFrom: 3, partlyFrom: 2 }, supplierTerms),
  'suppliers-checked': assessed('people', { element: 'suppliers', yesFrom: 4, openFrom: 3 }, suppliersChecked),
} as const satisfies Readonly<Record<string, Fact>>;

/** A bad day. */
export const INCIDENT_FACTS = {
  'incident-plan': assessed('incidents', { element: 'incident-plan', yesFrom: 3, partlyFrom: 2 }, incidentPlan, {
    evidence: ['incidentPolicies'],
  }),
  'incident-practiced': assessed('incidents', { element: 'incident-plan', yesFrom: 4 }, incidentPracticed),
  'expert-numbers': assessed('incidents', { element: 'expert-help', yesFrom: 3, partlyFrom: 2 }, expertNumbers),
  'notice-duties': assessed('incidents', { element: 'notice-duties', yesFrom: 3, partlyFrom: 2 }, noticeDuties, {
    evidence: ['incidentPolicies'],
  }),
} as const satisfies Readonly<Record<string, Fact>>;
