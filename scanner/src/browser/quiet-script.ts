import { QUIET_SOCKETS } from './quiet-sockets.ts';

/** Name of the one function through which scripts of ours in a page tell something. */
export const TELL = 'zqTell';

/**
 * Runs before every script of a page: dialogs and new windows do nothing, and what could speak past the scan is missing. `more` is code that gets `tell`,
 * which takes a kind and a text.
 */
export function quietScript(more: string): string {
  return `(() => {
  const send = window.${TELL};
  delete window.${TELL};
  let left = 300;
  const tell = (kind, text) => { if (send && left-- > 0) send(JSON.stringify([kind, String(text).slice(0, 2000)])); };
  const put = (name, value) => { try { Object.defineProperty(window, name, { value, configurable: true, writable: true }); } catch {} };
  put('alert', () => undefined);
  put('print', () => undefined);
  put('confirm', () => false);
  put('prompt', () => null);
  put('open', (address) => { try { tell('open', new URL(address, document.baseURI).href); } catch {} return null; });
  for (const name of Object.keys(console)) if (typeof console[name] === 'function') console[name] = () => undefined;
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) put(name, undefined);
  try { ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined); } catch {}
  ${QUIET_SOCKETS}
  ${more}
})();`;
}
