import { createHash } from 'node:crypto';
import type { PolicyStatus } from '@portal/domain/policies/next-version.ts';
import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import { insertPolicy } from '../policies.store.ts';
import { insertEvent, NOTHING_CHANGED } from '../policy-events.store.ts';
import { saveVersion } from '../policy-versions.store.ts';
import { firstDraft, libraryPolicy, markdownOf, withDefaults } from './policy-content.ts';

/** For whom a policy is written, by whom, and in which language. */
type Writer = {
  readonly orgId: string;
  readonly userId: string;
  readonly byName: string;
  /** What is known of the firm. */
  readonly firm: FieldValues;
  readonly language?: Language;
};

export type WrittenPolicy = {
  readonly policyId: string;
  readonly name: string;
  readonly version: 1;
  readonly text: string;
  /** SHA-256 of the approved text; null for a draft. */
  readonly contentHash: Buffer | null;
};

/**
 * Writes the first version of a library policy for a firm, as somebody would by answering its questions.
 * @throws Error when the library has no such policy
 */
export async function writeLibraryPolicy(
  tx: AnyTransaction,
  { orgId, userId, byName, firm, language = 'en' }: Writer,
  policy: { policyId: string; status: PolicyStatus; answers: FieldValues; at: Date },
): Promise<WrittenPolicy> {
  const { policyId, status, answers, at } = policy;
  const library = libraryPolicy(policyId, language);
  if (library === undefined) throw new Error(`The library has no policy ${policyId}.`);
  const draft = firstDraft(library, firm);
  const text = markdownOf({ ...draft, values: { ...draft.fromFirm, ...answers } });
  const contentHash = status === 'Active' ? createHash('sha256').update(text).digest() : null;
  await insertPolicy(tx, { orgId, policyId, custom: false, createdAt: at });
  await saveVersion(tx, {
    orgId,
    policyId,
    version: 1,
    status,
    name: library.name,
    language: library.language,
    template: library.source,
    libraryVersion: library.version,
    fields: status === 'Active' ? withDefaults(library.fields, draft.fromFirm) : library.fields,
    customPolicy: null,
    customValues: answers,
    minor: false,
    savedAt: at,
    savedBy: userId,
    savedByName: byName,
    approval: contentHash === null ? null : { text, hash: contentHash },
  });
  const action = status === 'Active' ? ('approved' as const) : ('saved' as const);
  await insertEvent(tx, { orgId, policyId, version: 1, at, byName, action, summary: NOTHING_CHANGED, replaced: null });
  return { policyId, name: library.name, version: 1, text, contentHash };
}
