import { createBuiltinScanner } from './builtin-scanner.ts';
import { describeScanner } from './scanner.suite.ts';

describeScanner('the built-in engine', ({ allowHosts, dnsServer }) =>
  createBuiltinScanner({
    scanAllowHosts: allowHosts,
    dnsServers: [dnsServer],
    publicUrl: 'https://portal.example',
  }),
);
