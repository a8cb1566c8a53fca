import { TextArea } from '../../../ui/fields/text-area.tsx';
import { LinkField } from '../brands/link-field.tsx';
import type { OfferForm } from './offer-form.ts';

export type OfferFieldsProps = {
  readonly form: OfferForm;
  readonly onChange: (changes: Partial<OfferForm>) => void;
  readonly errors: Readonly<Record<string, string>>;
};

/** What an offer is, for whom, and how to get it. */
export function OfferTextFields({ form, onChange, errors }: OfferFieldsProps) {
  const stepErrors = Object.entries(errors).find(([field]) => field.startsWith('howToRedeem'))?.[1];
  return (
    <>
      <TextArea
        label="What it is"
        rows={3}
        value={form.whatItIs}
        onChange={(whatItIs) => onChange({ whatItIs })}
        maxLength={1500}
        isRequired
        errorMessage={errors.whatItIs}
      />
      <TextArea
        label="Who it is for"
        rows={2}
        value={form.forWhom}
        onChange={(forWhom) => onChange({ forWhom })}
        maxLength={800}
        isRequired
        errorMessage={errors.forWhom}
      />
      <TextArea
        label="How to get it"
        description="One step per line, at most 8. If there are codes, say where to enter them."
        value={form.howToRedeem}
        onChange={(howToRedeem) => onChange({ howToRedeem })}
        maxLength={4000}
        isRequired
        errorMessage={stepErrors}
      />
      <TextArea
        label="Good to know"
        description="Conditions: who gets the price, and for how long."
        rows={2}
        value={form.terms}
        onChange={(terms) => onChange({ terms })}
        maxLength={1500}
        isRequired
        errorMessage={errors.terms}
      />
      <LinkField
        label="Link to the offer"
        value={form.link}
        onChange={(link) => onChange({ link })}
        isRequired
        errorMessage={errors.link}
      />
    </>
  );
}
