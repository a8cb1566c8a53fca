/** Whom a firm calls, in the order of its emergency card. */
export const CONTACT_ROLES = [
  'incident-lead',
  'deputy',
  'it-support',
  'bank',
  'insurer',
  'lawyer',
  'police',
  'provider',
] as const;

export type ContactRole = (typeof CONTACT_ROLES)[number];

/** More do not fit on a card in a wallet. */
export const MAX_CONTACTS = 12;

export type EmergencyContact = {
  readonly role: ContactRole;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
};

/** Contacts in the order of their roles; those of one role stay as the firm put them. */
export function inOrderOfRoles<Contact extends { readonly role: ContactRole }>(
  contacts: readonly Contact[],
): readonly Contact[] {
  return contacts.toSorted((one, other) => CONTACT_ROLES.indexOf(one.role) - CONTACT_ROLES.indexOf(other.role));
}

/** A phone number as a link dials it (RFC 3966): digits and a plus at its start; null for what holds no number. */
export function dialed(phone: string): string | null {
  const digits = phone
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  return /\d{2}/.test(digits) ? digits : null;
}
