import '../../api/later-calls.ts';
import type { RegisterId } from '@portal/domain/registers/register.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '../../api/call-address.ts';
import type { CallOutput } from '../../api/calls.ts';
import { useCallQuery } from '../../api/use-call.ts';
import { EmptyList } from '../../illustrations/empty-list.tsx';
import { say } from '../../portal/texts/say.ts';
import { usePageTitle } from '../../portal/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { Loading } from '../../ui/states/loading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { EntryFilters } from './list/entry-filters.tsx';
import { EntryTable } from './list/entry-table.tsx';
import { register as texts } from './list/list.texts.ts';
import { RegisterAbout } from './list/register-about.tsx';
import { type RegisterAddress, useRegisterAddress } from './list/use-register-address.ts';
import { entryPath, NEW_ENTRY, REGISTERS_PATH } from './register-path.ts';

/** One register: /registers/suppliers. */
export default function RegisterPage() {
  const { register = '' } = useParams({ strict: false });
  const id = register as RegisterId;
  const address = useRegisterAddress();
  const query = useCallQuery('readRegister', { register: id, ...address.query }, { placeholderData: keepPreviousData });
  const shown = query.data?.data;
  usePageTitle(shown?.register.name ?? '');
  if (shown !== undefined && shown.register.id === id) return <Register shown={shown} address={address} />;
  if (query.isError) return <LoadFailed what={say(texts.what)} onRetry={query.refetch} />;
  return <Loading label={say(texts.loading)} />;
}

type RegisterProps = { readonly shown: CallOutput<'readRegister'>['data']; readonly address: RegisterAddress };

function Register({ shown: { register, counts, total, pageSize, entries }, address }: RegisterProps) {
  const [isImporting, setIsImporting] = useState(false);
  const isEmpty = counts.open + counts.closed === 0;
  const { state, search, page } = address.query;
  const actions = (
    <>
      <Button variant="secondary" icon={<FileUp aria-hidden="true" size={18} />} onPress={() => setIsImporting(true)}>
        {say(texts.import)}
      </Button>
      <LinkButton href={entryPath(register.id, NEW_ENTRY)} icon={<Plus aria-hidden="true" size={18} />}>
        {say(texts.add)}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageHeading
        title={register.name}
        description={register.purpose}
        before={
          <TextLink isStandalone href={REGISTERS_PATH}>
            {say(texts.all)}
          </TextLink>
        }
        action={isEmpty ? undefined : actions}
      />
      <div className="flex flex-col gap-6">
        {isEmpty ? (
          <Card>
            <EmptyState title={say(texts.emptyTitle)} illustration={<EmptyList />} action={actions}>
              {say(texts.emptyText)}
            </EmptyState>
          </Card>
        ) : (
          <div>
            <EntryFilters address={address} counts={counts} />
            <EntryTable register={register} entries={entries} />
            <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
              <TextLink
                isStandalone
                href={callAddress('registerCsv', { register: register.id, state, search })}
                download
              >
                <Download aria-hidden="true" size={15} className="-mt-0.5 me-1.5 inline" />
                {say(texts.export)}
              </TextLink>
              <Pagination
                label={say(texts.pages)}
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                onPageChange={(next) => address.change({ page: next })}
              />
            </div>
          </div>
        )}
        <RegisterAbout register={register} />
      </div>
      {isImporting && <ImportDialog register={register} onClose={() => setIsImporting(false)} />}
    </>
  );
}
