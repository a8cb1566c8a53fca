import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'website.added': 'Added a website',
    'website.changed': 'Changed a website',
    'website.proved': 'Proved ownership of a website',
    'website.check-on': 'Turned on an extra check',
    'website.check-off': 'Turned off an extra check',
    'website.removed': 'Removed a website',
    'schedule.created': 'Scheduled scans',
    'schedule.changed': 'Changed a schedule',
    'scan.started': 'Started a scan',
    'scan.cancelled': 'Canceled a scan',
    'scan.skipped': 'Skipped a scan that was due',
    'finding.accepted': 'Accepted the risk of a finding',
    'finding.false-positive': 'Set a finding aside as not a problem',
    'finding.unmarked': 'Put a finding back on the list',
    'finding.retested': 'Had a finding tested again',
    'findings.exported': 'Downloaded the findings',
    'scan-mails.changed': 'Changed who gets emails about scans',
  },
  mails: {
    'new-findings': 'Scan found something new',
    'scan-finished': 'Scan finished',
  },
} satisfies ModuleWords;
