import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A WebSocket of the test site: whom it opens for, and what it says at once. */
export type SiteSocket = {
  readonly takes: (origin: string, host: string, headers: IncomingMessage['headers']) => boolean;
  readonly says: readonly string[];
};

const SAYS = ['{"type":"hello","people":3}', '{"type":"session","token":"q7Zr-51aXk90"}', '{"type":"news"}', 'bye'];

/** One opens for whoever asks, the other for pages of its own site. */
export const FLAWED_SOCKETS = { '/chat/socket': { takes: () => true, says: SAYS } };
export const SOUND_SOCKETS = {
  '/chat/socket': { takes: (origin: string, host: string) => new URL(origin).host === host, says: SAYS },
};

export const FLAWED_CHAT = `<script>
  const chat = new WebSocket((location.protocol === 'https:' ? 'wss://' : 'ws://') + location.host + '/chat/socket');
  const weather = new WebSocket('ws://weather.example.net/now');
</script>`;
export const SOUND_CHAT = `<script>
  const chat = new WebSocket('wss://' + location.host + '/chat/socket');
  const weather = new WebSocket('wss://weather.example.net/now');
</script>`;

/** Short messages of a server (RFC 6455, 5.2), and its goodbye. */
export const framesOf = (messages: readonly string[]): Buffer =>
  Buffer.concat([
    ...messages.map((text) => Buffer.concat([Buffer.from([0x81, Buffer.byteLength(text)]), Buffer.from(text)])),
    Buffer.from([0x88, 0]),
  ]);

/** Agrees to a handshake (RFC 6455, 4.2.2) or turns it down. */
export function answerHandshake({ headers }: IncomingMessage, socket: Duplex, found: SiteSocket | undefined): void {
  socket.on('error', () => undefined);
  // Nobody reads what comes, and without that it would never end.
  socket.resume();
  if (found === undefined || !found.takes(headers.origin ?? 'null:', headers.host ?? '', headers)) {
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    return;
  }
  const accept = createHash('sha1')
    .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  socket.end(framesOf(found.says));
}
