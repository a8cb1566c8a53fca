import type { TraineeRow } from '../training-types.ts';

/** What is needed of a person to do something with them. */
export type PersonInHand = Pick<
  TraineeRow,
  'id' | 'revision' | 'name' | 'email' | 'department' | 'startedOn' | 'roles' | 'linkState' | 'isFromDirectory'
>;
