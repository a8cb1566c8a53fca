import { CookieJar } from 'tough-cookie';
import { mayBeSent } from '../active/may-be-sent.ts';
import { openSessionCookie } from '../checks/answers/open-session-cookie.ts';
import { foreignOrigin } from '../checks/answers/p22-cors.ts';
import type { Exchange } from '../guard/exchange.ts';
import { isSocketOpened } from '../guard/shake-hands.ts';
import type { FetchRequest, TaskContext, TaskHandler } from '../tasks/task-context.ts';
import { shownSocket } from './admit-sockets.ts';
import { judgeSocket } from './p29-sockets.ts';

/** Handshakes of one address. */
export const MAX_SOCKET_REQUESTS = 3;
/** Servers that greet do so at once. */
const LISTEN_MS = 1_500;

/**
 * Opens one WebSocket of the site as its own page does, listens a moment, and tries once more in another website's name, without cookies. Where only who is
 * signed in may come in, that is tried with the cookies of the scan's account which browsers would send along.
 */
export const socket: TaskHandler<'socket'> = async ({ url, page }, context) => {
  const address = url.replace(/^ws/, 'http');
  const own = isTried(address, context) ? await openAs(new URL(page).origin, address, context) : null;
  const isOpened = own !== null && isSocketOpened(own);
  const origin = foreignOrigin(context.settings.scanId);
  const stranger = isOpened ? await openAs(origin, address, context, { jar: new CookieJar() }) : null;
  const isKept = stranger !== null && !isSocketOpened(stranger) && own?.openCookie !== undefined;
  const foreign = isKept ? await openAs(origin, address, context, { isCrossSite: true }) : stranger;
  return (state, report) => {
    const said = state.sockets[shownSocket(url)] ?? { count: 0, first: [] };
    const cookie = own?.openCookie ?? openSessionCookie(state.cookies, address);
    judgeSocket({ address: url, page, said, own: isOpened ? own : null, foreign, cookie }, report);
  };
};

/** Those of other origins are listed, and never asked. */
const isTried = (address: string, { state }: TaskContext) =>
  new URL(address).origin === state.target?.origin && mayBeSent(state, address);

async function openAs(
  origin: string,
  address: string,
  { fetch }: TaskContext,
  foreign?: Pick<FetchRequest, 'jar' | 'isCrossSite'>,
): Promise<Exchange | null> {
  const asked = { headers: { origin }, isDelayed: true, listenMs: foreign === undefined ? LISTEN_MS : 0 };
  const { exchange } = await fetch(address, { ...asked, ...foreign });
  return exchange ?? null;
}
