import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from 'playwright-core';
import { BrowserError } from './browser-error.ts';

/** One target of the browser: the browser itself, or a page. Typed by the DevTools protocol. */
export type Session = { readonly send: CDPSession['send']; readonly on: CDPSession['on'] };

export type Devtools = {
  readonly browser: Session;
  session(sessionId: string): Session;
  /** Forgets a page that is gone; what it was asked fails. */
  forget(sessionId: string): void;
  /** Everything asked so far and from now on fails. */
  close(): void;
};

type Message = {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};
type Asked = { readonly sessionId: string; resolve(result: unknown): void; reject(error: Error): void };
type Listener = (params: unknown) => void;

/** A page cannot make the browser say more than this at once. */
const LARGEST_MESSAGE_BYTES = 24 * 1024 * 1024;

/** Speaks the Chrome DevTools Protocol over the browser's two pipes: JSON messages with a zero byte behind each. */
export function connectDevtools(toBrowser: Writable, fromBrowser: Readable): Devtools {
  const asked = new Map<number, Asked>();
  const listeners = new Map<string, Listener[]>();
  let lastId = 0;
  let isClosed = false;

  const sessionOf = (sessionId: string): Session => {
    const session = {
      send(method: string, params: object = {}) {
        if (isClosed) return Promise.reject(new BrowserError('GONE'));
        const id = ++lastId;
        const answer = new Promise<unknown>((resolve, reject) => asked.set(id, { sessionId, resolve, reject }));
        const address = sessionId === '' ? {} : { sessionId };
        toBrowser.write(`${JSON.stringify({ id, method, params, ...address })}\0`);
        return answer;
      },
      on(event: string, listener: Listener) {
        const key = `${sessionId} ${event}`;
        listeners.set(key, [...(listeners.get(key) ?? []), listener]);
        return session;
      },
    };
    // The protocol's own types say what each command and event carries.
    return session as unknown as Session;
  };

  const fail = (isConcerned: (one: Asked) => boolean) => {
    for (const [id, one] of asked) {
      if (!isConcerned(one)) continue;
      asked.delete(id);
      one.reject(new BrowserError('GONE'));
    }
  };
  const close = () => {
    isClosed = true;
    fail(() => true);
    listeners.clear();
  };

  const take = ({ id, sessionId = '', method, params, result, error }: Message) => {
    const one = id === undefined ? undefined : asked.get(id);
    if (id !== undefined) asked.delete(id);
    if (error !== undefined) one?.reject(new BrowserError('REFUSED', error.message));
    else one?.resolve(result);
    if (method !== undefined) for (const listener of listeners.get(`${sessionId} ${method}`) ?? []) listener(params);
  };

  let parts: Buffer[] = [];
  let size = 0;
  fromBrowser.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, from)) {
      parts.push(chunk.subarray(from, end));
      const text = Buffer.concat(parts).toString('utf8');
      parts = [];
      size = 0;
      from = end + 1;
      if (!isClosed) take(JSON.parse(text) as Message);
    }
    parts.push(chunk.subarray(from));
    size += chunk.length - from;
    if (size > LARGEST_MESSAGE_BYTES) fromBrowser.destroy();
  });
  for (const stream of [toBrowser, fromBrowser]) {
    stream.on('error', close);
    stream.on('close', close);
  }

  return {
    browser: sessionOf(''),
    session: sessionOf,
    forget(sessionId) {
      fail((one) => one.sessionId === sessionId);
      for (const key of [...listeners.keys()]) if (key.startsWith(`${sessionId} `)) listeners.delete(key);
    },
    close,
  };
}
