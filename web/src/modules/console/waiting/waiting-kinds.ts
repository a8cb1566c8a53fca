import type { CallOutput } from '../../../api/calls.ts';

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

/** "1 lead", "3 leads". */
const counted = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** How what waits for the staff is told, and where it is looked after. */
export const KINDS_OF_WAITING: Readonly<Record<WaitingGroup['kind'], KindOfWaiting>> = {
  'help-requests': {
    title: counted('help request is waiting for an answer', 'help requests are waiting for an answer'),
    path: '/console/help-requests',
    itemPath: ({ id }) => `/console/help-requests/${id}`,
    when: 'since',
  },
  'unread-weaknesses': {
    title: counted(
      'critical weakness that the customer has not opened',
      'critical weaknesses that customers have not opened',
    ),
    path: '/console/weaknesses',
    itemPath: ({ id }) => `/console/weaknesses/${id}`,
    when: 'since',
  },
  'plan-requests': {
    title: counted('customer asks for a plan', 'customers ask for a plan'),
    path: '/console/plan-requests',
    itemPath: () => '/console/plan-requests',
    when: 'since',
  },
  'trials-ending': {
    title: counted('free trial ends within 7 days', 'free trials end within 7 days'),
    path: '/console?status=INTRIAL',
    itemPath: ({ id }) => `/console/organizations/${id}`,
    when: 'ends',
  },
  leads: {
    title: counted('new lead this week', 'new leads this week'),
    path: '/console/leads',
    itemPath: ({ title }) => `/console/leads?search=${encodeURIComponent(title)}`,
    when: 'since',
  },
  'check-leads': {
    title: counted('new lead from the open check this week', 'new leads from the open check this week'),
    path: '/console/checks',
    itemPath: ({ title }) => `/console/checks?search=${encodeURIComponent(title)}`,
    when: 'since',
  },
  'failed-mails': {
    title: counted('email failed this week', 'emails failed this week'),
    path: '/console/mails?status=failed',
    itemPath: () => '/console/mails?status=failed',
    when: 'since',
  },
  'failed-jobs': {
    title: counted('job failed for good', 'jobs failed for good'),
    path: '/console/jobs',
    itemPath: () => '/console/jobs',
    when: 'since',
  },
};
