import { z } from 'zod';
import { importRefused, MAX_ROWS } from './import-refused.ts';
import type { ScannerList, ScannerRecord } from './scanner-record.ts';

const text = z.object({ text: z.string().optional(), markdown: z.string().optional() }).optional();
const rule = z.object({
  id: z.string(),
  name: z.string().optional(),
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: z.object({ level: z.string().optional() }).optional(),
  properties: z.object({ 'security-severity': z.union([z.string(), z.number()]).optional() }).optional(),
});
const result = z.object({
  ruleId: z.string().optional(),
  level: z.string().optional(),
  message: text,
  fingerprints: z.record(z.string(), z.string()).optional(),
  partialFingerprints: z.record(z.string(), z.string()).optional(),
  locations: z
    .array(
      z.object({
        physicalLocation: z
          .object({
            artifactLocation: z.object({ uri: z.string().optional() }).optional(),
            region: z.object({ startLine: z.number().optional() }).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});
/** The part of a log that tells findings (OASIS SARIF 2.1.0, sections 3.13, 3.14, 3.27 and 3.49). */
const log = z.object({
  version: z.string().regex(/^2\./),
  runs: z.array(
    z.object({
      tool: z.object({ driver: z.object({ rules: z.array(rule).optional() }) }),
      results: z.array(result).optional(),
    }),
  ),
});

type Rule = z.output<typeof rule>;
type Result = z.output<typeof result>;

/**
 * A log in SARIF as a scanner's list; null for what is invalid.
 * @throws AppError WEAKNESS_IMPORT_REFUSED for a log that cannot be used
 */
export function readSarif(value: unknown): ScannerList | null {
  if (typeof value !== 'object' || value === null || !('runs' in value)) return null;
  const read = log.safeParse(value);
  if (!read.success) throw importRefused('It looks like SARIF, but not version 2.1.0.');
  const records = read.data.runs.flatMap(({ tool, results = [] }) => {
    const rules = new Map((tool.driver.rules ?? []).map((entry) => [entry.id, entry]));
    return results.map((entry) => recordOf(entry, rules.get(entry.ruleId ?? '')));
  });
  if (records.length === 0) throw importRefused('It contains no results.');
  if (records.length > MAX_ROWS) throw importRefused(`It has more than ${MAX_ROWS.toLocaleString('en')} results.`);
  return { format: 'sarif', records };
}

function recordOf(entry: Result, of: Rule | undefined): ScannerRecord {
  const place = entry.locations?.[0]?.physicalLocation;
  const line = place?.region?.startLine;
  const uri = place?.artifactLocation?.uri ?? '';
  const message = entry.message?.text ?? '';
  return new Map([
    ['name', of?.shortDescription?.text ?? of?.name ?? message ?? entry.ruleId ?? ''],
    ['severity', entry.level ?? of?.defaultConfiguration?.level ?? 'warning'],
    ['score', String(of?.properties?.['security-severity'] ?? '')],
    ['description', [of?.fullDescription?.text ?? '', message].filter((part) => part !== '').join('\n\n')],
    ['solution', of?.help?.text ?? ''],
    ['location', line === undefined || uri === '' ? uri : `${uri}:${line}`],
    ['ruleid', entry.ruleId ?? ''],
    ['uniqueid', Object.values(entry.fingerprints ?? entry.partialFingerprints ?? {})[0] ?? ''],
  ]);
}
