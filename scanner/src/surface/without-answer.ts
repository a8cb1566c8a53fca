/** What is said instead where the network gave no answer; mistakes in the program are not hidden. */
export function withoutAnswer<Result, Instead>(work: Promise<Result>, instead: Instead): Promise<Result | Instead> {
  return work.catch((error: unknown) => {
    if (isOfNetwork(error)) return instead;
    throw error;
  });
}

/** Errors of sockets and name lookups name the call that failed. */
export const isOfNetwork = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).syscall === 'string';
