import type { EmergencyContact } from '@portal/domain/incidents/emergency-contacts.ts';
import type { EntryKind } from '@portal/domain/incidents/incident-log.ts';

/** Whom the firm of the demonstration calls. */
export const DEMO_CONTACTS: readonly EmergencyContact[] = [
  { role: 'incident-lead', name: 'Dana Reyes', phone: '+1 555 010 2031', note: 'Also at night' },
  { role: 'deputy', name: 'Sam Okafor', phone: '+1 555 010 2032', note: '' },
  { role: 'it-support', name: 'Quayside IT', phone: '+1 555 010 4400', note: 'Contract 20817' },
  { role: 'bank', name: 'First Harbor Bank, fraud department', phone: '+1 555 010 7700', note: 'Open day and night' },
  { role: 'insurer', name: 'Lakeview Mutual, cyber hotline', phone: '+1 555 010 8800', note: 'Policy LM-55310' },
  { role: 'lawyer', name: 'Ines Okafor', phone: '+1 555 010 9100', note: '' },
];

export type DemoEntry = {
  /** Since it was noticed. */
  readonly minute: number;
  readonly kind: EntryKind;
  readonly subject?: string;
  readonly name?: string;
  readonly text?: string;
};

/** The log of the laptop. */
export const DEMO_LOG: readonly DemoEntry[] = [
  { minute: 14, kind: 'step-done', subject: 'call-lead' },
  { minute: 16, kind: 'step-done', subject: 'ring' },
  {
    minute: 17,
    kind: 'note',
    text: 'The map shows it at the central station. Photo of the map is in the shared folder.',
  },
  { minute: 21, kind: 'step-done', subject: 'lock' },
  { minute: 25, kind: 'step-done', subject: 'sign-out' },
  { minute: 31, kind: 'step-done', subject: 'new-password' },
  { minute: 48, kind: 'note', text: 'Called the railroad’s lost and found. Reference 7714.' },
  { minute: 70, kind: 'step-done', subject: 'was-it-encrypted' },
  {
    minute: 74,
    kind: 'note',
    text: 'The management console shows: encrypted, screen locked after two minutes, last sign-in was ours.',
  },
  { minute: 96, kind: 'people', text: '0 people. No data could be read.' },
  { minute: 27 * 60, kind: 'note', text: 'The railroad has the laptop. Picked up, seal on the bag was intact.' },
  { minute: 30 * 60, kind: 'closed', text: 'The laptop was left on the rack above the seat.' },
];

/** Why no deadline applied. */
export const DECISION = 'The disk was encrypted and the screen locked, so no one could read anything.';

/** What stands at the record. */
export const DEMO_RECORD = {
  whatHappened: 'I left my work laptop on the 7:42 train. It was closed and in its bag.',
  rootCause: 'The laptop was left on the rack above the seat. There was no tag on it with a number to call.',
  lessons:
    'Every laptop now has a tag with our office number.\nThe emergency card is in every laptop bag, because no one knew the number of the IT company.',
  peopleCount: 0,
  peopleWho: 'No data could be read: the disk was encrypted and the screen locked.',
};
