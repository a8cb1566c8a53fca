import { afterEach, beforeEach, expect, test } from 'vitest';
import { startImapStandIn } from '../../testing/imap-stand-in.ts';
import { createImapReports } from './imap-reports.ts';

let server: Awaited<ReturnType<typeof startImapStandIn>>;
beforeEach(async () => {
  server = await startImapStandIn({ user: 'report', pass: 'right' });
});
afterEach(() => server.close());

const mail = (subject: string) => `From: a@b.example\r\nSubject: ${subject}\r\n\r\nHello\r\n`;

test('hands over each new mail once, in its order', async () => {
  server.deliver(mail('one'));
  server.deliver(mail('two'));
  const reports = createImapReports(server.url, 1000);
  const taken: string[] = [];
  const take = async (raw: Uint8Array) => void taken.push(Buffer.from(raw).toString('utf8'));
  expect(await reports.takeNew(take)).toBe(2);
  expect(await reports.takeNew(take)).toBe(0);
  expect(taken).toEqual([mail('one'), mail('two')]);
  expect(server.unseen()).toBe(0);
});

test('hands a mail over again where taking it failed', async () => {
  server.deliver(mail('one'));
  const reports = createImapReports(server.url, 1000);
  await expect(reports.takeNew(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(server.unseen()).toBe(1);
  expect(await reports.takeNew(async () => undefined)).toBe(1);
});

test('leaves what is too large alone, and it does not come again', async () => {
  server.deliver(mail('x'.repeat(2000)));
  server.deliver(mail('small'));
  expect(await createImapReports(server.url, 1000).takeNew(async () => undefined)).toBe(1);
  expect(server.unseen()).toBe(0);
});

test('tells a wrong password and a server that is not there', async () => {
  const wrong = createImapReports(server.url.replace('right', 'wrong'), 1000);
  await expect(wrong.takeNew(async () => undefined)).rejects.toThrow();
  await server.close();
  await expect(createImapReports(server.url, 1000).takeNew(async () => undefined)).rejects.toThrow();
});
