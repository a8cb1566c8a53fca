import type { CallInput } from '../../api/calls.ts';

export type TraineeState = NonNullable<CallInput<'listTrainees'>['state']>;
export type TraineeOrder = NonNullable<CallInput<'listTrainees'>['sort']>;

/** The filters in the order of the list, with what people call them. */
export const STATE_LABELS = {
  all: 'Everyone',
  overdue: 'Overdue',
  'not-started': 'Not started',
  'in-progress': 'In progress',
  'up-to-date': 'Up to date',
  finished: 'Finished the year',
  removed: 'Removed',
} as const satisfies Readonly<Record<TraineeState, string>>;

export const TRAINEE_STATES = Object.keys(STATE_LABELS) as readonly TraineeState[];

export const ORDER_LABELS = {
  due: 'Due next',
  name: 'Name',
  progress: 'Progress',
  added: 'Recently added',
} as const satisfies Readonly<Record<TraineeOrder, string>>;

export const TRAINEE_ORDERS = Object.keys(ORDER_LABELS) as readonly TraineeOrder[];
