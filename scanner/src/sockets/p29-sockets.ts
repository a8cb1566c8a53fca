import { noted } from '@portal/domain/monitoring/scan-words/evidence-notes.ts';
import type { PageSocket } from '../browser/quiet-sockets.ts';
import { quoteForShell } from '../findings/evidence.ts';
import { maskHeader, maskText, maskUrl } from '../findings/mask.ts';
import type { Report } from '../findings/report.ts';
import type { Exchange } from '../guard/exchange.ts';
import { isSocketOpened } from '../guard/shake-hands.ts';
import { MAX_SAMPLES } from '../guard/socket-frames.ts';
import { shownSocket } from './admit-sockets.ts';

const SAMPLE_CHARACTERS = 120;

/** What is known of one WebSocket. */
export type SeenSocket = {
  /** With the scheme ws or wss. */
  readonly address: string;
  /** The page that opens it. */
  readonly page: string;
  readonly said: PageSocket;
  /** The handshake as the site's own page makes it, and as a page of another website does; null where it was not made. */
  readonly own: Exchange | null;
  readonly foreign: Exchange | null;
  /** The session cookie that browsers would send along for another website; null when there is none. */
  readonly cookie: string | null;
};

/**
 * P29: WebSockets of a page. One that opens for whichever website asks, while the visitor's session goes with it, lets that website speak in the visitor's
 * name (cross-site WebSocket hijacking, CWE-1385; RFC 6455, 10.2 leaves it to servers to look at the origin). One without encryption on an encrypted page
 * is low. That there is one at all, with a few of its messages, is information.
 */
export function judgeSocket({ address, page, said, own, foreign, cookie }: SeenSocket, report: Report): void {
  const shown = shownSocket(address);
  const { host } = new URL(page);
  const common = { url: page, place: 'host' as const, subject: shown };
  const isOpenToAll = foreign !== null && isSocketOpened(foreign);
  const origin = foreign?.requestHeaders.origin ?? '';
  if (isOpenToAll && cookie !== null)
    report('P29', 'socket-hijackable', {
      ...common,
      exchange: foreign,
      facts: { host, address: shown, cookie },
      curl: commandFor(foreign),
      note: noted('socketForAll', { address: shown, origin }),
      further: noted('socketSession', { cookie }),
    });
  if (address.startsWith('ws:') && page.startsWith('https:'))
    report('P29', 'socket-unencrypted', {
      ...common,
      facts: { host, address: shown },
      note: noted('socketUnencrypted', { address: shown }),
    });
  const count = said.count + (own?.messages ?? 0);
  const heard = own === null ? [] : own.body.toString('utf8').split('\n');
  const sample = sampleOf(said.first, heard);
  report('P29', 'socket-in-use', {
    ...common,
    facts: { host, address: shown, count: String(count) },
    note: sample === '' ? noted('socketSilent', { address: shown }) : noted('socketMessages', { count, sample }),
    ...(isOpenToAll ? { further: noted('socketForAll', { address: shown, origin }) } : {}),
  });
}

/** A few messages, shortened: of the page and of the server in turn. They are masked before they are cut, so that no half of a secret is left. */
function sampleOf(said: readonly string[], heard: readonly string[]): string {
  const marked = (arrow: string, messages: readonly string[]) =>
    messages.filter((text) => text.trim() !== '').map((text) => `${arrow} ${shortened(maskText(text))}`);
  const [ours, theirs] = [marked('→', said), marked('←', heard)];
  const inTurn = Array.from({ length: MAX_SAMPLES }, (_, index) => [ours[index] ?? [], theirs[index] ?? []].flat());
  return inTurn.flat().slice(0, MAX_SAMPLES).join('\n');
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SAMPLE_CHARACTERS ? line : `${line.slice(0, SAMPLE_CHARACTERS)}…`;
};

/** Repeats the handshake; the connection stays open until the time is over. */
function commandFor({ url, requestHeaders }: Exchange): string {
  const names = ['origin', 'connection', 'upgrade', 'sec-websocket-version', 'sec-websocket-key', 'cookie'];
  const given = names.flatMap((name) =>
    requestHeaders[name] === undefined ? [] : [[name, requestHeaders[name]] as const],
  );
  const headers = given.map(([name, value]) => `-H ${quoteForShell(`${name}: ${maskHeader(name, value)}`)}`);
  return ['curl -sS -i --http1.1 -m 5', ...headers, quoteForShell(maskUrl(url))].join(' ');
}
