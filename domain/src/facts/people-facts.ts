import { assessed, type Fact, sheetOnly } from './fact.ts';

/** People, rules and suppliers. */
export const PEOPLE_FACTS = {
  'trained-yearly': assessed(
    'people',
    { element: 'awareness', yesFrom: 3, partlyFrom: 2 },
    [
      'Is everyone trained at least once a year to recognize attacks?',
      'Most claims start with a person who was deceived.',
      'The list of who completed which courses.',
    ],
    { evidence: ['training'], seesAll: true, href: '/training' },
  ),
  'trained-often': assessed('people', { element: 'awareness', yesFrom: 4, openFrom: 3 }, [
    'Are there at least four short courses a year?',
    'What was learned in January is forgotten by summer.',
    'The course calendar.',
  ]),
  'phishing-practiced': assessed('people', { element: 'reporting', yesFrom: 5, openFrom: 2 }, [
    'Do people practice with simulated phishing emails?',
    'This shows how many would report a real one.',
    'The results of the last exercise.',
  ]),
  'reports-welcome': assessed(
    'people',
    { element: 'reporting', yesFrom: 3, partlyFrom: 2 },
    [
      'Does everyone know one place to report anything odd, without blame?',
      'An early report saves more than any program.',
      'The rule that names the place.',
    ],
    { evidence: ['reporting'] },
  ),
  'payment-checks': assessed(
    'people',
    { element: 'risky-roles', yesFrom: 3, openFrom: 2 },
    [
      'Are changed bank details checked by a call to a known number before anyone pays?',
      'Coverage for payment fraud usually depends on exactly this.',
      'The written rule, and the note about the last such call.',
    ],
    { evidence: ['trainingRoles'] },
  ),
  'two-approve': sheetOnly(
    'people',
    [
      'Do two people approve payments above a certain amount? Note the amount.',
      'Then deceiving one person is not enough.',
      'The setting in online banking.',
    ],
    { stepsOf: 'risky-roles' },
  ),
  'payment-checks-tested': assessed('people', { element: 'risky-roles', yesFrom: 4 }, [
    'Does someone verify at least once a year that these checks are really made?',
    'Under time pressure, rules are the first thing people skip.',
    'The result of the last review.',
  ]),
  'rules-signed': assessed(
    'people',
    { element: 'acceptable-use', yesFrom: 3, partlyFrom: 2 },
    [
      'Has everyone confirmed the rules for devices, programs, personal phones and remote work?',
      'This makes the rules count when someone does not follow them.',
      'The confirmations.',
    ],
    { evidence: ['policies', 'rulesSigned'] },
  ),
  'policies-approved': assessed(
    'people',
    { element: 'policies', yesFrom: 3, partlyFrom: 2 },
    [
      'Are there written, approved security policies?',
      'This shows that what you answer here is a rule and not a habit.',
      'The policies, with their dates.',
    ],
    { evidence: ['policies'], seesAll: true, href: '/securitypolicy' },
  ),
  'policies-reviewed': assessed(
    'people',
    { element: 'policies', yesFrom: 4, openFrom: 3 },
    [
      'Was each policy reviewed in the last twelve months?',
      'Old rules name people who have left and programs that are gone.',
      'The policies, with the dates of their reviews.',
    ],
    { evidence: ['policies'], href: '/securitypolicy' },
  ),
  'policies-confirmed': assessed(
    'people',
    { element: 'policies', yesFrom: 4, openFrom: 3 },
    [
      'Has everyone confirmed that they have read the policies?',
      'A rule nobody has read protects nobody.',
      'The list of confirmations.',
    ],
    { evidence: ['signOff'], seesAll: true, href: '/securitypolicy' },
  ),
  'responsible-named': assessed('people', { element: 'leadership', yesFrom: 3, partlyFrom: 2 }, [
    'Is it written down who is responsible for security?',
    'What is everyone’s job is no one’s job.',
    'The page with the names.',
  ]),
  'risks-listed': assessed('people', { element: 'risks', yesFrom: 3, partlyFrom: 2 }, [
    'Has the person in charge reviewed the main risks in the last twelve months?',
    'This shows that money goes where the danger is.',
    'The list, with its date.',
  ]),
  'supplier-terms': assessed('people', { element: 'suppliers', yesFrom: 3, partlyFrom: 2 }, [
    'Do contracts with your IT provider and others who hold your data say what they must do for security?',
    'Many claims start at another company.',
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
      'Is there a written plan for security incidents that people know?',
      'The first hours decide what an incident costs.',
      'The plan.',
    ],
    { evidence: ['incidentPolicies'] },
  ),
  'incident-practiced': assessed('incidents', { element: 'incident-plan', yesFrom: 4 }, [
    'Was the plan practiced in the last twelve months?',
    'A plan nobody has tried fails at the first phone number.',
    'The notes from the exercise: date, people, result.',
  ]),
  'expert-numbers': assessed('incidents', { element: 'expert-help', yesFrom: 3, partlyFrom: 2 }, [
    'Is there a printed list of who to call, including at night?',
    'Without it, hours pass before someone who can help hears about it.',
    'The list.',
  ]),
  'notice-duties': assessed(
    'incidents',
    { element: 'notice-duties', yesFrom: 3, partlyFrom: 2 },
    [
      'Do you know who you must notify of a data breach, and by when?',
      'Missed deadlines bring fines that policies often do not cover.',
      'The page listing authorities, clients and deadlines.',
    ],
    { evidence: ['incidentPolicies'] },
  ),
} as const satisfies Readonly<Record<string, Fact>>;
