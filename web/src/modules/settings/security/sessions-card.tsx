import { MonitorSmartphone } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ValueLoader } from '../value-loader.tsx';
import { sessionsCard as texts } from './security.texts.ts';

type Session = CallOutput<'listSessions'>['data'][number];

const endings = () => ({ refreshes: ['listSessions'], failed: { otherwise: say(texts.signingOutFailed) } }) as const;

/** Where the user is signed in; each place can be ended, and all others at once. */
export function SessionsCard() {
  // Never from the cache alone: what is shown here is looked at because something may be wrong.
  const query = useCallQuery('listSessions', {}, { staleTime: 0 });

  const { act: endOthers } = useAction(() => callApi('endOtherSessions', {}), {
    ...endings(),
    done: say(texts.youWereSignedOut),
  });
  const hasOthers = query.data?.data.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Card
      title={say(texts.title)}
      description={say(texts.description)}
      icon={<MonitorSmartphone size={20} />}
      footer={
        hasOthers && (
          <Button variant="secondary" onPress={() => endOthers()}>
            {say(texts.signOutEverywhereElse)}
          </Button>
        )
      }
    >
      <ValueLoader query={query} what={say(texts.what)} loading={say(texts.loading)}>
        {(sessions) => (
          <ul className="flex flex-col gap-5">
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} />
            ))}
          </ul>
        )}
      </ValueLoader>
    </Card>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const { act: end } = useAction(() => callApi('endSession', { sessionId: session.sessionId }), {
    ...endings(),
    done: say(texts.deviceWasSignedOut, { device: session.device }),
  });
  const { formatDateTime } = useFormatDate();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-32">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.isCurrent && <Badge tone="accent">{say(texts.thisDevice)}</Badge>}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {say(texts.signedIn, {
            address: session.address,
            signedInAt: formatDateTime(session.signedInAt),
          })}
        </p>
        <p className="text-ink-soft text-sm">
          {say(texts.lastActive, { lastActiveAt: formatDateTime(session.lastActiveAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="soft"
          size="small"
          aria-label={say(texts.endDevice, { device: session.device })}
          onPress={() => end()}
        >
          {say(texts.end)}
        </Button>
      )}
    </li>
  );
}
