import { keepPreviousData } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/states/skeleton-group.tsx';
import { organisationPicker as texts } from './concierge.texts.ts';

export type ChosenOrganisation = { readonly orgId: string; readonly companyName: string };

type OrganisationPickerProps = {
  /** What the choice is for: "Customers who get it". */
  readonly label: string;
  readonly chosen: readonly ChosenOrganisation[];
  readonly onChange: (chosen: readonly ChosenOrganisation[]) => void;
  /** Choosing another replaces the one that was chosen. */
  readonly isSingle?: boolean;
  readonly errorMessage?: string | undefined;
};

/** Chooses customers by a part of their name; the chosen ones stay in view whatever is looked for. */
export function OrganisationPicker(props: OrganisationPickerProps) {
  const { label, chosen, onChange, isSingle = false, errorMessage } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isError } = useCallQuery(
    'listOrganisations',
    { page: 1, search, sort: 'name' },
    { placeholderData: keepPreviousData },
  );
  const found = data?.data.organisations ?? [];
  const more = (data?.data.total ?? 0) - found.length;
  const remove = (orgId: string) => onChange(chosen.filter((one) => one.orgId !== orgId));
  const add = ({ orgId, companyName }: ChosenOrganisation) =>
    onChange([...(isSingle ? [] : chosen), { orgId, companyName }]);
  return (
    <fieldset aria-describedby={`${id}-error`} {...(errorMessage ? { 'data-invalid': true } : {})}>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      {chosen.length > 0 && (
        <ul aria-label={say(texts.chosen)} className="mb-3 flex max-h-32 flex-wrap gap-2 overflow-y-auto">
          {chosen.map(({ orgId, companyName }) => (
            <li
              key={orgId}
              className="flex items-center gap-1 rounded-full bg-accent-soft py-0.5 pe-1 ps-3 font-medium text-accent-ink text-sm"
            >
              {companyName}
              <IconButton
                label={say(texts.removeCompanyName, { companyName })}
                size="small"
                hasTooltip={false}
                icon={<X aria-hidden="true" size={15} />}
                onPress={() => remove(orgId)}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={say(texts.searchCustomersByName)}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoComplete="off"
      />
      <div className="mt-2 max-h-52 overflow-y-auto rounded-box border border-line bg-surface px-3 py-2">
        {data === undefined && !isError && (
          <SkeletonGroup label={say(texts.loadingTheCustomers)}>
            <Skeleton count={3} />
          </SkeletonGroup>
        )}
        {isError && <p className="py-1 text-ink-soft text-sm">{say(texts.theCustomersCouldNot)}</p>}
        {data && found.length === 0 && (
          <p className="py-1 text-ink-soft text-sm">{say(texts.noCustomerNameContains)}</p>
        )}
        <ul aria-label={say(texts.customers)} className="flex flex-col">
          {found.map((organisation) => (
            <li key={organisation.orgId} className="py-1.5">
              <Checkbox
                isSelected={chosen.some(({ orgId }) => orgId === organisation.orgId)}
                onChange={(isChosen) => (isChosen ? add(organisation) : remove(organisation.orgId))}
              >
                {organisation.companyName}
                <span className="block text-ink-soft text-sm">{organisation.planName}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="py-1 text-ink-soft text-sm">{say(texts.moreMoreTypePart, { more })}</p>}
      </div>
      <div id={`${id}-error`}>
        {errorMessage && (
          <p role="alert" className="mt-1.5 font-medium text-danger-ink text-sm">
            {errorMessage}
          </p>
        )}
      </div>
    </fieldset>
  );
}
