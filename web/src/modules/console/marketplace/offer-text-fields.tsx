import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { LinkField } from '../brands/link-field.tsx';
import { offerTextFields as texts } from './marketplace.texts.ts';
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
        label={say(texts.whatItIs)}
        rows={3}
        value={form.whatItIs}
        onChange={(whatItIs) => onChange({ whatItIs })}
        maxLength={1500}
        isRequired
        errorMessage={errors.whatItIs}
      />
      <TextArea
        label={say(texts.whoItIsFor)}
        rows={2}
        value={form.forWhom}
        onChange={(forWhom) => onChange({ forWhom })}
        maxLength={800}
        isRequired
        errorMessage={errors.forWhom}
      />
      <TextArea
        label={say(texts.howToGetIt)}
        description={say(texts.description)}
        value={form.howToRedeem}
        onChange={(howToRedeem) => onChange({ howToRedeem })}
        maxLength={4000}
        isRequired
        errorMessage={stepErrors}
      />
      <TextArea
        label={say(texts.goodToKnow)}
        description={say(texts.conditionsWhoGetsThe)}
        rows={2}
        value={form.terms}
        onChange={(terms) => onChange({ terms })}
        maxLength={1500}
        isRequired
        errorMessage={errors.terms}
      />
      <LinkField
        label={say(texts.linkToTheOffer)}
        value={form.link}
        onChange={(link) => onChange({ link })}
        isRequired
        errorMessage={errors.link}
      />
    </>
  );
}
