import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { type CertificateWish, makeCertificate } from '@portal/scanner/tls/make-certificate.ts';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainWords } from '../../plain-words.ts';
import { connectOwner } from '../pools.ts';
import { initializeCluster } from './postgres-process.ts';
import { requireRoles, requireVersion } from './require-server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-server-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** What the person at the terminal reads of an error: one line, without a stack. */
async function lineOf(failing: () => Promise<unknown>): Promise<string> {
  const error = await failing().then(
    () => 'nothing was wrong',
    (reason: unknown) => reason,
  );
  const line = plainWords(error);
  expect(line).not.toContain('\n');
  return line;
}

/** An owner's connection to a server that answers as the test says. */
const ownerOf = (answer: (statement: string) => Promise<unknown>) => ({ query: answer }) as unknown as pg.Client;

test.each([14, 13, 9])('PostgreSQL %d is too old', async (version) => {
  const owner = ownerOf(async () => ({ rows: [{ version }] }));
  expect(await lineOf(() => requireVersion(owner))).toBe(
    `The database server is PostgreSQL ${version}; the portal needs 15 or newer. Update the server, or set DATABASE_URL to another one.`,
  );
});

test.each(['22023', '42704', '42501'])('a role that is missing or may not be taken (%s)', async (code) => {
  const owner = ownerOf((statement) =>
    statement === 'rollback' ? Promise.resolve() : Promise.reject(Object.assign(new Error('no such role'), { code })),
  );
  expect(await lineOf(() => requireRoles(owner))).toMatch(
    /^The database user may not act as portal_app, or there is no such role\. Run as a superuser, once: create role portal_app;/,
  );
});

test.each([
  ['root', 0, /^The portal runs as root, .* Start the portal as an ordinary user, or set DATABASE_URL/],
  ['a user without a name', 54_321, /^The portal runs as user 54321, which .* Start the portal as an ordinary user/],
])('%s on a system without user namespaces is told what to do', async (_who, userId, line) => {
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n');
  chmodSync(join(folder, 'unshare'), 0o755);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  vi.spyOn(process, 'getuid').mockReturnValue(userId);
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT');
  });
  const binaries = { initdb: '/no/initdb', postgres: '/no/postgres' };
  const start = async () => initializeCluster(binaries as never, folder, join(folder, 'password'));
  expect(await lineOf(start)).toMatch(line);
});

/** A server that answers a request for TLS with this certificate, and nothing else. */
async function offerCertificate(wish: CertificateWish) {
  const { cert, key } = makeCertificate(wish);
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => socket.destroy());
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

const authority = makeCertificate({ name: 'Authority of the tests', isAuthority: true });
test.each<[what: string, wish: CertificateWish, words: RegExp]>([
  ['signs itself', { name: 'database', hosts: ['localhost'] }, /self-signed certificate/],
  ['is made out to another name', { name: 'db', hosts: ['other.example'], issuer: authority }, /other\.example/],
  ['has expired', { name: 'db', hosts: ['localhost'], issuer: authority, fromDays: -9, toDays: -1 }, /has expired/],
])('a certificate that %s', async (_what, wish, words) => {
  const file = join(folder, 'authority.pem');
  writeFileSync(file, authority.cert);
  const server = await offerCertificate(wish);
  const connectionString = `postgres://user:x@localhost:${server.port}/portal?sslmode=verify-full&sslrootcert=${file}`;
  const line = await lineOf(() => connectOwner({ connectionString, directConnectionString: null }));
  server.close();
  expect(line).toMatch(/^The certificate of the database server is not trusted \(/);
  expect(line).toMatch(words);
  expect(line).toMatch(/sslrootcert=FILE\)\.$/);
});
