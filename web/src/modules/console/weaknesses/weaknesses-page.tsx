import { keepPreviousData } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useHasKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { sayLabels } from '../../../portal/texts/say-labels.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { customerOf, OneCustomer } from '../concierge/one-customer.tsx';
import { PUBLICATION_CHOICES } from '../concierge/publication-badge.tsx';
import { ConsoleList } from '../console-list.tsx';
import { useListAddress } from '../use-list-address.ts';
import { ChosenWeaknesses } from './chosen-weaknesses.tsx';
import { ImportDialog, WEAKNESS_IMPORT_FORM } from './import-dialog.tsx';
import { SEVERITY_CHOICES, STATUS_CHOICES } from './weakness-marks.tsx';
import { weaknessesPage as texts } from './weaknesses.texts.ts';
import { WeaknessesTable } from './weaknesses-table.tsx';

const ALL = 'all' as const;
const any = () => ({ id: ALL, label: say(texts.all) }) as const;

/** Weaknesses of all customers, those that were changed last first. Page, search and filters are in the address. */
export default function WeaknessesPage() {
  usePageTitle(say(texts.weaknesses));
  const address = useListAddress('/console/weaknesses');
  const { page, search } = address;
  const customer = customerOf(address);
  const chosen = <Id extends string>(name: string, choices: readonly { readonly id: Id }[]) =>
    address.value(
      name,
      choices.map(({ id }) => id),
      choices[0]?.id as Id,
    );
  const severity = chosen('severity', [{ id: ALL }, ...SEVERITY_CHOICES]);
  const status = chosen('status', [{ id: ALL }, ...STATUS_CHOICES]);
  const state = chosen('state', PUBLICATION_CHOICES);
  const [isImporting, setIsImporting] = useState(useHasKeptForm(WEAKNESS_IMPORT_FORM));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const { data, isError, refetch } = useCallQuery(
    'listWeaknesses',
    {
      page,
      search,
      ...(customer === null ? {} : { orgId: customer }),
      ...(severity === 'all' ? {} : { severity }),
      ...(status === 'all' ? {} : { status }),
      ...(state === 'all' ? {} : { state }),
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ConsoleList
        title={say(texts.weaknesses)}
        what={say(texts.what)}
        searchLabel={say(texts.searchByTitleOr)}
        address={address}
        size={data?.data}
        isError={isError}
        onRetry={refetch}
        action={
          <>
            <Button
              variant="secondary"
              icon={<FileUp aria-hidden="true" size={18} />}
              onPress={() => setIsImporting(true)}
            >
              {say(texts.import)}
            </Button>
            <LinkButton href="/console/weaknesses/new" icon={<Plus aria-hidden="true" size={18} />}>
              {say(texts.newWeakness)}
            </LinkButton>
          </>
        }
        filter={
          <>
            <Select
              label={say(texts.shownToCustomers)}
              options={sayLabels(PUBLICATION_CHOICES)}
              value={state}
              onChange={(next) => address.change({ state: next })}
            />
            <Select
              label={say(texts.severity)}
              options={[any(), ...sayLabels(SEVERITY_CHOICES)]}
              value={severity}
              onChange={(next) => address.change({ severity: next })}
            />
            <Select
              label={say(texts.status)}
              options={[any(), ...sayLabels(STATUS_CHOICES)]}
              value={status}
              onChange={(next) => address.change({ status: next })}
            />
          </>
        }
      >
        {customer !== null && <OneCustomer orgId={customer} address={address} />}
        {data && (
          <WeaknessesTable
            rows={data.data.weaknesses}
            chosen={chosenIds}
            onChoose={(weaknessId, isChosen) =>
              setChosenIds(
                (before) => new Set([...before].filter((id) => id !== weaknessId).concat(isChosen ? [weaknessId] : [])),
              )
            }
            isSearching={[severity, status, state].some((one) => one !== 'all') || search !== '' || customer !== null}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
      </ConsoleList>
      <ChosenWeaknesses
        chosen={(data?.data.weaknesses ?? []).filter(({ weaknessId }) => chosenIds.has(weaknessId))}
        onDone={() => setChosenIds(new Set())}
        onRefused={refetch}
      />
    </>
  );
}
