import type { SnapshotForm } from '@portal/domain/ratings/snapshot-form.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrorsOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { CallInput } from '../../../api/calls.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { callKey } from '../../../api/use-call.ts';
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts';
import { type Profile, useProfile } from '../../../portal/use-profile.ts';

type Company = NonNullable<Profile['companyData']>;
type Entered = SnapshotForm & Pick<CallInput<'companyUpdate'>, 'industry' | 'numberOfEmployees'>;

type UpdateCompany = {
  /** Stores the details; null when that failed, which has been said by then. */
  readonly update: (entered: Entered) => Promise<Company | null>;
  /** Has all pages know what was stored. Not before the rating was asked for: the page would ask too. */
  readonly remember: (stored: Company) => void;
  readonly isBusy: boolean;
  readonly fieldErrors: Readonly<Record<string, string>>;
};

/** Stores who the firm is; the phone number stays as it is. */
export function useUpdateCompany(): UpdateCompany {
  const { companyData, orgId } = useProfile();
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (entered: Entered) => {
      const { data } = await callApi('companyUpdate', {
        ...entered,
        phone: companyData?.phone ?? '',
        ...(companyData === null ? {} : { before: companyData }),
        ...(orgId === null ? {} : { orgId }),
      });
      return data;
    },
    onError: async (failure) => {
      showFailure(failure);
      await client.refetchQueries({ queryKey: callKey('profileCheck') });
    },
  });
  const update = useOneAtATime((entered: Entered) => mutateAsync(entered).catch(() => null));
  return {
    update,
    remember: (stored) =>
      client.setQueryData<Profile>(callKey('profileCheck', {}), (known) => known && { ...known, companyData: stored }),
    isBusy: isPending,
    fieldErrors: fieldErrorsOf(error),
  };
}
