import type { ModuleKey } from '@portal/domain/plans/module-status.ts';
import type { FieldValue } from '@portal/domain/policies/policy-field.ts';
import type { Say } from '@portal/domain/texts/say.ts';

/** A policy's text as a module holds it against what it knows. */
export type AskedPolicy = {
  /** Of the library. */
  readonly policyId: string;
  /** What the text says, by the id of the question; undefined where it does not ask. */
  readonly answerTo: (fieldId: string) => FieldValue | undefined;
  readonly holds: (module: ModuleKey) => boolean;
  readonly now: Date;
  readonly say: Say;
};

/** That a policy says something else than what the portal sees, with the page where it is put right. */
export type PolicyRemark = { readonly text: string; readonly href: string; readonly label: string };
