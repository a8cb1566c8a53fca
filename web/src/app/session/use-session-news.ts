import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionKey } from '../../portal/use-session-state.ts';
import type { Visitor } from '../guards/decide-route.ts';
import { onSessionNews, tellOtherTabs } from './session-channel.ts';

/** Tells the other tabs of a sign-in here, and follows one that happened there. */
export function useSessionNews(session: Visitor['session']): void {
  const queryClient = useQueryClient();
  const before = useRef(session);
  useEffect(() => {
    if (before.current === 'signed-out' && session === 'signed-in') tellOtherTabs('signed-in');
    if (session !== 'loading') before.current = session;
  }, [session]);
  useEffect(() => {
    if (session !== 'signed-out') return;
    return onSessionNews((news) => {
      if (news === 'signed-in') void queryClient.invalidateQueries({ queryKey: sessionKey });
    });
  }, [session, queryClient]);
}
