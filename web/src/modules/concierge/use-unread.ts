import { useCallQuery } from '../../api/use-call.ts';
import type { ConciergeTab } from './concierge-path.ts';
import { FRESH_MS } from './use-concierge-calls.ts';

const options = { staleTime: FRESH_MS };

/** How much of each tab this person has not opened. What cannot be read counts as nothing; the tab itself says so. */
export function useUnread(): Readonly<Record<ConciergeTab, number>> {
  const messages = useCallQuery('cyberConciergeAlerts', { page: 1 }, options).data?.unread ?? 0;
  const weaknesses = useCallQuery('cyberConciergeWeaknesses', { page: 1 }, options).data?.unread ?? 0;
  const requests = useCallQuery('helpRequests', { page: 1, state: 'all' }, options).data?.unread ?? 0;
  return { messages, weaknesses, requests, about: 0 };
}
