import { measureAttackSurface } from '@portal/scanner/surface/measure-attack-surface.ts';
import { type Firm, startFirm } from '@portal/scanner/testing/start-firm.ts';
import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '../../system/clock.ts';
import { createBuiltinRatings } from './builtin-ratings.ts';
import { describeRatings } from './ratings.suite.ts';

let firm: Firm;
beforeAll(async () => {
  firm = await startFirm({
    zone: { 'harbor-bakery.example': { a: ['127.0.0.1'], txt: ['v=spf1 -all'] } },
    certificateFor: ['harbor-bakery.example'],
  });
});
afterAll(() => firm.close());

describeRatings('the portal itself', () =>
  createBuiltinRatings(
    { scanAllowHosts: ['127.0.0.1'], dnsServers: [firm.dnsServer], publicUrl: 'https://portal.example' },
    systemClock,
    (options) =>
      measureAttackSurface({
        ...options,
        trustedCertificates: [firm.trustedCertificate],
        webPorts: firm.webPorts,
        ports: [firm.webPorts.https],
      }),
  ),
);
