import type { Phrase } from '@portal/domain/texts/texts.ts';
import type { CallInput } from '../../api/calls.ts';
import { teamFilter as texts } from './training.texts.ts';

export type TraineeState = NonNullable<CallInput<'listTrainees'>['state']>;
export type TraineeOrder = NonNullable<CallInput<'listTrainees'>['sort']>;

/** The filters in the order of the list, with what people call them. */
export const STATE_LABELS = {
  all: texts.everyone,
  overdue: texts.overdue,
  'not-started': texts.notStarted,
  'in-progress': texts.inProgress,
  'up-to-date': texts.upToDate,
  finished: texts.finishedTheYear,
  removed: texts.removed,
} as const satisfies Readonly<Record<TraineeState, Phrase>>;

export const TRAINEE_STATES = Object.keys(STATE_LABELS) as readonly TraineeState[];

export const ORDER_LABELS = {
  due: texts.dueNext,
  name: texts.name,
  progress: texts.progress,
  added: texts.recentlyAdded,
} as const satisfies Readonly<Record<TraineeOrder, Phrase>>;

export const TRAINEE_ORDERS = Object.keys(ORDER_LABELS) as readonly TraineeOrder[];
