/** What entries of the log mean to people, by their action; completed by what it was done to. */
const WORDS: Readonly<Record<string, string>> = {
  'session.created': 'Signed in',
  'session.refused': 'Was refused at sign-in',
  'session.second-factor-due': 'Gave the right password',
  'session.ended': 'Signed out',
  'session.others-ended': 'Signed out everywhere else',
  'session.all-ended': 'Signed a colleague out everywhere',
  'password.reset': 'Set a new password',
  'password.replaced': 'Replaced a temporary password',
  'password.changed': 'Changed the password',
  'password.temporary-sent': 'Sent a temporary password',
  'password.replacement-required': 'Had the password replaced',
  'second-factor.turned-on': 'Turned on the second factor',
  'second-factor.turned-off': 'Turned off the second factor',
  'second-factor.recovery-code-used': 'Used a recovery code',
  'second-factor.new-recovery-codes': 'Made new recovery codes',
  'second-factor.removed-by-support': 'Removed the second factor',
  'second-factor.required': 'Required a second factor of everyone',
  'second-factor.not-required': 'No longer requires a second factor',
  'invite.created': 'Invited',
  'invite.changed': 'Changed the invitation of',
  'invite.cancelled': 'Cancelled an invitation',
  'invite.removed': 'Took an invitation off the list',
  'invite.accepted': 'Accepted the invitation',
  'user.changed': 'Changed the details of an admin',
  'user.removed': 'Removed an admin',
  'organisation.created': 'Set up the organization',
  'organisation.changed': 'Changed the organization details',
  'plan.requested': 'Asked for the plan',
  'website.added': 'Added a website',
  'website.changed': 'Changed a website',
  'website.removed': 'Removed a website',
  'schedule.created': 'Scheduled scans',
  'schedule.changed': 'Changed a schedule',
  'scan.started': 'Started a scan',
  'scan.cancelled': 'Cancelled a scan',
  'scan.skipped': 'Left out a scan that was due',
  'consent.security-news-taken-back': 'Took back the consent to security news',
  'service-session.opened': 'Came in to help',
  'service-session.left': 'Left after helping',
  'service-session.ended': 'Ended the visit of',
};

/** One line about an entry of the log; an action that has no words yet is shown by its name. */
export function activityText(action: string, subject: string): string {
  const words = WORDS[action] ?? action;
  return subject === '' ? words : `${words}: ${subject}`;
}
