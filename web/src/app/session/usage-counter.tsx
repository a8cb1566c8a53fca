import '../../api/later-calls.ts';
import { usageEventAt } from '@portal/domain/marketing/usage-events.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { callApi } from '../../api/call-api.ts';

/** Counts the pages that somebody opens who allows it. It is loaded for nobody else. */
export default function UsageCounter() {
  const name = usageEventAt(useLocation({ select: ({ pathname }) => pathname }));
  useEffect(() => {
    // What is not counted is no loss to the person whose page it is.
    if (name !== null) callApi('countUsage', { name }).catch(() => undefined);
  }, [name]);
  return null;
}
