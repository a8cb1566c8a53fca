import { socketAddress } from '../sockets/sockets-in-script.ts';

/** What a page wanted to say over one WebSocket. */
export type PageSocket = { readonly count: number; readonly first: readonly string[] };

/** Kind under which the page's scripts are told of. */
export const SOCKET_KIND = 'socket';

const MAX_SOCKETS = 10;
const MAX_FIRST = 3;
const MAX_CHARACTERS = 1_000;

/**
 * Runs within `quietScript`, with its `tell` and `put`. A WebSocket of the page seems to open and says nothing: what the page would send first is told, and
 * nothing leaves the browser.
 */
export const QUIET_SOCKETS = `
  let sockets = 40;
  const tellSocket = (url, said) => { if (sockets-- > 0) tell('${SOCKET_KIND}', JSON.stringify([url, said])); };
  class QuietSocket extends EventTarget {
    constructor(address) {
      super();
      const url = new URL(address, document.baseURI);
      url.protocol = { 'http:': 'ws:', 'https:': 'wss:' }[url.protocol] || url.protocol;
      if (!/^wss?:$/.test(url.protocol)) throw new DOMException('The URL is invalid.', 'SyntaxError');
      Object.assign(this, { url: url.href, readyState: 0, bufferedAmount: 0, extensions: '', protocol: '', binaryType: 'blob',
        onopen: null, onmessage: null, onerror: null, onclose: null });
      for (const type of ['open', 'message', 'error', 'close'])
        this.addEventListener(type, (event) => { if (typeof this['on' + type] === 'function') this['on' + type](event); });
      tellSocket(this.url, null);
      setTimeout(() => { if (this.readyState === 0) { this.readyState = 1; this.dispatchEvent(new Event('open')); } });
    }
    send(data) {
      if (this.readyState === 0) throw new DOMException('Still in CONNECTING state.', 'InvalidStateError');
      const size = data && (data.byteLength || data.size) || 0;
      if (this.readyState === 1) tellSocket(this.url, typeof data === 'string' ? data.slice(0, ${MAX_CHARACTERS}) : '(' + size + ' bytes)');
    }
    close(code = 1005) {
      if (this.readyState > 1) return;
      this.readyState = 3;
      setTimeout(() => this.dispatchEvent(new CloseEvent('close', { code, wasClean: true })));
    }
  }
  ['CONNECTING', 'OPEN', 'CLOSING', 'CLOSED'].forEach((name, value) => { QuietSocket[name] = value; QuietSocket.prototype[name] = value; });
  put('WebSocket', QuietSocket);`;

/** Takes note of what a page has told; a page that has got hold of our function may have told anything. `page` is where it began. */
export function noteSocket(sockets: Map<string, PageSocket>, text: string, page: string): void {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return;
  }
  const [url, said] = Array.isArray(told) ? (told as readonly unknown[]) : [];
  const address = typeof url === 'string' ? socketAddress(url, page) : null;
  if (address === null) return;
  const known = sockets.get(address);
  if (known === undefined && sockets.size >= MAX_SOCKETS) return;
  const { count, first } = known ?? { count: 0, first: [] };
  const isMessage = typeof said === 'string';
  sockets.set(address, {
    count: isMessage ? count + 1 : count,
    first: isMessage && first.length < MAX_FIRST ? [...first, said.slice(0, MAX_CHARACTERS)] : first,
  });
}
