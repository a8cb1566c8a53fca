import { Ticket } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { FollowedFinding } from '../website-types.ts';
import { ticketCard as texts } from './followed.texts.ts';

type MadeTicket = NonNullable<CallOutput<'readTicket'>['data']['ticket']>;

/** One that is being made is asked about so often. */
const MAKING_MS = 3000;

/** The ticket of a finding in the firm's own desk, or a button that makes it; nothing where the firm has set no desk. */
export function TicketCard({ finding: { findingId, state } }: { readonly finding: FollowedFinding }) {
  const { isServiceSession } = useSessionState();
  const { data } = useCallQuery(
    'readTicket',
    { findingId },
    { refetchInterval: (query) => (query.state.data?.data.ticket?.state === 'making' ? MAKING_MS : false) },
  );
  const { act, isBusy } = useAction(() => callApi('makeTicket', { findingId }), {
    done: say(texts.wasMade),
    refreshes: ['readTicket', 'readTicketDesk'],
  });
  if (data === undefined || !data.data.hasDesk) return null;
  const { ticket } = data.data;
  const canMake = ticket === null && state !== 'fixed' && !isServiceSession;
  if (ticket === null && !canMake) return null;
  return (
    <section
      aria-labelledby="finding-ticket"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box border border-line bg-surface p-5 shadow-raised"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="finding-ticket" className="font-semibold">
          {say(texts.title)}
        </h2>
        {ticket === null && <p className="mt-0.5 text-ink-soft text-sm">{say(texts.about)}</p>}
        {ticket !== null && <TicketLine ticket={ticket} isFixed={state === 'fixed'} />}
      </div>
      {canMake && (
        <Button
          variant="secondary"
          isBusy={isBusy}
          icon={<Ticket aria-hidden="true" size={16} />}
          onPress={() => void act()}
        >
          {say(texts.make)}
        </Button>
      )}
    </section>
  );
}

function TicketLine({ ticket, isFixed }: { readonly ticket: MadeTicket; readonly isFixed: boolean }) {
  const { formatDate } = useFormatDate();
  const { state, key, url, madeBy, madeAt, closedAt, outcome, answeredBy } = ticket;
  if (state === 'making') return <p className="mt-0.5 text-ink-soft text-sm">{say(texts.making)}</p>;
  return (
    <>
      <p className="wrap-anywhere mt-0.5 text-sm">
        <span>{say(texts[outcome ?? state], { key })}</span>{' '}
        {url !== '' && <TextLink href={url}>{say(texts.show)}</TextLink>}
      </p>
      <p className="mt-0.5 text-ink-soft text-sm">
        {say(texts.made, { day: formatDate(madeAt), name: madeBy })}
        {closedAt !== null &&
          outcome === null &&
          !isFixed &&
          ` ${say(texts.checkAgain, { day: formatDate(closedAt) })}`}
      </p>
      {closedAt !== null && outcome !== null && (
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">
          {say(answeredBy === '' ? texts.reported : texts.reportedBy, { day: formatDate(closedAt), name: answeredBy })}
          {!isFixed && ` ${say(outcome === 'done' ? texts.checkWork : texts.staysOpen)}`}
        </p>
      )}
    </>
  );
}
