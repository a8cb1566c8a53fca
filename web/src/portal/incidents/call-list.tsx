import { dialed } from '@portal/domain/incidents/emergency-contacts.ts';
import { contactRoles } from '@portal/domain/incidents/incidents.texts.ts';
import { Phone } from 'lucide-react';
import { say } from '../texts/say.ts';
import { callList as texts } from './incident-help.texts.ts';
import type { EmergencyContact, IncidentHelp } from './incident-help-types.ts';

const LINK = 'inline-flex min-h-8 items-center font-medium text-accent-ink underline-offset-4 hover:underline';

/** Whom the firm calls, each number one press away. */
export function ContactList({ contacts }: { readonly contacts: readonly EmergencyContact[] }) {
  return (
    <ul className="wrap-anywhere flex flex-col divide-y divide-line">
      {contacts.map(({ role, name, phone, note }) => (
        <li key={`${role} ${name} ${phone}`} className="py-2.5">
          <p className="text-ink-soft text-sm">{say(contactRoles[role])}</p>
          <p className="font-semibold">{name}</p>
          {phone !== '' && <PhoneLink phone={phone} />}
          {note !== '' && <p className="text-ink-soft text-sm">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Whom anybody can call or write to in a country. */
export function DeskList({ help }: { readonly help: Pick<IncidentHelp, 'emergencyNumber' | 'desks'> }) {
  return (
    <ul className="wrap-anywhere flex flex-col divide-y divide-line">
      <li className="py-2.5">
        <a href={`tel:${help.emergencyNumber}`} className={`${LINK} gap-2 text-danger-ink`}>
          <Phone aria-hidden="true" size={17} />
          {say(texts.emergency, { number: help.emergencyNumber })}
        </a>
      </li>
      {help.desks.map(({ id, name, phone, url, when }) => (
        <li key={id} className="py-2.5">
          <p className="font-semibold">{name}</p>
          <p className="text-ink-soft text-sm">{when}</p>
          <p className="flex flex-wrap gap-x-5">
            {phone !== null && <PhoneLink phone={phone} />}
            <a href={url} target="_blank" rel="noreferrer" className={LINK} aria-label={say(texts.websiteOf, { name })}>
              {say(texts.website)}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

function PhoneLink({ phone }: { readonly phone: string }) {
  const number = dialed(phone);
  if (number === null) return <span>{phone}</span>;
  return (
    <a href={`tel:${number}`} className={`${LINK} gap-2`}>
      <Phone aria-hidden="true" size={17} />
      {phone}
    </a>
  );
}
