import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'training.people-added': 'Added people to the training',
    'training.list-imported': 'Imported a list of people',
    'training.person-changed': 'Changed the details of a trainee',
    'training.person-removed': 'Removed from the training',
    'training.person-restored': 'Put back into the training',
    'training.link-sent': 'Sent a training link',
    'training.link-revoked': 'Revoked training links',
    'training.courses-changed': 'Changed training courses',
    'training.programme-changed': 'Changed the training program',
    'training.course-completed': 'Completed a course',
    'training.exported': 'Downloaded the training records',
    'training.certificate-downloaded': 'Downloaded a certificate',
    'training.evidence-exported': 'Downloaded the training evidence',
  },
  mails: {
    'training-welcome': 'Welcome to the training',
    'training-link': 'Training link',
    'training-course-opened': 'New training course',
    'training-reminder': 'Training is due',
    'training-completed': 'Course passed',
  },
} satisfies ModuleWords;
