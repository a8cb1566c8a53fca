import { startScanProcess } from '../../scanner/src/start-scan-process.ts';
import { answerHostilely } from '../../scanner/testing/hostile-site.ts';
import { startSiteServer } from '../../scanner/testing/site-server.ts';
import { atMost, type Figure } from '../figure.ts';
import { ownProcesses, watchMemory } from './memory-of-tree.ts';

const MAX_MEGABYTES = 200;

/** The most memory that a full scan holds of a site that wants to fill it: endless pages, bodies without end, thousands of fields. */
export async function measureHostileMemory(note: (line: string) => void): Promise<Figure> {
  note('Scanning a hostile site …');
  const server = await startSiteServer({ pages: {}, intercept: answerHostilely });
  try {
    const memory = watchMemory((parents) => ownProcesses(parents, 'scan-process'));
    const url = `http://127.0.0.1:${server.port}/`;
    const settings = { scanId: 'hostile', url, level: 'full', allowedHosts: ['127.0.0.1'] } as const;
    const outcome = await startScanProcess(
      { ...settings, userAgentContact: 'https://portal.example/scanning' },
      { onProgress: () => undefined, onCheckpoint: async () => undefined },
    ).finished;
    const megabytes = memory.stop();
    if (outcome.kind !== 'done') throw new Error(`The scan ended as ${outcome.kind}: ${outcome.reason}`);
    return atMost('Memory of a scan of a hostile site, full', megabytes, MAX_MEGABYTES, 'MB');
  } finally {
    await server.close();
  }
}
