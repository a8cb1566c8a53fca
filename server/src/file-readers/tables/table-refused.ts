import type { Unsaid } from '@portal/domain/texts/unsaid.ts';

/** A file that is no table; each module makes its own failure of the reason. */
export class TableRefused extends Error {
  override readonly name = 'TableRefused';
  readonly reason: Unsaid;

  constructor(reason: Unsaid) {
    super(reason.phrase.id);
    this.reason = reason;
  }
}

/** What `read` gives, with what a module answers for a file that is no table. */
export async function orRefused<Result>(
  refused: (reason: Unsaid) => Error,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TableRefused) throw refused(error.reason);
    throw error;
  }
}
