import type { Operation } from './operation.ts';
import * as governance from './operations/governance.operations.ts';
import * as people from './operations/people.operations.ts';
import * as scanning from './operations/scanning.operations.ts';
import * as standing from './operations/standing.operations.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'scope' in value && 'example' in value;

/** Every call of the public interface, in the order in which it is told of. */
export const OPERATIONS: readonly Operation[] = [scanning, people, governance, standing].flatMap((file) =>
  Object.values(file).filter(isOperation),
);
