import { OutgoingError } from '../guard/outgoing-error.ts';

/** What is said instead where the network gave no answer, or the guard refused to ask; mistakes in the program show. */
export function withoutAnswer<Result, Instead>(work: Promise<Result>, instead: Instead): Promise<Result | Instead> {
  return work.catch((error: unknown) => {
    if (isOfNetwork(error)) return instead;
    throw error;
  });
}

/** Errors of sockets and name lookups name the call that failed. */
export const isOfNetwork = (error: unknown): boolean =>
  error instanceof OutgoingError
    ? error.code !== 'CANCELLED'
    : typeof (error as NodeJS.ErrnoException).syscall === 'string';
