import { useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { callKey, useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { ValueLoader } from '../value-loader.tsx';

type Session = CallOutput<'listSessions'>['data'][number];

/** Where the user is signed in; each place can be ended, and all others at once. */
export function SessionsCard() {
  const queryClient = useQueryClient();
  // Never from the cache alone: what is shown here is looked at because something may be wrong.
  const query = useCallQuery('listSessions', {}, { staleTime: 0 });

  const end = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run();
      showToast({ kind: 'success', text: done });
    } catch (error) {
      showFailure(error, { otherwise: 'Signing out failed.' });
    }
    await queryClient.invalidateQueries({ queryKey: callKey('listSessions') });
  };

  const hasOthers = query.data?.data.some(({ isCurrent }) => !isCurrent) === true;
  return (
    <Card
      title="Where you are signed in"
      description="If you do not know one of these, end it and change your password."
      icon={<MonitorSmartphone size={20} />}
      footer={
        hasOthers && (
          <Button
            variant="secondary"
            onPress={() => end(() => callApi('endOtherSessions', {}), 'You were signed out everywhere else.')}
          >
            Sign out everywhere else
          </Button>
        )
      }
    >
      <ValueLoader query={query} what="sessions">
        {(sessions) => (
          <ul className="flex flex-col gap-5">
            {sessions.map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                onEnd={() =>
                  end(
                    () => callApi('endSession', { sessionId: session.sessionId }),
                    `${session.device} was signed out.`,
                  )
                }
              />
            ))}
          </ul>
        )}
      </ValueLoader>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => Promise<void> }) {
  const { formatDateTime } = useFormatDate();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-32">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {session.address}, signed in {formatDateTime(session.signedInAt)}
        </p>
        <p className="text-ink-soft text-sm">Last active {formatDateTime(session.lastActiveAt)}</p>
      </div>
      {!session.isCurrent && (
        <Button variant="soft" size="small" aria-label={`End ${session.device}`} onPress={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
