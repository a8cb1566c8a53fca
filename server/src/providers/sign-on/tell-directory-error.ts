import { DirectoryError } from './sign-on-port.ts';

/** Turns what libraries throw into what use cases know. */
export async function tellDirectoryError<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DirectoryError) throw error;
    const { name = '', code = '' } = error as { name?: string; code?: string };
    const isUnreachable =
      name === 'OutgoingError' || ((error as Error).cause instanceof Error && nameOf(error) === 'OutgoingError');
    throw new DirectoryError(isUnreachable || code === 'OAUTH_TIMEOUT' ? 'unreachable' : 'refused', { cause: error });
  }
}

function nameOf(error: unknown): string {
  return ((error as Error).cause as Error | undefined)?.name ?? '';
}
