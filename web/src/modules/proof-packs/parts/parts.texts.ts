import { texts } from '@portal/domain/texts/texts.ts';

export const partPreview = texts('proof-packs.parts.partPreview', {
  label: 'What {part} says',
  policy: 'Policy',
  version: 'Version',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
  confirmed: 'Confirmed',
  confirmedOfAsked: '{confirmed, number} of {asked, number}',
  framework: 'Framework',
  evidenced: 'With evidence',
  written: 'Approved',
  missing: 'Not covered',
  course: 'Course',
  completed: 'Completed',
  completedOfAssigned: '{completed, number} of {assigned, number}',
  website: 'Website',
  lastScan: 'Last scan',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  element: 'Element',
  level: 'Level',
  /** The number of a level or a rating, and what it is called: “3 Established”. */
  levelAndName: '{level} {name}',
  levelAndRemark: '{level} {name}. {remark}',
  overall: 'Overall',
  notAnswered: 'Not answered',
  area: 'Area',
  grade: 'Grade',
  notMeasured: 'Not measured',
  administrators: 'Administrators',
  withASecondFactor: 'With a second factor',
  requiredForEveryone: 'Required for everyone',
  yes: 'Yes',
  no: 'No',
});

/** What each part tells the person who gets the pack. */
export const discloses = texts('proof-packs.parts.discloses', {
  policies: 'Name, version, approval date and next review of {count, plural, one {# policy} other {# policies}}.',
  signOffs:
    'How many people were asked to confirm {count, plural, one {the policy} other {each of # policies}}, and how many have.',
  coverage:
    'How much of {frameworks, plural, one {# framework} other {# frameworks}} your approved policies cover, and your answers to {questions, plural, one {# question} other {# questions}}. It also shows what is missing.',
  training: 'How many of {count, plural, one {# person} other {# people}} have completed each course that was opened.',
  websites:
    '{count, plural, one {The name of one website} other {The names of # websites}} with the number of open findings by severity, in total and month by month. Never what they are or where they are.',
  maturity: 'Your level and that of each element. Never your notes.',
  rating: 'Your rating, its band, and the grade of each area.',
  secondFactor: 'How many administrators of this portal use a second factor.',
});

/** Why a part cannot be chosen. */
export const empty = texts('proof-packs.parts.empty', {
  policies: 'No policy has been approved yet.',
  signOffs: 'No one has been asked to confirm a policy yet.',
  training: 'No course has been opened for anyone yet.',
  websites: 'No website scan has finished yet.',
  maturity: 'No question has been answered yet.',
  rating: 'There is no rating yet.',
  secondFactor: 'There is no one to count.',
});

/** Where to change that. */
export const emptyLinks = texts('proof-packs.parts.emptyLinks', {
  policies: 'Show the policies',
  training: 'Show the training',
  websites: 'Show the websites',
  maturity: 'Show the assessment',
  rating: 'Show the rating',
  secondFactor: 'Show the admins',
});

/** What can be told beyond the least. */
export const more = texts('proof-packs.parts.more', {
  policies: 'Add the full text of {count, plural, one {the policy} other {each policy}} as a PDF',
  policiesHint: 'The texts show who approved them.',
  signOffs: 'Add the names of those who confirmed',
  signOffsHint: '{count, plural, one {# person} other {# people}}, with the date. Also in the policy PDFs.',
  training: 'Add the names of the people in training',
  trainingHint: '{count, plural, one {# person} other {# people}}, and the number of courses each has completed.',
});

export const partCard = texts('proof-packs.parts.partCard', {
  /** "about" is for screen readers. */
  showWhatItSays: 'Show what it says<about> in {part}</about>',
});
