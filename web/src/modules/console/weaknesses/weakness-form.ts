import type { WeaknessSeverity } from '@portal/domain/concierge/weakness-severity.ts';
import type { FactKey } from '@portal/domain/facts/facts.ts';
import type { CallInput, CallOutput } from '../../../api/calls.ts';
import { say } from '../../../portal/texts/say.ts';
import type { ChosenOrganisation } from '../concierge/organisation-picker.tsx';
import { weaknessForm as texts } from './weaknesses.texts.ts';

export type Weakness = CallOutput<'readWeakness'>['data'];

/** A weakness as its editor holds it. */
export type WeaknessForm = {
  /** The state that the form began with; 0 for a new one. */
  readonly version: number;
  /** Who gets a new one. */
  readonly organisations: readonly ChosenOrganisation[];
  readonly title: string;
  readonly severity: WeaknessSeverity | null;
  /** As typed; empty for none. */
  readonly cvssScore: string;
  readonly cvssVector: string;
  /** The fact that it speaks against; null for none. */
  readonly fact: FactKey | null;
  /** Day in ISO 8601; null until a whole day is given. */
  readonly reportedOn: string | null;
  /** Markdown. */
  readonly body: string;
};

/** The form of a weakness; null begins a new one. @param today day in ISO 8601 */
export function weaknessFormOf(weakness: Weakness | null, today: string): WeaknessForm {
  return {
    version: weakness?.version ?? 0,
    organisations: [],
    title: weakness?.title ?? '',
    severity: weakness?.severity ?? null,
    cvssScore: weakness?.cvssScore?.toFixed(1) ?? '',
    cvssVector: weakness?.cvssVector ?? '',
    fact: weakness?.fact ?? null,
    reportedOn: weakness?.reportedOn.slice(0, 10) ?? today,
    body: weakness?.body ?? '',
  };
}

/** What stands against saving, by field; what is merely missing is not told before somebody tries. */
export function weaknessFormProblems(form: WeaknessForm): Readonly<Record<string, string>> {
  const score = Number(form.cvssScore);
  const isScore = /^\d{1,2}(?:\.\d)?$/.test(form.cvssScore.trim()) && score <= 10;
  return {
    ...(form.cvssScore.trim() !== '' && !isScore ? { cvssScore: say(texts.pleaseEnterANumber) } : {}),
  };
}

/** What is not filled in yet, in words; null when all is there. */
export function missingOf(form: WeaknessForm, isNew: boolean): string | null {
  const missing = [
    isNew && form.organisations.length === 0 && say(texts.aCustomer),
    form.title.trim() === '' && say(texts.aTitle),
    form.severity === null && say(texts.aSeverity),
    form.reportedOn === null && say(texts.theDay),
    form.body.trim() === '' && say(texts.aText),
  ].filter((one) => one !== false);
  return missing.length === 0
    ? null
    : new Intl.ListFormat(say.locale, { type: 'unit', style: 'short' }).format(missing);
}

/** The form as the server takes it; only once nothing is missing. */
export function weaknessInputOf(form: WeaknessForm, weaknessId: string | null, version: number) {
  const score = form.cvssScore.trim();
  return {
    weaknessId,
    version,
    orgIds: form.organisations.map(({ orgId }) => orgId),
    title: form.title,
    severity: form.severity ?? 'Info',
    cvssScore: score === '' ? null : Number(score),
    cvssVector: form.cvssVector.trim() === '' ? null : form.cvssVector,
    fact: form.fact ?? null,
    reportedOn: form.reportedOn ?? '',
    body: form.body,
  } satisfies CallInput<'saveWeakness'>;
}
