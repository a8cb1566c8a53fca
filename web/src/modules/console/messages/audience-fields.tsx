import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { OrganisationPicker } from '../concierge/organisation-picker.tsx';
import type { MessageForm } from './message-form.ts';
import { audienceFields as texts } from './messages.texts.ts';

type AudienceFieldsProps = {
  readonly form: MessageForm;
  readonly onChange: (changes: Partial<MessageForm>) => void;
  readonly errorMessage: string | undefined;
};

const KINDS = [
  { id: 'all', label: texts.allCustomers, description: texts.description },
  { id: 'organisations', label: texts.customersByName },
  { id: 'plans', label: texts.customersWithAPlan },
  { id: 'brands', label: texts.customersOfABrand },
] as const;

/** Chooses who gets a message. */
export function AudienceFields({ form, onChange, errorMessage }: AudienceFieldsProps) {
  const choices = useCallQuery('conciergeChoices', {}).data?.data;
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={say(texts.whoItIsFor)}
        options={sayLabels(choices?.reachesAll === false ? KINDS.filter(({ id }) => id === 'organisations') : KINDS)}
        value={form.kind}
        onChange={(kind) => onChange({ kind })}
        errorMessage={errorMessage}
      />
      {form.kind === 'organisations' && (
        <OrganisationPicker
          label={say(texts.customersWhoGetIt)}
          chosen={form.organisations}
          onChange={(organisations) => onChange({ organisations })}
        />
      )}
      {form.kind === 'plans' && (
        <Ticks
          label={say(texts.plans)}
          options={(choices?.plans ?? []).map(({ planId, planName }) => ({ id: planId, label: planName }))}
          chosen={form.plans}
          onChange={(plans) => onChange({ plans })}
        />
      )}
      {form.kind === 'brands' && (
        <Ticks
          label={say(texts.brands)}
          options={(choices?.brands ?? []).map(({ brandId, name }) => ({ id: brandId, label: name }))}
          chosen={form.brands}
          onChange={(brands) => onChange({ brands })}
        />
      )}
    </div>
  );
}

type TicksProps = {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

function Ticks({ label, options, chosen, onChange }: TicksProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="flex flex-col gap-2">
        {options.map(({ id, label: name }) => (
          <Checkbox
            key={id}
            isSelected={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
