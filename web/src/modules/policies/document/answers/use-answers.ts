import { useProfile } from '../../../../portal/use-profile.ts';
import type { FieldValues } from '../../policy-types.ts';
import type { WorkingCopy } from '../use-working-copy.ts';

/** The answers that were given, and those that the company profile gives by itself. */
export function useAnswers({ policy, values }: WorkingCopy): FieldValues {
  const { companyData } = useProfile();
  const known = policy.fields.flatMap((field) =>
    field.type === 'text' && isOfProfile(field.from) && companyData?.[field.from] === field.value
      ? [[field.id, field.value] as const]
      : [],
  );
  return { ...Object.fromEntries(known), ...values };
}

const isOfProfile = (source: string | undefined): source is 'companyName' | 'companyUrl' | 'phone' =>
  source === 'companyName' || source === 'companyUrl' || source === 'phone';
