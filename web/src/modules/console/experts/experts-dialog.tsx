import { MAX_EXPERTS_OF_CUSTOMER } from '@portal/domain/accounts/customers-seen.ts';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import { expertsDialog as texts } from './experts.texts.ts';

type ExpertsDialogProps = {
  readonly organisation: Pick<CallOutput<'readOrganisation'>['data'], 'orgId' | 'companyName' | 'experts'>;
  readonly onClose: () => void;
};

/** Chooses the experts of a customer. */
export function ExpertsDialog({ organisation, onClose }: ExpertsDialogProps) {
  const { orgId, companyName } = organisation;
  const { data, isError, refetch } = useCallQuery('listExperts', {});
  const { errors, save } = useSave('readOrganisation', 'listOrganisations', 'listExperts');
  const before = organisation.experts.map(({ userId }) => userId);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const experts = data?.data ?? [];
  return (
    <FormDialog
      title={say(texts.title, { companyName })}
      submitLabel={say(texts.save)}
      isReady={experts.length > 0}
      onSubmit={() =>
        save(() => callApi('assignExperts', { orgId, userIds: [...chosen] }), say(texts.saved, { companyName }))
      }
      onClose={onClose}
    >
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data === undefined && !isError && <Loading label={say(texts.loading)} />}
      {data && experts.length === 0 && <p>{say(texts.none)}</p>}
      {experts.length > 0 && (
        <>
          <p className="text-ink-soft">{say(texts.lead)}</p>
          <fieldset>
            <legend className="mb-2 font-medium text-sm">{say(texts.who)}</legend>
            <div className="flex flex-col gap-2">
              {experts.map(({ userId, name, customers }) => (
                <Checkbox
                  key={userId}
                  isSelected={chosen.includes(userId)}
                  isDisabled={!chosen.includes(userId) && chosen.length >= MAX_EXPERTS_OF_CUSTOMER}
                  onChange={(isChosen) =>
                    setChosen(isChosen ? [...chosen, userId] : chosen.filter((one) => one !== userId))
                  }
                >
                  {name} <span className="text-ink-soft text-sm">{say(texts.customers, { count: customers })}</span>
                </Checkbox>
              ))}
            </div>
          </fieldset>
          {errors.userIds && (
            <p role="alert" className="text-danger-ink text-sm">
              {errors.userIds}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
