import { PLATFORMS } from '@portal/domain/monitoring/platforms.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import { z } from 'zod';
import { insertionPointSchema } from './active/insertion-point.ts';
import { CALL_PROTOCOLS } from './callback/call-log.ts';
import { pageGroupSchema } from './crawl/page-groups.ts';
import { extentStateSchema, newExtentState } from './extent/extent-state.ts';
import { accountsStateSchema, newAccountsState } from './signed-in/accounts-state.ts';
import { newRolesState, rolesStateSchema } from './signed-in/roles/roles-state.ts';
import { PHASES, taskSchema } from './tasks/task.ts';

const count = z.number().int().nonnegative();

/** A finding as it is stored and sent. */
export const findingSchema = z.object({
  checkId: z.string(),
  variant: z.string(),
  severity: z.enum(SEVERITIES),
  url: z.string(),
  urls: z.array(z.string()).max(20).readonly(),
  subject: z.string(),
  facts: z.record(z.string(), z.string()),
  evidence: z.object({
    note: z.string(),
    words: z
      .array(
        z.object({ name: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional() }),
      )
      .readonly()
      .exactOptional(),
    request: z.string().exactOptional(),
    response: z.string().exactOptional(),
    curl: z.string().exactOptional(),
  }),
  fingerprint: z.string(),
  isSignedIn: z.literal(true).exactOptional(),
});

const awaitedCallSchema = z.object({
  checkId: z.enum(['A11', 'A15', 'A17']),
  template: z.string(),
  point: insertionPointSchema,
});

/** A probe whose proof is that the site calls. */
export type AwaitedCall = z.infer<typeof awaitedCallSchema>;

/**
 * Everything a scan needs to go on after its process died. It is only ever written between two batches of tasks, so
 * a continued scan makes the same batches, and ends with the same findings, as an uninterrupted one.
 */
export const checkpointSchema = z.object({
  version: z.literal(3),
  /** Epoch milliseconds of the first start: "today" for every check, also after a pause. */
  startedAt: z.number(),
  /** Milliseconds of work so far, pauses left out. */
  activeMs: z.number(),
  phase: z.enum(PHASES),
  queue: z.array(taskSchema),
  done: count,
  requests: count,
  hellos: count,
  pages: count,
  errorsInRow: count,
  halvings: count,
  crawlDelayMs: z.number(),
  /** Addresses per host name, kept from the first answer on. */
  pinned: z.record(z.string(), z.array(z.string())),
  target: z
    .object({
      /** Origin that is crawled. */
      origin: z.string(),
      /** Where TLS is tested, when anything speaks it. */
      tls: z.object({ host: z.string(), port: z.number() }).nullable(),
      ownHost: z.boolean(),
      /** Platform that serves the site, such as "Wix". */
      platform: z.string().nullable(),
      /** Software and services that were recognised. */
      software: z.array(z.enum(PLATFORMS)).default([]),
    })
    .nullable(),
  robots: z.string(),
  seen: z.array(z.string()),
  patterns: z.record(z.string(), count),
  /** Addresses that one program answers, and what they told so far. */
  groups: z.record(z.string(), pageGroupSchema).default({}),
  /** Pages with parameters that are to be made inputs of. */
  queries: z.array(z.object({ url: z.string(), kind: z.string(), isAbsent: z.boolean() })).default([]),
  /** What was found of the site, and what became of it; a scan that began before this was counted knows a part of it. */
  extent: extentStateSchema.default(() => ({ ...newExtentState(), isMore: true })),
  bodies: z.array(z.string()),
  /** Shape of each page that was read, by its path. */
  skeletons: z.record(z.string(), z.string()),
  /** Pages that were read, to look at again for what forms left behind. */
  readPages: z.array(z.string()),
  /** How often each form was sent, by its key. */
  posts: z.record(z.string(), count),
  /** Submissions that the site may have kept. */
  entries: count.default(0),
  /** Links that changed how the site answers everybody. */
  turns: z.array(z.object({ address: z.string(), isUndone: z.boolean() })).default([]),
  /** Links that look like switches and were not followed. */
  switchesLeft: count.default(0),
  /** How the start page answered at first: status and where it leads. */
  startSign: z.string().nullable().default(null),
  isStartChanged: z.boolean().default(false),
  /** Words that the site may call, and what was sent with them. */
  awaited: z.record(z.string(), awaitedCallSchema),
  /** Words that it has called. */
  called: z.record(z.string(), z.enum(CALL_PROTOCOLS)),
  /** Words sent as markup, and where. */
  planted: z.record(z.string(), insertionPointSchema),
  /** Likeness of the pages read so far, and how many were alike. */
  likenesses: z.record(z.string(), count),
  /** Parts of the start page, which others share: hashes. */
  shared: z.array(z.string()).default([]),
  /** Likeness of what the site shows for a page that it does not have; null when it says so by its status. */
  missing: z.string().nullable(),
  /** Products whose flaws are known, by what the site told of them. */
  products: z
    .record(
      z.string(),
      z.object({
        base: z.string(),
        version: z.string().nullable(),
        isBranch: z.boolean(),
        /** Flaws that an answer proved. */
        shown: z.array(z.string()),
      }),
    )
    .default({}),
  thirdPartyScripts: z.record(z.string(), z.string()),
  /** WebSockets that pages open, by address, and what the pages were about to say over them. */
  sockets: z.record(z.string(), z.object({ count, first: z.array(z.string()) })).default({}),
  acceptedProtocols: z.array(z.string()),
  /** Exposure signatures that the site's answer to a made-up name also fits. */
  falseExposures: z.array(z.string()),
  cookies: z.string(),
  /** How the accounts of the scan fared; what they sign in with, and their sessions, are never kept. */
  accounts: accountsStateSchema.default(newAccountsState),
  /** Pages are read signed in: more words warn. */
  isSignedIn: z.boolean().default(false),
  roles: rolesStateSchema.default(newRolesState),
  findings: z.array(findingSchema),
  notTested: z.record(z.string(), z.string()),
});

export type Checkpoint = z.infer<typeof checkpointSchema>;
