import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { hashToken } from '../../../system/tokens.ts';
import { RETURN_PATH } from './directory-of.ts';
import { keepReturnOfAttempt } from './sign-on.store.ts';

/**
 * Keeps what a SAML directory had a browser post, for the page that began, and answers that page's address. The post comes from another site, so
 * it carries no cookie and makes no session: whoever holds the state that left takes it in a call of the page, in the browser that left. A
 * response that nobody here asked for belongs to no state, and leads to a page that says so.
 */
export async function keepReturn(
  { database, clock, signOnKey }: Pick<Services, 'database' | 'clock' | 'signOnKey'>,
  directoryId: string,
  state: string,
  response: string,
): Promise<string> {
  const sealed = seal(signOnKey, response);
  await database.onceAsSystem((tx) => keepReturnOfAttempt(tx, directoryId, hashToken(state), sealed, clock.now()));
  return `${RETURN_PATH}?${new URLSearchParams({ state })}`;
}
