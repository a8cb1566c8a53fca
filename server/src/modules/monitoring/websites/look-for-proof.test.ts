import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { startDnsServer } from '@portal/scanner/testing/dns-server.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { lookForProof } from './look-for-proof.ts';

test('a DNS record proves a website with and without www, and the record of another name does not', async () => {
  const dns = await startDnsServer({
    '_scan-permission.lark.example': { txt: ['v=spf1 -all', 'scan-permission=abc'] },
  });
  const config = readConfig({ DNS_SERVERS: dns.address });
  const outgoing = () =>
    createGuardedClient({ allowedHosts: [], userAgent: 'test', bodyLimitBytes: 1000, timeoutMs: 500 });
  const look = (url: string, token: string) => lookForProof({ config, outgoing }, url, token);
  try {
    expect(await look('https://www.lark.example/shop', 'abc')).toBe('dns');
    expect(await look('https://lark.example/', 'abc')).toBe('dns');
    expect(await look('https://lark.example/', 'other')).toBeNull();
    expect(await look('https://shop.lark.example/', 'abc')).toBeNull();
  } finally {
    await dns.close();
  }
});
