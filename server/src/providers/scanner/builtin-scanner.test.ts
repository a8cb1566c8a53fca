import { afterAll, beforeAll } from 'vitest';
import { createDatabase } from '../../database/database.ts';
import { createPool } from '../../database/pools.ts';
import { IS_SWEEP } from '../../testing/sweep.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createBuiltinScanner } from './builtin-scanner.ts';
import { describeScanner } from './scanner.suite.ts';

let testDatabase: TestDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = createPool(testDatabase.connection, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

describeScanner(
  'the built-in engine',
  ({ allowHosts, dnsServer }) =>
    createBuiltinScanner(
      {
        scanAllowHosts: allowHosts,
        scanCallback: null,
        scanBrowser: null,
        dnsServers: [dnsServer],
        updatesKey: null,
        scanDns: null,
        publicUrl: 'https://portal.example',
      },
      createDatabase(pool),
    ),
  // The engine's own tests stop and go on at its greater levels.
  IS_SWEEP ? {} : { levels: { quick: 'lightning', whole: 'lightning' } },
);
