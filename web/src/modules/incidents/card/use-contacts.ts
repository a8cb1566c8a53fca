import { CONTACT_ROLES, type EmergencyContact } from '@portal/domain/incidents/emergency-contacts.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useDraft } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { contactForm as texts } from './card.texts.ts';

/** A contact in the form, known by an id while rows come and go. */
export type ContactRow = EmergencyContact & { readonly id: string };

const rowOf = (contact: EmergencyContact): ContactRow => ({ ...contact, id: crypto.randomUUID() });

/** The form of all contacts; an empty card begins with the roles that every firm needs. */
export function useContacts({ contacts, revision }: CallOutput<'emergencyCard'>['data']) {
  const { value, change, drop } = useDraft<{ readonly rows: readonly ContactRow[] }>(
    // What was typed about an older card is not put over a newer one.
    `emergency-contacts-${revision}`,
    () => ({
      rows:
        contacts.length > 0
          ? contacts.map(rowOf)
          : CONTACT_ROLES.slice(0, 4).map((role) => rowOf({ role, name: '', phone: '', note: '' })),
    }),
  );
  const { rows } = value;
  const { act, errors, setErrors, isBusy } = useAction(
    async (kept: readonly EmergencyContact[]) => {
      await callApi('saveEmergencyContacts', { revision, contacts: [...kept] });
      drop(value);
    },
    { done: say(texts.saved), refreshes: ['emergencyCard'], failed: { otherwise: say(texts.failed) } },
  );
  const isEmpty = ({ name, phone, note }: EmergencyContact) => [name, phone, note].every((text) => text.trim() === '');
  const save = () => {
    const missing = Object.fromEntries(
      rows.flatMap((row) => (!isEmpty(row) && row.name.trim() === '' ? [[row.id, say(texts.nameMissing)]] : [])),
    );
    setErrors(missing);
    const kept = rows.filter((row) => !isEmpty(row)).map(({ id: _, ...contact }) => contact);
    if (Object.keys(missing).length === 0) void act(kept);
  };
  return {
    rows,
    errors,
    isBusy,
    save,
    change: (id: string, part: Partial<EmergencyContact>) =>
      change((before) => ({ rows: before.rows.map((row) => (row.id === id ? { ...row, ...part } : row)) })),
    remove: (id: string) => change((before) => ({ rows: before.rows.filter((row) => row.id !== id) })),
    add: () =>
      change((before) => ({
        rows: [...before.rows, rowOf({ role: nextRole(before.rows), name: '', phone: '', note: '' })],
      })),
  };
}

/** The first role that nobody has yet. */
const nextRole = (rows: readonly ContactRow[]) =>
  CONTACT_ROLES.find((role) => rows.every((row) => row.role !== role)) ?? 'it-support';
