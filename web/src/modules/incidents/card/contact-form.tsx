import { CONTACT_ROLES, MAX_CONTACTS } from '@portal/domain/incidents/emergency-contacts.ts';
import { contactRoles } from '@portal/domain/incidents/incidents.texts.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { contactForm as texts } from './card.texts.ts';
import { type ContactRow, useContacts } from './use-contacts.ts';

/** All contacts of the card, saved together. */
export function ContactForm({ card }: { readonly card: CallOutput<'emergencyCard'>['data'] }) {
  const form = useContacts(card);
  const { rows, errors, isBusy } = form;
  const isFull = rows.length >= MAX_CONTACTS;
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col gap-5">
        {rows.map((row, index) => (
          <li key={row.id}>
            <ContactFields
              row={row}
              number={index + 1}
              error={errors[row.id]}
              onChange={(part) => form.change(row.id, part)}
              onRemove={() => form.remove(row.id)}
            />
          </li>
        ))}
      </ul>
      {isFull && <p className="text-ink-soft text-sm">{say(texts.full)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isDisabled={isFull} icon={<Plus aria-hidden="true" size={18} />} onPress={form.add}>
          {say(texts.add)}
        </Button>
        <Button isBusy={isBusy} onPress={form.save}>
          {say(texts.save)}
        </Button>
      </div>
    </div>
  );
}

type ContactFieldsProps = {
  readonly row: ContactRow;
  readonly number: number;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<ContactRow>) => void;
  readonly onRemove: () => void;
};

function ContactFields({ row, number, error, onChange, onRemove }: ContactFieldsProps) {
  const roles = CONTACT_ROLES.map((id) => ({ id, label: say(contactRoles[id]) }));
  return (
    <fieldset className="flex min-w-0 items-start gap-2">
      <legend className="sr-only">{say(texts.contact, { number })}</legend>
      <div className="grid min-w-0 flex-1 gap-3 tablet:grid-cols-2 desktop:grid-cols-4">
        <Select label={say(texts.role)} options={roles} value={row.role} onChange={(role) => onChange({ role })} />
        <TextField
          label={say(texts.name)}
          autoComplete="off"
          maxLength={120}
          value={row.name}
          onChange={(name) => onChange({ name })}
          errorMessage={error}
        />
        <TextField
          label={say(texts.phone)}
          type="tel"
          autoComplete="off"
          maxLength={40}
          value={row.phone}
          onChange={(phone) => onChange({ phone })}
        />
        <TextField
          label={say(texts.note)}
          autoComplete="off"
          maxLength={200}
          value={row.note}
          onChange={(note) => onChange({ note })}
        />
      </div>
      <IconButton
        label={say(texts.remove, { number })}
        icon={<Trash2 aria-hidden="true" size={18} />}
        onPress={onRemove}
      />
    </fieldset>
  );
}
