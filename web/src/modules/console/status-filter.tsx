import { say } from '../../portal/texts/say.ts';
import { Select } from '../../ui/fields/select.tsx';
import { statusFilter as texts } from './console.texts.ts';
import type { ListAddress } from './use-list-address.ts';

type StatusFilterProps<Status extends string> = {
  readonly address: ListAddress;
  readonly options: readonly { readonly id: Status; readonly label: string }[];
  readonly status: Status;
};

/** Narrows a list to rows of one status; the choice is in the list's address. */
export function StatusFilter<Status extends string>({ address, options, status }: StatusFilterProps<Status>) {
  return (
    <Select
      label={say(texts.status)}
      options={options}
      value={status}
      onChange={(next) => address.change({ status: next })}
    />
  );
}
