import { Redis } from 'ioredis';
import { hashToken } from '../../system/tokens.ts';
import type { RateCountsPort } from './rate-counts-port.ts';

const CONNECT_TIMEOUT_MS = 2000;
const COMMAND_TIMEOUT_MS = 500;
const MAX_RECONNECT_DELAY_MS = 5000;

/**
 * Counts in Valkey or Redis, by commands that every version since 2.6.12 has; they forget a key by themselves. Without a
 * connection an addition fails at once, and the client connects again in the background.
 */
export async function createRedisRateCounts(url: string, report: (error: unknown) => void): Promise<RateCountsPort> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    disableClientInfo: true,
    protocol: 2,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 200, MAX_RECONNECT_DELAY_MS),
  });
  client.on('error', report);
  // A store that is away at the start is no reason not to start: until it is there each process counts for itself.
  await client.connect().catch(report);
  return {
    async add(key, more, windowMs) {
      const name = `portal:rate:${hashToken(key).toString('base64url')}`;
      const answers = await client.multi().set(name, 0, 'PX', windowMs, 'NX').incrby(name, more).pttl(name).exec();
      const [, counted, msLeft] = (answers ?? []).map(([error, answer]) => {
        if (error !== null) throw error;
        return answer;
      });
      if (typeof counted !== 'number' || typeof msLeft !== 'number') throw new Error('The count was not answered');
      // Its window ended between two of the commands: what was counted begins another one.
      if (msLeft < 0) await client.pexpire(name, windowMs);
      return { counted, msLeft: msLeft < 0 ? windowMs : msLeft };
    },
    clearExpired: async () => undefined,
    close: async () => client.disconnect(),
  };
}
