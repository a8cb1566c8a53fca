import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { PolicyStatus } from '@portal/domain/policies/next-version.ts';
import { resolveConditions } from '@portal/domain/policies/own-text.ts';
import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import { usableValues } from '../drafts/checked-values.ts';
import type { VersionRow } from '../policy-versions.store.ts';
import { withCompensations } from './compensations.ts';
import { finishText } from './finish-text.ts';
import { type LibraryPolicy, readPolicyLibrary } from './policy-library.ts';
import { type PolicyContent, templateOf } from './template-of.ts';

/** A version as it is stored, or the first draft of a library policy that nobody has saved yet. */
export type LoadedVersion = PolicyContent & {
  readonly policyId: string;
  readonly name: string;
  readonly version: number;
  readonly status: PolicyStatus;
  readonly libraryVersion: number | null;
  /** What the firm answered itself. */
  readonly customValues: FieldValues;
  /** What is known of the firm now: its profile, its countries, its training program, the interview. */
  readonly fromFirm: FieldValues;
  readonly minor: boolean;
  readonly approver: string | null;
  readonly approvedAt: Date | null;
  /** The text as it was approved, in Markdown. */
  readonly approvedText: string | null;
  readonly savedAt: Date | null;
  readonly savedById: string | null;
  readonly savedByName: string | null;
  readonly draftMode: 'customise' | 'sent' | null;
  readonly sentTo: string | null;
  readonly sentByName: string | null;
};

/** A policy of the library in a language; in English where nobody has written it. */
export function libraryPolicy(policyId: string, language: Language): LibraryPolicy | undefined {
  return readPolicyLibrary(language).find(({ id }) => id === policyId);
}

/** What the firm has answered for all of its policies, of these fields. */
export function knownValues(fields: readonly PolicyField[], known: FieldValues): FieldValues {
  return Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = Object.hasOwn(known, id) ? known[id] : undefined;
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
}

/** The fields with what was known of the firm as their defaults, which are then no suggestions: how an approved version keeps it. */
export function withDefaults(fields: readonly PolicyField[], known: FieldValues): readonly PolicyField[] {
  return fields.map((field) => {
    const value = usableValues([field], known)[field.id];
    return value === undefined ? field : ({ ...field, default: value, fact: undefined } as PolicyField);
  });
}

/** A stored version; a draft takes up what is known of the firm now, what was approved stays as it was. */
export function toLoadedVersion(row: VersionRow, firm: FieldValues): LoadedVersion {
  const fromFirm = knownValues(row.fields, firm);
  return {
    policyId: row.policy_id,
    name: row.name,
    version: row.version,
    language: row.language,
    status: row.status,
    template: row.template,
    libraryVersion: row.library_version,
    fields: row.fields,
    customPolicy: row.custom_policy,
    customValues: row.custom_values,
    fromFirm,
    values: row.status === 'Draft' ? { ...fromFirm, ...row.custom_values } : row.custom_values,
    minor: row.minor,
    approver: row.approver,
    approvedAt: row.approved_at,
    approvedText: row.approved_text,
    savedAt: row.saved_at,
    savedById: row.saved_by,
    savedByName: row.saved_by_name,
    draftMode: row.draft_mode,
    sentTo: row.draft_mode === 'sent' ? row.sent_to : null,
    sentByName: row.draft_mode === 'sent' ? row.sent_by_name : null,
  };
}

/** A library policy that the firm has not saved yet: a draft with nothing answered. */
export function firstDraft(library: LibraryPolicy, firm: FieldValues): LoadedVersion {
  const fromFirm = knownValues(library.fields, firm);
  return {
    policyId: library.id,
    name: library.name,
    version: 1,
    language: library.language,
    status: 'Draft',
    template: library.source,
    libraryVersion: library.version,
    fields: library.fields,
    customPolicy: null,
    customValues: {},
    fromFirm,
    values: fromFirm,
    minor: false,
    approver: null,
    approvedAt: null,
    approvedText: null,
    savedAt: null,
    savedById: null,
    savedByName: null,
    draftMode: 'customise',
    sentTo: null,
    sentByName: null,
  };
}

/** The whole text in Markdown. */
export const markdownOf = (content: PolicyContent): string => wholeText(content, false);

/** The whole text as data; the words of fields say which they came from. */
export const textOf = (content: PolicyContent): Promise<RichText> => readMarkdown(markedTextOf(content));

/** The whole text in Markdown, with marks around the words of fields. */
export const markedTextOf = (content: PolicyContent): string => wholeText(content, true);

function wholeText(content: PolicyContent, marks: boolean): string {
  const { fields, values, language } = content;
  const filled = fillPolicy(templateOf(content), fields, values, { marks, language });
  return withCompensations(finished(content, filled), content);
}

/** The text with `{{field}}` left in it, which the editor begins with. */
export const sourceOf = (content: PolicyContent): string =>
  finished(content, resolveConditions(templateOf(content), content.fields, content.values));

/** What a firm wrote itself stays as it is. */
const finished = (content: PolicyContent, text: string): string =>
  content.customPolicy === null ? finishText(text, content.language) : text;
