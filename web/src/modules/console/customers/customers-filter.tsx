import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { StatusFilter } from '../status-filter.tsx';
import type { ListAddress } from '../use-list-address.ts';
import { useStaffRole } from '../use-staff-may.ts';
import { organisationsPage as texts } from './customers.texts.ts';

const statuses = [
  { id: 'all', label: texts.all },
  { id: 'INTRIAL', label: texts.freeTrial },
  { id: 'trial-ended', label: texts.trialEnded },
  { id: 'ACTIVE', label: texts.active },
  { id: 'FAILED', label: texts.failed },
  { id: 'CANCELLED', label: texts.ended },
  { id: 'suspended', label: texts.suspended },
  { id: 'sandbox', label: texts.sandboxes },
] as const;

const whoseOptions = [
  { id: 'all', label: texts.everyones },
  { id: 'mine', label: texts.mine },
] as const;

export const STATUSES = statuses.map(({ id }) => id);
export const WHOSE = whoseOptions.map(({ id }) => id);

type CustomersFilterProps = {
  readonly address: ListAddress;
  readonly status: (typeof STATUSES)[number];
  readonly whose: (typeof WHOSE)[number];
};

/** Narrows the list of customers to a status and, for experts, to those who are theirs. */
export function CustomersFilter({ address, status, whose }: CustomersFilterProps) {
  const isExpert = useStaffRole() === 'expert';
  return (
    <>
      <StatusFilter address={address} options={sayLabels(statuses)} status={status} />
      {isExpert && (
        <Select
          label={say(texts.whose)}
          options={sayLabels(whoseOptions)}
          value={whose}
          onChange={(next) => address.change({ whose: next })}
        />
      )}
    </>
  );
}
