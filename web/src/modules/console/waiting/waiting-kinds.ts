import type { CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import { waitingKinds as texts } from './waiting.texts.ts';

export type WaitingGroup = CallOutput<'listWaiting'>['data']['groups'][number];
type Waiting = WaitingGroup['first'][number];

type KindOfWaiting = {
  readonly title: (count: number) => string;
  /** The list that has all of them. */
  readonly path: string;
  readonly itemPath: (item: Waiting) => string;
  /** Before the date of one: since when it waits, or when it ends. */
  readonly when: 'since' | 'ends';
};

/** How much waits at each place of the console, by its path; what the list of customers is filtered by waits at none. */
export function waitingByPlace(groups: readonly WaitingGroup[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, total } of groups) {
    const [place = ''] = KINDS_OF_WAITING[kind].path.split('?');
    if (place !== '/console') counts.set(place, (counts.get(place) ?? 0) + total);
  }
  return counts;
}

/** How what waits for the staff is told, and where it is looked after. */
export const KINDS_OF_WAITING: Readonly<Record<WaitingGroup['kind'], KindOfWaiting>> = {
  'help-requests': {
    title: (count) => say(texts.helpRequests, { count }),
    path: '/console/help-requests',
    itemPath: ({ id }) => `/console/help-requests/${id}`,
    when: 'since',
  },
  'unread-weaknesses': {
    title: (count) => say(texts.unreadWeaknesses, { count }),
    path: '/console/weaknesses',
    itemPath: ({ id }) => `/console/weaknesses/${id}`,
    when: 'since',
  },
  'plan-requests': {
    title: (count) => say(texts.planRequests, { count }),
    path: '/console/plan-requests',
    itemPath: () => '/console/plan-requests',
    when: 'since',
  },
  'trials-ending': {
    title: (count) => say(texts.trialsEnding, { count }),
    path: '/console?status=INTRIAL',
    itemPath: ({ id }) => `/console/organizations/${id}`,
    when: 'ends',
  },
  leads: {
    title: (count) => say(texts.leads, { count }),
    path: '/console/leads',
    itemPath: ({ title }) => `/console/leads?search=${encodeURIComponent(title)}`,
    when: 'since',
  },
  'check-leads': {
    title: (count) => say(texts.checkLeads, { count }),
    path: '/console/checks',
    itemPath: ({ title }) => `/console/checks?search=${encodeURIComponent(title)}`,
    when: 'since',
  },
  'changed-words': {
    title: (count) => say(texts.changedWords, { count }),
    path: '/console/words?shown=changed',
    itemPath: () => '/console/words?shown=changed',
    when: 'since',
  },
  'missing-tricks': {
    title: (count) => say(texts.missingTricks, { count }),
    path: '/console/words',
    itemPath: () => '/console/words',
    when: 'since',
  },
  'failed-mails': {
    title: (count) => say(texts.failedMails, { count }),
    path: '/console/mails?status=failed',
    itemPath: () => '/console/mails?status=failed',
    when: 'since',
  },
  'failed-jobs': {
    title: (count) => say(texts.failedJobs, { count }),
    path: '/console/jobs',
    itemPath: () => '/console/jobs',
    when: 'since',
  },
};
