import { assessed, type Fact, sheetOnly } from './fact.ts';

/** People, rules and suppliers. */
export const PEOPLE_FACTS = {
  'trained-yearly': assessed(
    'people',
    { element: 'awareness', yesFrom: 3, partlyFrom: 2 },
    [
      'Is everybody trained at least once a year to recognize attacks?',
      'Most claims begin with a person who was deceived.',
      'The list of who completed which course.',
    ],
    { evidence: ['training'], seesAll: true, href: '/training' },
  ),
  'trained-often': assessed('people', { element: 'awareness', yesFrom: 4, openFrom: 3 }, [
    'Are there at least four short courses a year?',
    'What was learned in January is forgotten by summer.',
    'The calendar of courses.',
  ]),
  'phishing-practiced': assessed('people', { element: 'reporting', yesFrom: 5, openFrom: 2 }, [
    'Do people practice with made-up phishing mail?',
    'Shows how many would report a real one.',
    'The result of the last exercise.',
  ]),
  'reports-welcome': assessed(
    'people',
    { element: 'reporting', yesFrom: 3, partlyFrom: 2 },
    [
      'Does everybody know one place to report anything odd, without blame?',
      'An early report saves more than any program.',
      'The rule that names the place.',
    ],
    { evidence: ['reporting'] },
  ),
  'payment-checks': assessed(
    'people',
    { element: 'risky-roles', yesFrom: 3, openFrom: 2 },
    [
      'Are changed bank details checked by a call to a known number before anybody pays?',
      'Cover for payment fraud usually depends on exactly this.',
      'The written rule, and the note of the last such call.',
    ],
    { evidence: ['trainingRoles'] },
  ),
  'two-approve': sheetOnly(
    'people',
    [
      'Do two people approve payments above a set amount? Note the amount.',
      'One deceived person is not enough then.',
      'The setting of the online banking.',
    ],
    { stepsOf: 'risky-roles' },
  ),
  'payment-checks-tested': assessed('people', { element: 'risky-roles', yesFrom: 4 }, [
    'Does somebody look at least once a year whether these checks are really made?',
    'Under time pressure, rules are skipped first.',
    'The result of the last look.',
  ]),
  'rules-signed': assessed(
    'people',
    { element: 'acceptable-use', yesFrom: 3, partlyFrom: 2 },
    [
      'Has everybody confirmed rules for devices, programs, private phones and remote work?',
      'Makes the rules count when somebody did not follow them.',
      'The confirmations.',
    ],
    { evidence: ['policies', 'rulesSigned'] },
  ),
  'policies-approved': assessed(
    'people',
    { element: 'policies', yesFrom: 3, partlyFrom: 2 },
    [
      'Are there written security policies that were approved?',
      'Shows that what you answer here is a rule and not a habit.',
      'The policies with their dates.',
    ],
    { evidence: ['policies'], seesAll: true, href: '/securitypolicy' },
  ),
  'policies-reviewed': assessed(
    'people',
    { element: 'policies', yesFrom: 4, openFrom: 3 },
    [
      'Was each policy reviewed within the last twelve months?',
      'Old rules name people who left and programs that are gone.',
      'The policies with the days of their reviews.',
    ],
    { evidence: ['policies'], href: '/securitypolicy' },
  ),
  'policies-confirmed': assessed(
    'people',
    { element: 'policies', yesFrom: 4, openFrom: 3 },
    [
      'Has everybody confirmed that they have read the policies?',
      'A rule that nobody has read protects nobody.',
      'The list of confirmations.',
    ],
    { evidence: ['signOff'], seesAll: true, href: '/securitypolicy' },
  ),
  'responsible-named': assessed('people', { element: 'leadership', yesFrom: 3, partlyFrom: 2 }, [
    'Is it in writing who is responsible for security?',
    'What is everybody’s business is nobody’s.',
    'The page with the names.',
  ]),
  'risks-listed': assessed('people', { element: 'risks', yesFrom: 3, partlyFrom: 2 }, [
    'Did whoever is in charge go through the main risks within the last twelve months?',
    'Shows that money goes where the danger is.',
    'The dated list.',
  ]),
  'supplier-terms': assessed('people', { element: 'suppliers', yesFrom: 3, partlyFrom: 2 }, [
    'Do contracts with your IT provider and others who hold your data say what they do for security?',
    'A large part of claims comes in through somebody else.',
    'The contracts.',
  ]),
  'suppliers-checked': assessed('people', { element: 'suppliers', yesFrom: 4, openFrom: 3 }, [
    'Are critical suppliers checked every year?',
    'A promise from five years ago says little.',
    'The notes of the last check.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;

/** A bad day. */
export const INCIDENT_FACTS = {
  'incident-plan': assessed(
    'incidents',
    { element: 'incident-plan', yesFrom: 3, partlyFrom: 2 },
    [
      'Is there a written plan for a security incident that people know?',
      'The first hours decide what an incident costs.',
      'The plan.',
    ],
    { evidence: ['incidentPolicies'] },
  ),
  'incident-practiced': assessed('incidents', { element: 'incident-plan', yesFrom: 4 }, [
    'Was the plan played through within the last twelve months?',
    'A plan that was never tried fails at the first phone number.',
    'The note of the exercise: date, people, result.',
  ]),
  'expert-numbers': assessed('incidents', { element: 'expert-help', yesFrom: 3, partlyFrom: 2 }, [
    'Is there a printed list of whom to call, at night as well?',
    'Without it, hours go by before somebody who can help knows of it.',
    'The list.',
  ]),
  'notice-duties': assessed(
    'incidents',
    { element: 'notice-duties', yesFrom: 3, partlyFrom: 2 },
    [
      'Do you know whom you must tell of a data breach, and by when?',
      'Missed deadlines bring fines that policies often do not cover.',
      'The page with authorities, clients and deadlines.',
    ],
    { evidence: ['incidentPolicies'] },
  ),
} as const satisfies Readonly<Record<string, Fact>>;
