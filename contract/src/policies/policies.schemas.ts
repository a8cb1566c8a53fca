import { MAX_POLICY_CHARACTERS } from '@portal/domain/policies/text-fault.ts';
import { z } from 'zod';
import { id, line, lines, recordOf } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { readingLanguage } from '../reading-language.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';
import { askedField, fieldValue } from './policy-field.schemas.ts';

/** Draft until somebody approves it; then Active, and never changed (spec part 2, section 4). */
export const POLICY_STATUSES = ['Draft', 'Active'] as const;
/** How a draft stands: being worked on, or with somebody who is asked to approve it. */
export const DRAFT_MODES = ['customise', 'sent'] as const;
/** What can have happened to a policy. */
export const POLICY_ACTIONS = [
  'created',
  'imported',
  'saved',
  'approved',
  'sent',
  'takenBack',
  'draftDeleted',
  'libraryTaken',
] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

const MAX_VERSIONS = 100_000;

/** The stable key of a policy in its organisation: the library's id, or a slug of the name. */
export const policyId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const versionNumber = z.int().min(1).max(MAX_VERSIONS);
/** The same in an address. */
export const versionInAddress = z.coerce.number().int().min(1).max(MAX_VERSIONS);
export const policyName = line(120).min(1, faults.name.text);
export const fieldId = z.string().regex(/^[a-z][a-zA-Z0-9]{0,59}$/);
/** Answers by the id of their field. */
export const customValues = recordOf(fieldId, fieldValue, 60);
/** Markdown that the firm wrote itself; null while only fields were answered. */
export const customPolicy = lines(MAX_POLICY_CHARACTERS).nullable();
export const instantOrNull = z.iso.datetime().max(40).nullable();
export const note = line(500);

/** What somebody changed on a policy's page, and the version that they began with. */
export const keptChanges = z.object({
  version: versionNumber,
  /** When that version was last saved; null where nobody has saved the policy yet. */
  saved: instantOrNull,
  name: line(120),
  customValues,
  customPolicy,
});

const person = z.object({ userId: id, name: z.string() });
const status = z.enum(POLICY_STATUSES);

/** One of the firm's policies in its list; version and status are those of the newest version. */
export const policyRow = z.object({
  id: policyId,
  name: z.string(),
  version: z.number(),
  status,
  /** The version that holds now; null before the first approval. */
  activeVersion: z.number().nullable(),
  /** Of the version that holds now. */
  approver: z.string().nullable(),
  approvalDate: z.string().nullable(),
  saved: z.string().nullable(),
  custom: z.boolean(),
  draftMode: z.enum(DRAFT_MODES).nullable(),
  sentTo: person.nullable(),
  nextReview: z.string().nullable(),
  isReviewDue: z.boolean(),
  /** Of its name and text, in the newest version. */
  language: readingLanguage,
  /** The library has a newer text than the one this policy was made from, or one in the language of the firm's policies. */
  libraryUpdate: z.boolean(),
  signOff: z.object({ asked: z.number(), acknowledged: z.number() }).nullable(),
});

/** One policy of the library. */
export const libraryRow = z.object({
  id: policyId,
  name: z.string(),
  /** Of its words: the reader's, or English where the library has no others. */
  language: readingLanguage,
  purpose: z.string(),
  audience: z.string(),
  readingMinutes: z.number(),
  fields: z.number(),
  reviewMonths: z.number(),
  recommended: z.boolean(),
  order: z.number(),
  /** The firm has this policy already. */
  taken: z.boolean(),
});

/** Answers that contradict one another: the fields, what is wrong, and what to do about it. */
export const answerFault = z.object({
  rule: z.string(),
  fields: z.array(z.string()),
  says: z.string(),
  instead: z.string(),
  /** An error keeps the policy from being approved. */
  severity: z.enum(['error', 'warning']),
});

const named = z.object({ id: policyId, name: z.string() });

/** One version of a policy with all that its page shows. */
export const policyView = z.object({
  id: policyId,
  name: z.string(),
  /** Of its name and text; a firm's own policy may be written in any. */
  language: readingLanguage,
  /** Empty for policies of the firm's own. */
  purpose: z.string(),
  audience: z.string(),
  version: z.number(),
  status,
  approver: z.string().nullable(),
  approvalDate: z.string().nullable(),
  /** When it was last saved, as `policySave` wants it back; null for a library policy that nobody has saved yet. */
  saved: z.string().nullable(),
  savedBy: z.string().nullable(),
  custom: z.boolean(),
  customPolicy: z.string().nullable(),
  customValues: z.record(z.string(), fieldValue),
  /** The library's text that it was made from. */
  template: z.string().nullable(),
  text: richText,
  /** Markdown with `{{field}}` where a field's words go, and only the parts that hold: what the editor begins with. */
  source: z.string(),
  fields: z.array(askedField),
  /** Which requirements of which framework its clauses answer. */
  standards: z.array(z.object({ framework: z.string(), ids: z.array(z.string()) })),
  /** Answers that contradict one another. */
  faults: z.array(answerFault),
  /** What to check with a lawyer before it is approved; null where nothing is. */
  lawyer: z.string().nullable(),
  reviewMonths: z.number(),
  nextReview: z.string().nullable(),
  isReviewDue: z.boolean(),
  draftMode: z.enum(DRAFT_MODES).nullable(),
  sentTo: person.nullable(),
  sentBy: z.string().nullable(),
  /** The library's newer text, or that in the language of the firm's policies; null while there isn't one. */
  libraryUpdate: z.object({ version: z.number(), language: readingLanguage }).nullable(),
  /** Policies that the text names and the firm has not approved. */
  missingPolicies: z.array(named),
  /** A small change, after which nobody is asked to sign again. */
  minor: z.boolean(),
  isNewest: z.boolean(),
});

/** A version in the list beside the document. */
export const storedVersion = z.object({
  version: z.number(),
  language: readingLanguage,
  status,
  approver: z.string().nullable(),
  approvalDate: z.string().nullable(),
  saved: z.string().nullable(),
  savedBy: z.string().nullable(),
});

/** What a text looks like with answers that nobody has saved yet. */
export const policyPreviewView = z.object({
  text: richText,
  /** Ids of the fields that the text asks for. */
  fields: z.array(z.string()),
  faults: z.array(answerFault),
  missingPolicies: z.array(named),
});

/** One thing that happened to a policy. */
export const policyEvent = z.object({
  id: z.string(),
  version: z.number(),
  at: z.string(),
  by: z.string(),
  action: z.enum(POLICY_ACTIONS),
  /** Labels of the fields that were answered differently. */
  fields: z.array(z.string()),
  addedWords: z.number(),
  removedWords: z.number(),
  note: z.string(),
  /** The draft whose words this took away, and who had written it; they can be read again. */
  replaced: z.object({ id: z.string(), by: z.string() }).nullable(),
});

const piece = z.object({ text: z.string(), isMarked: z.boolean() });
const side = z.array(piece).nullable();

/** A block of two texts side by side; one side is null where the block was added or removed. */
export const comparedRow = z.object({
  kind: z.enum(['same', 'changed', 'added', 'removed']),
  block: z.enum(['heading', 'paragraph', 'item', 'cell']),
  /** Of a heading, 1 to 4; of an item, how deep it stands. */
  level: z.number(),
  left: side,
  right: side,
});

/** The questions that policies share. */
export const interviewView = z.object({
  version: z.number(),
  language: z.object({
    /** In which new drafts begin. */
    chosen: readingLanguage,
    /** In which the library has policies. */
    offered: z.array(readingLanguage),
    /** Policies in another language that the library has in the chosen one; `hasOwnWords` where the firm has edited their text. */
    others: z.array(named.extend({ language: readingLanguage, hasOwnWords: z.boolean() })),
  }),
  topics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      fields: z.array(
        z.object({
          field: askedField,
          /** How many of the firm's policies and of the recommended ones ask for it. */
          policies: z.number(),
        }),
      ),
    }),
  ),
  faults: z.array(answerFault),
  /** Questions that policies answer in another way than is answered here: drafts, and policies that were approved so. */
  differing: z.array(
    z.object({
      /** With the answer that is given here. */
      field: askedField,
      policies: z.array(z.object({ id: policyId, name: z.string(), status, value: fieldValue })),
    }),
  ),
  /** What the caller typed here and has not saved. */
  kept: z.record(z.string(), fieldValue),
  /** What is known without being asked: the countries where the firm works, and its training program. */
  known: z.array(z.object({ label: z.string(), words: z.string() })),
});
