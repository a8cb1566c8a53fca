import { z } from 'zod';
import type { OutsideEngine, OutsideScan } from '../outside-engine-port.ts';
import { type ProbelyClient, ProbelyRefusal } from './probely-client.ts';
import { probelyStatus } from './probely-status.ts';
import { readCompletedScan } from './read-completed-scan.ts';

const memorySchema = z.object({ targetId: z.string(), hasAddress: z.boolean() });

/** What the portal keeps of a website for Probely: its target there, and whether the target has got its address. */
export type ProbelyMemory = z.output<typeof memorySchema>;

/** The memory of an earlier scan; null where there isn't one, or where another engine left it. */
export function probelyMemory(memory: unknown): ProbelyMemory | null {
  return memorySchema.safeParse(memory).data ?? null;
}

const RECURRENCES = ['d', 'w', 'm', 'q'] as const;

/** What Probely knows of a website besides the scans that the portal started. */
export function createProbelyOutside(client: ProbelyClient, givesOwnReports: boolean): OutsideEngine {
  const outside: OutsideEngine = {
    async endedScans(memory, known) {
      const targetId = probelyMemory(memory)?.targetId;
      if (targetId === undefined) return [];
      const scans = await client.listScans(targetId);
      const ended: OutsideScan[] = [];
      for (const scan of scans) {
        const status = probelyStatus(scan.status);
        if (status === 'started' || known.has(scan.id)) continue;
        const [startedAt, completedAt] = [dateOf(scan.started), dateOf(scan.completed)];
        if (startedAt === null || completedAt === null) continue;
        const result = status === 'completed' ? await readCompletedScan(client, targetId, scan) : null;
        ended.push({ reference: scan.id, startedAt, completedAt, result });
      }
      return ended;
    },
    async schedule(memory) {
      const targetId = probelyMemory(memory)?.targetId;
      if (targetId === undefined) return null;
      const [first] = await client.listSchedules(targetId);
      const dateTime = dateOf(first?.date_time);
      const recurrence = RECURRENCES.find((known) => known === first?.recurrence);
      if (first === undefined || dateTime === null || recurrence === undefined) return null;
      return { reference: first.id, dateTime, recurrence };
    },
    async removeSchedule(memory, reference) {
      const targetId = probelyMemory(memory)?.targetId;
      if (targetId !== undefined) await client.removeSchedule(targetId, reference);
    },
  };
  if (!givesOwnReports) return outside;
  return {
    ...outside,
    async report(memory, reference, kind) {
      const targetId = probelyMemory(memory)?.targetId;
      if (targetId === undefined) return null;
      try {
        return await client.readReport(targetId, reference, kind);
      } catch (error) {
        if (error instanceof ProbelyRefusal) return null;
        throw error;
      }
    },
  };
}

function dateOf(text: string | null | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
