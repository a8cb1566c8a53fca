import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createAddressGuard } from '../../guard/address-guard.ts';
import { FINDING_KINDS } from '../finding-kinds.ts';
import { KNOWN_PORTS } from '../port-list.ts';
import { openSurface } from '../surface-context.ts';
import type { PortState } from '../try-port.ts';
import { tryPort } from '../try-port.ts';
import { judgePorts, lookAtPorts } from './look-at-ports.ts';

const PLACE = { host: 'firm.example', importance: 1 } as const;
const { signal } = new AbortController();
const judged = (states: Readonly<Record<number, PortState>>) =>
  judgePorts(new Map(Object.entries(states).map(([port, state]) => [Number(port), state])), '192.0.2.1', PLACE)?.map(
    ({ kind, grade, asset }) => `${kind} ${grade} ${asset}`,
  ) ?? null;

test.each<[Readonly<Record<number, PortState>>, readonly string[] | null]>([
  [{ 80: 'open', 443: 'open', 3389: 'silent' }, ['port-web GOOD firm.example:80', 'port-web GOOD firm.example:443']],
  [{ 3389: 'open' }, ['port-remote-control BAD firm.example:3389']],
  [{ 23: 'open', 5432: 'open' }, ['port-remote-control BAD firm.example:23', 'port-database BAD firm.example:5432']],
  [{ 445: 'open' }, ['port-office-network BAD firm.example:445']],
  [{ 21: 'open' }, ['port-file-transfer WARN firm.example:21']],
  [{ 22: 'open' }, ['port-remote-login FAIR firm.example:22']],
  [{ 143: 'open', 993: 'open' }, ['port-mail FAIR firm.example:143', 'port-mail GOOD firm.example:993']],
  [
    { 2375: 'open', 10000: 'open' },
    ['port-management BAD firm.example:2375', 'port-management WARN firm.example:10000'],
  ],
  [{ 80: 'closed', 443: 'silent' }, ['ports-nothing-open GOOD firm.example']],
  [{ 80: 'silent', 443: 'silent' }, null],
])('%j', (states, expected) => {
  expect(judged(states)).toEqual(expected);
});

test('who answers everywhere is told, not graded', () => {
  const all = Object.fromEntries(Object.keys(KNOWN_PORTS).map((port) => [port, 'open' as const]));
  expect(judged(all)).toEqual(['ports-shared-address NEUTRAL firm.example']);
});

test('forty ports, each graded as its kind can be', () => {
  expect(Object.keys(KNOWN_PORTS)).toHaveLength(40);
  for (const { kind, grade } of Object.values(KNOWN_PORTS)) expect(FINDING_KINDS[kind].grades).toContain(grade);
});

test('a port is open or closed, and an address inside is refused before anything is sent', async () => {
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const guard = createAddressGuard({ allowedHosts: ['127.0.0.1'] });
  expect(await tryPort(guard, '127.0.0.1', port, 600, signal)).toBe('open');
  await new Promise((resolve) => server.close(resolve));
  expect(await tryPort(guard, '127.0.0.1', port, 600, signal)).toBe('closed');
  const strict = createAddressGuard({ allowedHosts: [], furtherPorts: [port] });
  await expect(tryPort(strict, '127.0.0.1', port, 600, signal)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  await expect(tryPort(strict, '93.184.216.34', 3306, 600, signal)).rejects.toMatchObject({ code: 'PORT_REFUSED' });
});

test('ports of a hosting service are never tried', async () => {
  const context = openSurface(
    {
      url: 'https://firm.example/',
      allowedHosts: ['127.0.0.1'],
      userAgentContact: 'https://p.example',
      signal,
      now: Date.now,
    },
    signal,
  );
  const host = { ...PLACE, source: 'domain', addresses: ['127.0.0.1'], alias: null, sharedBy: 'Shopify' } as const;
  const look = await lookAtPorts(context, [host]);
  await context.close();
  expect(look).toMatchObject({ reason: 'SHARED_HOST', findings: [{ kind: 'ports-shared-address', grade: 'NEUTRAL' }] });
});
