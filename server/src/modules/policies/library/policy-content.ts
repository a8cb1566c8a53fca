import { fillPolicy } from '@portal/domain/policies/fill-policy.ts';
import type { PolicyStatus } from '@portal/domain/policies/next-version.ts';
import { ownText, resolveConditions } from '@portal/domain/policies/own-text.ts';
import type { FieldValues, PolicyField } from '@portal/domain/policies/policy-field.ts';
import { type PolicyTemplate, visibleFields } from '@portal/domain/policies/policy-template.ts';
import type { RichText } from '@portal/domain/rich-text/rich-text.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { VersionRow } from '../policy-versions.store.ts';
import { parseTemplate } from './parse-template.ts';
import { type LibraryPolicy, readPolicyLibrary } from './policy-library.ts';

/** What a text is made from. */
export type PolicyContent = {
  readonly template: string | null;
  readonly fields: readonly PolicyField[];
  readonly customPolicy: string | null;
  /** The firm's answers, with what its profile says where it gave none. */
  readonly values: FieldValues;
};

/** A version as it is stored, or the first draft of a library policy that nobody has saved yet. */
export type LoadedVersion = PolicyContent & {
  readonly policyId: string;
  readonly name: string;
  readonly version: number;
  readonly status: PolicyStatus;
  readonly libraryVersion: number | null;
  /** What the firm answered itself. */
  readonly customValues: FieldValues;
  /** What the company profile answers now. */
  readonly fromProfile: FieldValues;
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

/** The firm's own details, which some fields begin with. */
export type FirmDetails = { readonly companyName: string; readonly companyUrl: string; readonly phone: string };

export function libraryPolicy(policyId: string): LibraryPolicy | undefined {
  return readPolicyLibrary().find(({ id }) => id === policyId);
}

/** What the company profile answers. */
export function profileValues(fields: readonly PolicyField[], firm: FirmDetails): FieldValues {
  const known = fields.flatMap((field) => {
    if (field.type !== 'text' || field.from === undefined) return [];
    const value = firm[field.from].trim();
    return value === '' ? [] : [[field.id, value] as const];
  });
  return Object.fromEntries(known);
}

/** The fields with what the profile answers as their defaults: how an approved version keeps it. */
export function withDefaults(fields: readonly PolicyField[], values: FieldValues): readonly PolicyField[] {
  return fields.map((field) => {
    const value = values[field.id];
    return field.type === 'text' && typeof value === 'string' ? { ...field, default: value } : field;
  });
}

/** A stored version; a draft takes up what the company profile says now, what was approved stays as it was. */
export function toLoadedVersion(row: VersionRow, firm: FirmDetails): LoadedVersion {
  const fromProfile = profileValues(row.fields, firm);
  return {
    policyId: row.policy_id,
    name: row.name,
    version: row.version,
    status: row.status,
    template: row.template,
    libraryVersion: row.library_version,
    fields: row.fields,
    customPolicy: row.custom_policy,
    customValues: row.custom_values,
    fromProfile,
    values: row.status === 'Draft' ? { ...fromProfile, ...row.custom_values } : row.custom_values,
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
export function firstDraft(library: LibraryPolicy, firm: FirmDetails): LoadedVersion {
  const fromProfile = profileValues(library.fields, firm);
  return {
    policyId: library.id,
    name: library.name,
    version: 1,
    status: 'Draft',
    template: library.source,
    libraryVersion: library.version,
    fields: library.fields,
    customPolicy: null,
    customValues: {},
    fromProfile,
    values: fromProfile,
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

/** The text with the places of its fields, as the firm or the library wrote it. */
function templateOf({ customPolicy, template, fields }: PolicyContent): PolicyTemplate {
  if (customPolicy !== null) return ownText(customPolicy, fields);
  if (template === null) return [];
  return readPolicyLibrary().find(({ source }) => source === template)?.template ?? parseTemplate(template);
}

/** The whole text in Markdown. */
export function markdownOf(content: PolicyContent): string {
  return fillPolicy(templateOf(content), content.fields, content.values);
}

/** The whole text as data; the words of fields say which they came from. */
export function textOf(content: PolicyContent): Promise<RichText> {
  return readMarkdown(markedTextOf(content));
}

/** The whole text in Markdown, with marks around the words of fields. */
export function markedTextOf(content: PolicyContent): string {
  return fillPolicy(templateOf(content), content.fields, content.values, { marks: true });
}

/** The text with `{{field}}` left in it, which the editor begins with. */
export function sourceOf(content: PolicyContent): string {
  return resolveConditions(templateOf(content), content.fields, content.values);
}

/** Ids of the fields that the text asks for. */
export function visibleIdsOf(content: PolicyContent): string[] {
  return visibleFields(templateOf(content), content.fields, content.values).map(({ id }) => id);
}
