import { z } from 'zod';
import { call, done, id, line, namedFile, noInput, uploadedFile, withData } from '../call.ts';
import {
  comparedRow,
  customPolicy,
  customValues,
  instantOrNull,
  keptChanges,
  libraryRow,
  note,
  POLICY_STATUSES,
  policyEvent,
  policyId,
  policyName,
  policyPreviewView,
  policyRow,
  policyView,
  storedVersion,
  versionInAddress,
  versionNumber,
} from './policies.schemas.ts';

const base = '/policy';
const policies = { access: 'member', module: 'compliance' } as const;

/** The firm's policies, and the library's (spec part 2, section 7). */
export const policyList = call({
  ...policies,
  method: 'GET',
  path: `${base}/policyList`,
  input: noInput,
  output: withData(z.array(policyRow)).extend({
    outOfBoxPolicyList: z.array(libraryRow),
    /** How many the firm should have first, and how many of those hold. */
    progress: z.object({ recommended: z.number(), active: z.number() }),
  }),
  errors: [],
});

/** One version of a policy, the newest for null; a library policy that was not taken up yet is its first draft. */
export const policyLoad = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyLoad`,
  isPassive: true,
  input: z.object({ policyType: policyId, version: versionNumber.nullable() }),
  output: withData(policyView).extend({
    storageList: z.array(storedVersion),
    /** What the caller changed of this version and has not saved; null where nothing is kept. */
    kept: keptChanges.nullable(),
    /** Where its answers and what the portal sees do not agree, each with the page where that is put right. */
    remarks: z.array(z.object({ text: z.string(), href: z.string(), label: z.string() })),
  }),
  errors: [],
});

/** Saves a draft, or with the status Active approves (spec part 2, section 4); an id of null makes a policy of the firm's own. */
export const policySave = call({
  ...policies,
  method: 'POST',
  path: `${base}/policySave`,
  input: z.object({
    policy: z.object({
      id: policyId.nullable(),
      name: policyName,
      /** The version that was edited. */
      version: versionNumber,
      status: z.enum(POLICY_STATUSES),
      /** When the edited version was last saved: what somebody else saved since is never overwritten. */
      saved: instantOrNull,
      customValues,
      customPolicy,
      minor: z.boolean().optional(),
      note: note.optional(),
    }),
    env: line(80).optional(),
  }),
  maxBodyKilobytes: 304,
  output: withData(policyView).extend({ message: z.enum(['Draft saved.', 'Policy approved.']) }),
  errors: ['POLICY_CHANGED', 'POLICY_LIMIT_REACHED', 'CLOSED_TO_SERVICE'],
});

/** Keeps what the caller changed and has not saved, for themselves alone; null forgets it. Saving forgets it too. */
export const policyKeepChanges = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyKeepChanges`,
  input: z.object({ policyType: policyId, changes: keptChanges.nullable() }),
  maxBodyKilobytes: 304,
  output: done,
  errors: [],
});

/** The text with answers and words that are not saved. */
export const policyPreview = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyPreview`,
  isPassive: true,
  input: z.object({ policyType: policyId, customValues, customPolicy }),
  maxBodyKilobytes: 304,
  output: withData(policyPreviewView),
  errors: [],
});

/** Deletes a draft (spec part 2, section 7). */
export const policyDelete = call({
  ...policies,
  method: 'GET',
  path: `${base}/policyDelete/{policyId};{version}`,
  input: z.object({ policyId, version: versionInAddress }),
  output: z.object({ success: z.literal(true), message: z.literal('Draft deleted.') }),
  errors: ['POLICY_APPROVED'],
  changesState: true,
  closedToService: true,
});

/** What happened to a policy, newest first, by pages of 50. */
export const policyHistory = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyHistory`,
  isPassive: true,
  input: z.object({ policyType: policyId, page: z.int().min(1).max(10_000).default(1) }),
  output: withData(z.array(policyEvent)).extend({ total: z.number(), pageSize: z.number() }),
  errors: [],
});

/** The words of a draft that another text took the place of. */
export const policyReplacedText = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyReplacedText`,
  isPassive: true,
  input: z.object({ policyType: policyId, draft: id }),
  output: withData(z.object({ text: z.string(), by: z.string() })),
  errors: [],
});

/** Two texts side by side: a version beside another one, the library's newest text, or what is being written. */
export const policyCompare = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyCompare`,
  isPassive: true,
  input: z.object({
    policyType: policyId,
    from: versionNumber,
    to: z.union([versionNumber, z.enum(['library', 'working'])]),
    /** For `working`. */
    working: z.object({ customValues, customPolicy }).optional(),
  }),
  maxBodyKilobytes: 304,
  output: withData(z.array(comparedRow)),
  errors: ['NO_LIBRARY_UPDATE'],
  perMinute: 60,
});

/** A version as a PDF, `{id}_v{version}.pdf` (spec part 2, section 7). */
export const policyDownload = call({
  ...policies,
  method: 'GET',
  path: `${base}/policyDownload/{id};{version}`,
  input: z.object({ id: policyId, version: versionInAddress }),
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 60,
});

/** A policy of the firm's own, from an outline. */
export const policyCreate = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyCreate`,
  input: z.object({ name: policyName, text: customPolicy.optional() }),
  maxBodyKilobytes: 304,
  output: withData(z.object({ id: policyId })),
  errors: ['POLICY_LIMIT_REACHED'],
  perMinute: 30,
});

/** A policy of the firm's own from a Word document or a Markdown file; the name is the text's own where none is given. */
export const policyUpload = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyUpload`,
  input: z.object({ file: uploadedFile, name: policyName.optional() }),
  output: withData(z.object({ id: policyId })),
  errors: ['POLICY_FILE_REFUSED', 'POLICY_LIMIT_REACHED'],
  upload: { maxMegabytes: 10 },
  perMinute: 20,
});

/** Asks another admin to approve a draft, by mail. */
export const policySend = call({
  ...policies,
  method: 'POST',
  path: `${base}/policySend`,
  input: z.object({ policyId, version: versionNumber, userId: id, note: note.optional() }),
  output: done,
  errors: ['POLICY_APPROVED'],
  perMinute: 30,
});

/** Takes a draft back that was sent for approval. */
export const policyTakeBack = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyTakeBack`,
  input: z.object({ policyId, version: versionNumber }),
  output: done,
  errors: ['POLICY_APPROVED'],
});

/** Makes a draft of the library's newer text, with the answers that were given. */
export const policyTakeLibrary = call({
  ...policies,
  method: 'POST',
  path: `${base}/policyTakeLibrary`,
  input: z.object({ policyType: policyId, saved: instantOrNull }),
  output: withData(policyView),
  errors: ['POLICY_CHANGED', 'NO_LIBRARY_UPDATE'],
});
