import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { onUnauthorized } from '../../api/unauthorized.ts';
import { type SessionState, sessionCheckInput, sessionKey, useSessionQuery } from '../../portal/use-session-state.ts';
import { RETRY_AFTER_FAILURE_MS, sessionOutlook } from './next-session-check.ts';
import { onSessionNews, tellOtherTabs } from './session-channel.ts';
import { useForgetSession } from './use-end-session.ts';
import { useReportActivity } from './use-report-activity.ts';

export type SessionClock = {
  /** When the session ends, in milliseconds since the epoch, while the warning is due; otherwise null. */
  readonly warningEndsAtMs: number | null;
  /** Counts as activity: asks the server for the whole time again. */
  readonly continueSession: () => Promise<void>;
};

/** Watches the session: checks it when due, warns before it ends, and hears of other tabs (spec part 1, section 4). */
export function useSessionClock(): SessionClock {
  const queryClient = useQueryClient();
  const forgetSession = useForgetSession();
  const { data: session, dataUpdatedAt } = useSessionQuery();
  const [failures, setFailures] = useState(0);
  const outlook = session?.authenticated ? sessionOutlook(session) : null;

  const check = useCallback(
    async (isActivity: boolean) => {
      try {
        const input = isActivity ? { ...sessionCheckInput, touch: true } : sessionCheckInput;
        const next = await callApi('checkSession', input);
        if (sessionOutlook(next).kind === 'ended') await forgetSession('lost');
        else queryClient.setQueryData<SessionState>(sessionKey, next);
        setFailures(0);
      } catch {
        setFailures((count) => count + 1);
      }
    },
    [queryClient, forgetSession],
  );

  const isRunning = outlook?.kind === 'running';
  const touch = useCallback(() => void check(true), [check]);
  useReportActivity(isRunning && !outlook.isWarningDue, touch);
  const checkAtMs = outlook?.kind === 'running' ? dataUpdatedAt + outlook.checkAfterMs : null;
  useEffect(() => {
    if (checkAtMs === null) return;
    const waitMs = failures > 0 ? RETRY_AFTER_FAILURE_MS : Math.max(0, checkAtMs - Date.now());
    const timer = setTimeout(() => void check(false), waitMs);
    return () => clearTimeout(timer);
  }, [checkAtMs, failures, check]);

  useEffect(() => {
    if (!isRunning) return;
    const checkWhenBack = () => {
      if (document.visibilityState === 'visible') void check(false);
    };
    document.addEventListener('visibilitychange', checkWhenBack);
    return () => document.removeEventListener('visibilitychange', checkWhenBack);
  }, [isRunning, check]);

  useEffect(() => {
    onUnauthorized(() => void forgetSession('lost'));
    return onSessionNews((news) => {
      const isSignedIn = queryClient.getQueryData<SessionState>(sessionKey)?.authenticated === true;
      if (news === 'signed-out' && !isSignedIn) return;
      if (news === 'signed-out') void forgetSession('signed-out');
      else void queryClient.invalidateQueries({ queryKey: [sessionKey[0]] });
    });
  }, [forgetSession, queryClient]);

  const continueSession = useCallback(async () => {
    await check(true);
    tellOtherTabs('continued');
  }, [check]);

  const endsAtMs = dataUpdatedAt + (session?.expiresIn ?? 0) * 1000;
  return {
    warningEndsAtMs: outlook?.kind === 'running' && outlook.isWarningDue ? endsAtMs : null,
    continueSession,
  };
}
