import { OPT_IN_STATES } from '@portal/domain/monitoring/opt-in-checks.ts';
import { PLATFORMS } from '@portal/domain/monitoring/platforms.ts';
import { z } from 'zod';
import { givenOperationSchema } from './api/given/given-operation.ts';
import { browserProgramSchema } from './browser/browser-program.ts';
import { CALL_PROTOCOLS } from './callback/call-log.ts';
import { checkpointSchema, findingSchema } from './checkpoint.ts';
import { scanExtentSchema } from './extent/scan-extent-schema.ts';
import { focusSchema } from './focus.ts';
import { knownFlawsSchema } from './known-flaws/known-product.ts';
import { LEVELS } from './levels.ts';
import { SCAN_ERROR_CODES } from './scan-error.ts';
import { signInsSchema } from './signed-in/access.ts';

const count = z.number().int().nonnegative();

/** What the portal sends with "start". */
const settingsSchema = z.object({
  scanId: z.string().min(1).max(200),
  url: z.string().max(2_000),
  level: z.enum(LEVELS),
  allowedHosts: z.array(z.string()).readonly(),
  ownHosts: z.array(z.string()).readonly().exactOptional(),
  dnsServers: z.array(z.string()).readonly().exactOptional(),
  userAgentContact: z.url(),
  requestsPerSecond: z.number().positive().exactOptional(),
  trustedCertificates: z.array(z.string()).readonly().exactOptional(),
  portPairs: z
    .array(z.tuple([count, count]).readonly())
    .readonly()
    .exactOptional(),
  focus: focusSchema.exactOptional(),
  callbackAddress: z.string().max(300).exactOptional(),
  callbackZone: z.string().max(253).exactOptional(),
  browser: browserProgramSchema.exactOptional(),
  optIns: z.object({ A18: z.enum(OPT_IN_STATES), A19: z.enum(OPT_IN_STATES) }).exactOptional(),
  operations: z.array(givenOperationSchema).max(500).readonly().exactOptional(),
  signIns: signInsSchema.exactOptional(),
  knownFlaws: knownFlawsSchema.exactOptional(),
  checkpoint: checkpointSchema.exactOptional(),
});

/** Messages to the scan's process. */
export const toScanSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), options: settingsSchema }),
  z.object({ type: z.literal('cancel') }),
  /** The oldest state that was not confirmed yet is stored. */
  z.object({ type: z.literal('stored') }),
  /** The website called because of a probe. */
  z.object({ type: z.literal('called'), word: z.string().max(100), protocol: z.enum(CALL_PROTOCOLS) }),
  /** Calls of the website may have been missed. */
  z.object({ type: z.literal('missed-calls') }),
]);

const issueCounts = z.object({ highs: count, mediums: count, lows: count });

/** Messages from the scan's process. The last one is "done" or "failed". */
export const fromScanSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('progress'),
    progress: z.object({ done: count, known: count, phase: z.string(), counts: issueCounts }),
  }),
  z.object({ type: z.literal('checkpoint'), checkpoint: checkpointSchema }),
  /** The word is about to be sent within a probe; the website may call it. */
  z.object({ type: z.literal('expecting'), word: z.string().regex(/^zq[0-9a-f]{10}$/) }),
  z.object({
    type: z.literal('done'),
    result: z.object({
      findings: z.array(findingSchema).readonly(),
      pages: count,
      requests: count,
      software: z.array(z.enum(PLATFORMS)).readonly(),
      notTested: z.array(z.object({ checkId: z.string(), reason: z.string() })).readonly(),
      extent: scanExtentSchema.exactOptional(),
      traces: z.object({
        entries: count,
        turns: z.array(z.object({ address: z.string(), isUndone: z.boolean() })).readonly(),
        switchesLeft: count,
        isStartChanged: z.boolean(),
      }),
    }),
  }),
  z.object({
    type: z.literal('failed'),
    code: z.enum(SCAN_ERROR_CODES),
    reason: z.string(),
    host: z.string().exactOptional(),
  }),
]);

export type ToScan = z.infer<typeof toScanSchema>;
export type FromScan = z.infer<typeof fromScanSchema>;
