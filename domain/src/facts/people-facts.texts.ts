import { texts } from '../texts/texts.ts';

export const trainedYearly = texts('facts.trainedYearly', {
  question: 'Is everyone trained at least once a year to recognize attacks?',
  why: 'Most claims start with a person who was deceived.',
  proof: 'The list of who completed which courses.',
});

export const trainedOften = texts('facts.trainedOften', {
  question: 'Are there at least four short courses a year?',
  why: 'What was learned in January is forgotten by summer.',
  proof: 'The course calendar.',
});

export const phishingPracticed = texts('facts.phishingPracticed', {
  question: 'Do people practice with simulated phishing emails?',
  why: 'This shows how many would report a real one.',
  proof: 'The results of the last exercise.',
});

export const reportsWelcome = texts('facts.reportsWelcome', {
  question: 'Does everyone know where to report anything odd, and that no one will be blamed for reporting it?',
  why: 'An early report does more good than any security software.',
  proof: 'The rule that says where to report.',
});

export const paymentChecks = texts('facts.paymentChecks', {
  question: 'Are changes to bank details checked by a call to a known number before anyone pays?',
  why: 'Coverage for payment fraud usually depends on exactly this.',
  proof: 'The written rule, and a note about the most recent call.',
});

export const twoApprove = texts('facts.twoApprove', {
  question: 'Do two people approve payments above a certain amount? Note the amount.',
  why: 'That way, deceiving one person is not enough.',
  proof: 'The setting in online banking.',
});

export const paymentChecksTested = texts('facts.paymentChecksTested', {
  question: 'Does someone verify at least once a year that these checks are actually being done?',
  why: 'Under time pressure, rules are the first thing people skip.',
  proof: 'The result of the last review.',
});

export const rulesSigned = texts('facts.rulesSigned', {
  question: 'Has everyone confirmed the rules for devices, software, personal phones and remote work?',
  why: 'This lets you enforce the rules when someone does not follow them.',
  proof: 'The confirmations.',
});

export const policiesApproved = texts('facts.policiesApproved', {
  question: 'Are there written, approved security policies?',
  why: 'This shows that your answers here reflect written rules, not just habits.',
  proof: 'The policies, with their dates.',
});

export const policiesReviewed = texts('facts.policiesReviewed', {
  question: 'Has each policy been reviewed in the last twelve months?',
  why: 'Old rules name people who have left and software that is gone.',
  proof: 'The policies, with the dates of their reviews.',
});

export const policiesConfirmed = texts('facts.policiesConfirmed', {
  question: 'Has everyone confirmed that they have read the policies?',
  why: 'A rule no one has read protects no one.',
  proof: 'The list of confirmations.',
});

export const recordsKept = texts('facts.recordsKept', {
  question:
    'Do you keep records of suppliers, devices, access reviews, restore tests and risks, and are all of them up to date?',
  why: 'A rule without a record cannot be checked, and a list that no one updates protects no one.',
  proof: 'The lists with their dates, and the files that go with them.',
});

export const responsibleNamed = texts('facts.responsibleNamed', {
  question: 'Does a document say who is responsible for security?',
  why: 'If it’s everyone’s job, it’s no one’s job.',
  proof: 'The page with the names.',
});

export const risksListed = texts('facts.risksListed', {
  question: 'Has the person in charge reviewed the main risks in the last twelve months?',
  why: 'This shows that money goes where the risks are.',
  proof: 'The list, with its date.',
});

export const supplierTerms = texts('facts.supplierTerms', {
  question: 'Do contracts with your IT provider and others who hold your data say what they must do for security?',
  why: 'Many claims start at another company.',
  proof: 'The contracts.',
});

export const suppliersChecked = texts('facts.suppliersChecked', {
  question: 'Are critical suppliers checked every year?',
  why: 'A promise from five years ago means little.',
  proof: 'The notes from the last check.',
});

export const incidentPlan = texts('facts.incidentPlan', {
  question: 'Is there a written incident response plan that your people know?',
  why: 'The first few hours determine what an incident costs.',
  proof: 'The plan.',
});

export const incidentPracticed = texts('facts.incidentPracticed', {
  question: 'Has the plan been practiced in the last twelve months?',
  why: 'A plan no one has tried fails at the first phone number.',
  proof: 'The notes from the exercise: date, people, result.',
});

export const expertNumbers = texts('facts.expertNumbers', {
  question: 'Is there a printed list of who to call, including at night?',
  why: 'Without a list, hours pass before anyone who can help hears about the problem.',
  proof: 'The list.',
});

export const noticeDuties = texts('facts.noticeDuties', {
  question: 'Do you know who you must notify of a data breach, and by when?',
  why: 'Missed deadlines bring fines that insurance often does not cover.',
  proof: 'The page listing authorities, clients and deadlines.',
});
