import { expect, test } from 'vitest';
import { type FirmWish, startFirm } from '../../testing/start-firm.ts';
import { lookPassively } from './look-passively.ts';
import type { VectorLook } from './vector-look.ts';

const LOOPBACK = ['127.0.0.1'];

async function look(wish: FirmWish, { url = 'https://firm.example/', allowedHosts = LOOPBACK } = {}) {
  const firm = await startFirm(wish);
  const told: (readonly VectorLook[])[] = [];
  try {
    const end = await lookPassively(
      {
        url,
        allowedHosts,
        dnsServers: [firm.dnsServer],
        userAgentContact: 'https://portal.example/scanning',
        trustedCertificates: [firm.trustedCertificate],
        webPorts: firm.webPorts,
        signal: new AbortController().signal,
        now: Date.now,
      },
      (looks) => told.push(looks),
    );
    const looks = told.flat();
    const found = looks.flatMap(({ findings }) => findings.map(({ kind, grade }) => `${kind} ${grade}`));
    return { end, told, found, reasonOf: reasonsOf(looks), requests: firm.requests() };
  } finally {
    await firm.close();
  }
}

const reasonsOf = (looks: readonly VectorLook[]) =>
  Object.fromEntries(looks.map(({ vector, reason }) => [vector, reason]));

const firm: FirmWish = {
  zone: { 'firm.example': { a: LOOPBACK, mx: ['mail.firm.example'], txt: ['v=spf1 +all'] } },
  certificateFor: ['firm.example'],
};

test('each part is told as it is seen, and nothing is asked for but the start page', async () => {
  const { end, told, found, requests } = await look(firm);
  expect(end).toBe('looked');
  expect(found).toEqual(
    expect.arrayContaining(['spf-allows-all BAD', 'dmarc-not-enforced BAD', 'certificate-good GOOD']),
  );
  // Records are read long before a website has answered everything.
  expect(told.at(-1)?.map(({ vector }) => vector)).toContain('ssl_certificates');
  expect(told.length).toBe(4);
  expect([...new Set(requests)]).toEqual(['GET /']);
});

test('a name that nobody has is no firm without records', async () => {
  const { end, told } = await look(firm, { url: 'https://nobody-has-this.example/' });
  expect([end, told]).toEqual(['name-unknown', []]);
});

test('a name that leads inside is not opened', async () => {
  const { end, requests, reasonOf } = await look(firm, { allowedHosts: [] });
  expect(end).toBe('nothing-answered');
  expect(requests).toEqual([]);
  expect(reasonOf).toMatchObject({ spf: null });
  expect(reasonOf.ssl_certificates).not.toBeNull();
});
