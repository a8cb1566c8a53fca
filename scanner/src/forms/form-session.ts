import { CookieJar } from 'tough-cookie';
import { readHtml } from '../html/read-html.ts';
import type { ScanState } from '../scan-state.ts';
import type { Role } from '../signed-in/accounts.ts';
import { changesAccount } from '../signed-in/denied-inside.ts';
import type { FetchRequest, TaskContext } from '../tasks/task-context.ts';
import { freshTokens } from './fill-form.ts';
import type { SentForm } from './sent-form.ts';

/** A form in cookies of its own. */
export type FormSession = {
  /** Whose cookies are sent: its own, and those of the scan's account where it is for people who are signed in. */
  readonly identity: () => Pick<FetchRequest, 'jar' | 'as'>;
  /** The values of its secret fields for the next submission; null when the form is gone. */
  tokens(): Promise<ReadonlyMap<string, string> | null>;
};

/**
 * Opens a form as a new visitor, so that what it is sent changes no session that the scan goes on with, and no setting that it begins
 * with. A form that new visitors do not see is sent with a copy of the scan's own cookies.
 */
export function openFormSession(
  form: SentForm,
  { fetch, state }: Pick<TaskContext, 'fetch'> & { readonly state: Readonly<ScanState> },
): FormSession {
  const hasTokens = form.fields.some(({ isToken }) => isToken);
  let jar = new CookieJar();
  let as: Role = 'nobody';
  let isOpen = false;
  const read = async () => {
    const { exchange } = await fetch(form.page, { jar, as });
    return exchange === undefined
      ? null
      : freshTokens(form, readHtml(exchange.body.toString('utf8'), exchange.url).forms);
  };
  return {
    identity: () => ({ jar, as }),
    async tokens() {
      if (isOpen) return hasTokens ? read() : new Map();
      isOpen = true;
      const found = await read();
      if (found !== null) return found;
      // What only an account sees may belong to it: its password, its address, its rights.
      if (state.isSignedIn && changesAccount(form.fields)) return null;
      as = 'main';
      jar = CookieJar.deserializeSync(JSON.stringify(state.cookies.serializeSync()));
      return hasTokens ? read() : new Map();
    },
  };
}
