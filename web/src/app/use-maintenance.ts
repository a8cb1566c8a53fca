import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onMaintenance } from '../api/in-maintenance.ts';
import { useCallQuery } from '../api/use-call.ts';
import { keepForms } from '../portal/kept-forms.ts';
import { type SessionState, sessionCheckInput, sessionKey } from '../portal/use-session-state.ts';
import { routeKind } from './guards/route-kind.ts';

/** How often a page that waits for the end of maintenance asks; each a little later, so that not all come back at once. */
const askEveryMs = 15_000 + Math.random() * 5000;

/**
 * Follows maintenance on a page that is open: the first call that is refused for it has the session checked anew, which leads to
 * /maintenance, with what stood in forms kept. There it asks, while somebody can see it, whether it is over.
 */
export function useMaintenance(): void {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  useCallQuery('checkSession', sessionCheckInput, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (isKeptOut(state.data) ? askEveryMs : false),
  });

  useEffect(() => {
    onMaintenance(() => {
      const session = queryClient.getQueryData<SessionState>(sessionKey);
      if (isKeptOut(session) || routeKind(history.location.pathname).kind === 'maintenance') return;
      if (session !== undefined && session.isServiceSession !== true) keepForms(session.cognitoId);
      void queryClient.invalidateQueries({ queryKey: sessionKey });
    });
  }, [queryClient, history]);
}

const isKeptOut = (session: SessionState | undefined): boolean =>
  session?.maintenance.enabled === true && !session.isStaff;
