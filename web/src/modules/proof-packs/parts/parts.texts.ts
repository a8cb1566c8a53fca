import { texts } from '@portal/domain/texts/texts.ts';

export const partPreview = texts('proof-packs.parts.partPreview', {
  whatProofPartNames: 'What {PROOF_PART_NAMES} says',
  policy: 'Policy',
  version: 'Version',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
  confirmed: 'Confirmed',
  confirmedOfAsked: '{confirmed} of {asked}',
  course: 'Course',
  completed: 'Completed',
  completedOfAssigned: '{completed} of {assigned}',
  website: 'Website',
  lastScan: 'Last scan',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  element: 'Element',
  level: 'Level',
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

export const partWords = texts('proof-packs.parts.partWords', {
  nameVersionApprovalDate:
    'Name, version, approval date and next review of {count, plural, one {# policy} other {# policies}}.',
  howManyOfPeople:
    'How many of {people, plural, one {# person} other {# people}} have completed each course that was opened.',
  yourLevelAndThat: 'Your level and that of each element. Never your notes.',
  yourRatingItsBand: 'Your rating, its band, and the grade of each area.',
  howManyAdministratorsOf: 'How many administrators of this portal use a second factor.',
  noPolicyHasBeen: 'No policy has been approved yet.',
  showThePolicies: 'Show the policies',
  noOneHasBeen: 'No one has been asked to confirm a policy yet.',
  noCourseHasBeen: 'No course has been opened for anyone yet.',
  showTheTraining: 'Show the training',
  noWebsiteScanHas: 'No website scan has finished yet.',
  showTheWebsites: 'Show the websites',
  noQuestionHasBeen: 'No question has been answered yet.',
  showTheAssessment: 'Show the assessment',
  thereIsNoRating: 'There is no rating yet.',
  showTheRating: 'Show the rating',
  thereIsNoOne: 'There is no one to count.',
  showTheAdmins: 'Show the admins',
  addTheFullText: 'Add the full text of {count, plural, one {the policy} other {each policy}} as PDF',
  description: 'The texts show who approved them.',
  addTheNamesOf: 'Add the names of those who confirmed',
  signOffs: '{signOffs, plural, one {# person} other {# people}}, with the day. Also in the PDFs of the policies.',
  addTheNamesOf2: 'Add the names of the people in training',
  training: '{training, plural, one {# person} other {# people}}, with how many courses each has completed.',
});

export const partCard = texts('proof-packs.parts.partCard', {
  showWhatItSays: 'Show what it says<span> of {PROOF_PART_NAMES}</span>',
});
