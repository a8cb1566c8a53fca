import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names and attributes of the portal's cookies. */
export type CookieJar = {
  readSession(request: FastifyRequest): string | null;
  readPreSession(request: FastifyRequest): string | null;
  readDevice(request: FastifyRequest): string | null;
  writeSession(reply: FastifyReply, token: string | null): void;
  writePreSession(reply: FastifyReply, token: string): void;
  writeDevice(reply: FastifyReply, token: string): void;
};

/** As long as browsers let a cookie live (RFC 6265bis, 5.5). */
const DEVICE_LIFE_SECONDS = 400 * 24 * 60 * 60;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The name of what binds a browser before its sign-in. */
export const preSessionCookie = (isHttps: boolean) => (isHttps ? '__Host-pre' : 'pre');

/** With https the names carry the `__Host-` prefix, which ties them to this host alone (RFC 6265bis, 4.1.3.2). */
export function createCookieJar(isHttps: boolean): CookieJar {
  const sessionName = isHttps ? '__Host-sid' : 'sid';
  const preSessionName = preSessionCookie(isHttps);
  const deviceName = isHttps ? '__Host-device' : 'device';
  const attributes = { path: '/', httpOnly: true, secure: isHttps, sameSite: 'lax' } as const;
  const read = (request: FastifyRequest, name: string) => {
    const value = request.cookies[name];
    return value !== undefined && TOKEN.test(value) ? value : null;
  };
  return {
    readSession: (request) => read(request, sessionName),
    readPreSession: (request) => read(request, preSessionName),
    readDevice: (request) => read(request, deviceName),
    writeSession(reply, token) {
      if (token === null) reply.clearCookie(sessionName, attributes);
      else reply.setCookie(sessionName, token, attributes);
    },
    writePreSession(reply, token) {
      reply.setCookie(preSessionName, token, attributes);
    },
    writeDevice(reply, token) {
      reply.setCookie(deviceName, token, { ...attributes, maxAge: DEVICE_LIFE_SECONDS });
    },
  };
}
