import type { CallOutput } from '../../../api/calls.ts';
import { ContactList, DeskList } from '../../../portal/incidents/call-list.tsx';
import type { IncidentHelp } from '../../../portal/incidents/incident-help-types.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { incidentsPage as texts } from '../incidents.texts.ts';

type CallCardsProps = {
  readonly card: CallOutput<'emergencyCard'>['data'] | undefined;
  readonly help: IncidentHelp;
};

/** Whom to call: the firm's own people first, the provider's, and those of the country. */
export function CallCards({ card, help }: CallCardsProps) {
  const country = help.countries.find(({ code }) => code === help.country)?.name ?? '';
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-2">
      <div className="flex flex-col gap-6">
        {card !== undefined && (
          <Card title={say(texts.callFirst)}>
            {card.contacts.length === 0 ? <p>{say(texts.noContacts)}</p> : <ContactList contacts={card.contacts} />}
            <p className="mt-3">
              <TextLink href="/incidents/card">
                {say(card.contacts.length === 0 ? texts.fillCard : texts.editCard)}
              </TextLink>
            </p>
          </Card>
        )}
        {card !== undefined && (
          <Card title={say(texts.concierge)}>
            <p>{say(texts.conciergeHelps, { name: card.concierge.name })}</p>
            <p className="wrap-anywhere mt-2">
              <TextLink href={`mailto:${card.concierge.email}`}>{card.concierge.email}</TextLink>
            </p>
          </Card>
        )}
      </div>
      <Card title={say(texts.helpIn, { country })}>
        <DeskList help={help} />
      </Card>
    </div>
  );
}
