import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'training.people-added': 'Added people to the training',
    'training.list-imported': 'Took over a list of people',
    'training.person-changed': 'Changed the details of a trainee',
    'training.person-removed': 'Removed from the training',
    'training.person-restored': 'Put back into the training',
    'training.link-sent': 'Sent a link to the training',
    'training.link-revoked': 'Ended the training links of',
    'training.courses-changed': 'Changed training courses',
    'training.programme-changed': 'Changed the training program',
    'training.course-completed': 'Completed a course',
    'training.exported': 'Downloaded the training records',
    'training.certificate-downloaded': 'Downloaded the certificate of',
    'training.evidence-exported': 'Downloaded the training evidence',
  },
  mails: {
    'training-welcome': 'Welcome to the training',
    'training-link': 'Link to the training',
    'training-course-opened': 'New course of the training',
    'training-reminder': 'Training is due',
    'training-completed': 'Course is passed',
  },
} satisfies ModuleWords;
