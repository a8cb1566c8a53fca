import '../../../api/later-calls.ts';
import { useCallback, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { ContactList } from '../../../portal/incidents/call-list.tsx';
import { HELP_FOR_ANYBODY } from '../../../portal/incidents/help-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { FailureCard } from '../failure-card.tsx';
import { GoLink } from '../go-link.tsx';
import { LinkEnded } from '../link-ended.tsx';
import { PageLoading } from '../page-loading.tsx';
import { useAnswer } from '../quiz/use-answer.ts';
import { HelpView } from './help-view.tsx';
import { emergency, page } from './incident-help.texts.ts';
import { LinkFiles } from './link-files.tsx';

/** A firm's emergency card with the steps, for people who have its link: /emergency/{token}[/{kind}]. */
export default function EmergencyPage({ first: token, second }: { readonly first: string; readonly second: string }) {
  return <CardOfLink key={token} token={token} kind={second === '' ? null : second} />;
}

function CardOfLink({ token, kind }: { readonly token: string; readonly kind: string | null }) {
  const [country, setCountry] = useState<string | undefined>(undefined);
  const load = useCallback(
    () => callApi('openEmergencyLink', country === undefined ? { token } : { token, country }).then(({ data }) => data),
    [token, country],
  );
  const { reload, restart: _restart, change: _change, ...answer } = useAnswer(load);
  if (answer.status === 'loading') return <PageLoading label={say(page.loading)} />;
  if (answer.status === 'failed') {
    const isOver = isApiError(answer.error, 'EMERGENCY_LINK_INVALID') || isApiError(answer.error, 'INVALID_INPUT');
    return isOver ? <Ended /> : <FailureCard error={answer.error} onRetry={reload} />;
  }
  const { organisation: organization, contacts, help } = answer.data;
  return (
    <HelpView
      token={token}
      kind={kind}
      title={say(emergency.title, { organization })}
      help={help}
      onCountry={setCountry}
      before={
        <section className="rounded-box border border-line bg-surface p-5 shadow-raised">
          <h2 className="font-semibold text-xl">{say(emergency.contacts)}</h2>
          {contacts.length === 0 ? <p>{say(emergency.noContacts)}</p> : <ContactList contacts={contacts} />}
        </section>
      }
      files={<LinkFiles token={token} country={country} />}
    />
  );
}

function Ended() {
  return (
    <LinkEnded title={say(emergency.ended)}>
      {say(emergency.whatToDo)} <GoLink href={HELP_FOR_ANYBODY}>{say(emergency.general)}</GoLink>
    </LinkEnded>
  );
}
