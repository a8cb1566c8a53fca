import type { ModuleWords } from '../../portal/modules/module-words.ts';

export default {
  activity: {
    'website.added': 'Added a website',
    'website.changed': 'Changed a website',
    'website.proved': 'Showed that a website is their own',
    'website.check-on': 'Switched a far-reaching check on for',
    'website.check-off': 'Switched a far-reaching check off for',
    'website.removed': 'Removed a website',
    'schedule.created': 'Scheduled scans',
    'schedule.changed': 'Changed a schedule',
    'scan.started': 'Started a scan',
    'scan.cancelled': 'Cancelled a scan',
    'scan.skipped': 'Left out a scan that was due',
    'finding.accepted': 'Accepted the risk of a finding',
    'finding.false-positive': 'Set a finding aside as no problem',
    'finding.unmarked': 'Put a finding back on the list',
    'finding.retested': 'Had a finding tested again',
    'findings.exported': 'Downloaded the findings',
    'scan-mails.changed': 'Changed who gets mail about scans',
  },
  mails: {
    'new-findings': 'Scan found something new',
    'scan-finished': 'Scan has ended',
  },
} satisfies ModuleWords;
