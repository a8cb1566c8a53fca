import { MAX_ANSWERED_BY_CHARACTERS, type TicketOutcome } from '@portal/domain/developers/ticket-desks.ts';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { pageBrand } from '../../../portal/brand/page-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { PlainButton } from '../../../ui/plain-button.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { dayInWords } from '../handover/in-words.ts';
import { Notice } from '../notice.tsx';
import { page } from './ticket.texts.ts';

type LinkedTicket = CallOutput<'openTicketLink'>['data'];

type TicketViewProps = {
  readonly token: string;
  readonly ticket: LinkedTicket;
  readonly onAnswered: (ticket: LinkedTicket) => void;
  /** The link has ended since the page was opened. */
  readonly onEnded: () => void;
};

/** The ticket with its two answers; the other one can follow as long as the link works. */
export function TicketView({ token, ticket, onAnswered, onEnded }: TicketViewProps) {
  const { key, title, websiteName: website, outcome } = ticket;
  usePageTitle(title, pageBrand.brandNameShort);
  const nameId = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (word: TicketOutcome) => {
    setProblem(null);
    try {
      onAnswered((await callApi('answerTicketLink', { token, outcome: word, name })).data);
    } catch (error) {
      if (isApiError(error, 'TICKET_LINK_INVALID')) return onEnded();
      setProblem((isApiError(error) ? error.errors[0]?.message : undefined) ?? say(page.notSent));
    }
  };
  return (
    <div className="mx-auto w-full max-w-2xl py-6">
      <p className="wrap-anywhere text-ink-soft">{say(page.which, { key, website })}</p>
      <h1 className="wrap-anywhere mt-2 font-semibold text-2xl tracking-tight tablet:text-3xl">{title}</h1>
      {outcome === null ? <p className="mt-4">{say(page.about)}</p> : <Answered ticket={ticket} outcome={outcome} />}
      <label htmlFor={nameId} className="mt-6 mb-1.5 block font-medium text-sm">
        {say(page.name)}
      </label>
      <input
        id={nameId}
        autoComplete="name"
        maxLength={MAX_ANSWERED_BY_CHARACTERS}
        value={name}
        onChange={({ target }) => setName(target.value)}
        className="min-h-11 w-full max-w-md rounded-box border border-line-strong bg-surface px-3.5 py-2"
      />
      {problem !== null && (
        <div className="mt-5">
          <Notice>{problem}</Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {outcome !== 'done' && (
          <PlainButton size="large" onPress={() => send('done')}>
            {say(page.done)}
          </PlainButton>
        )}
        {outcome !== 'declined' && (
          <PlainButton size="large" variant="secondary" onPress={() => send('declined')}>
            {say(page.declined)}
          </PlainButton>
        )}
      </div>
    </div>
  );
}

function Answered({ ticket, outcome }: { readonly ticket: LinkedTicket; readonly outcome: TicketOutcome }) {
  const isDone = outcome === 'done';
  return (
    <p role="status" className="mt-4 flex items-start gap-3 rounded-box border border-line bg-success-soft p-4">
      <Check aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-success-ink" />
      <span>
        <strong className="block font-semibold">{say(isDone ? page.wasDone : page.wasDeclined)}</strong>
        <span className="text-ink-soft">
          {say(isDone ? page.afterDone : page.afterDeclined)} {say(page.canChange, { day: dayInWords(ticket.endsAt) })}
        </span>
      </span>
    </p>
  );
}
