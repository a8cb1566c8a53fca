import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { notify } from '../../../api/notify.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { RECORD_STORE_FORM, RecordStoreDialog } from './record-store-dialog.tsx';
import type { RecordStore } from './record-store-types.ts';
import { recordStoresPage as texts } from './record-stores.texts.ts';

/** Where the results of learning of each brand's customers go. */
export default function RecordStoresPage() {
  usePageTitle(say(texts.title));
  const { data, isError, refetch } = useCallQuery('listRecordStores', {});
  const { save } = useSave('listRecordStores');
  const reopened = useReopened<RecordStore>(RECORD_STORE_FORM);
  const [edited, setEdited] = useState<RecordStore | null>(reopened === 'new' ? null : reopened);
  const [removed, setRemoved] = useState<RecordStore | null>(null);
  const test = ({ brandId }: RecordStore) =>
    save(async () => {
      const { failure } = (await callApi('testRecordStore', { brandId })).data;
      if (failure === null) void notify({ kind: 'success', text: say(texts.works) });
      else void notify({ kind: 'danger', text: say(texts.doesNotWork, { failure }) });
    });
  return (
    <>
      <PageHeading title={say(texts.title)} description={say(texts.description)} />
      {data === undefined && !isError && <Loading label={say(texts.loading)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data && (
        <Card padding="none">
          <StoresTable stores={data.data.stores} onEdit={setEdited} onTest={test} onRemove={setRemoved} />
        </Card>
      )}
      {edited !== null && <RecordStoreDialog store={edited} onClose={() => setEdited(null)} />}
      {removed !== null && (
        <DeleteDialog
          name={removed.brandName}
          confirmLabel={say(texts.remove)}
          reasonToKeep={null}
          onDelete={() => save(() => callApi('removeRecordStore', { brandId: removed.brandId }), say(texts.removed))}
          onClose={() => setRemoved(null)}
        >
          {say(texts.removeAbout)}
        </DeleteDialog>
      )}
    </>
  );
}

type StoresTableProps = {
  readonly stores: readonly RecordStore[];
  readonly onEdit: (store: RecordStore) => void;
  readonly onTest: (store: RecordStore) => unknown;
  readonly onRemove: (store: RecordStore) => void;
};

function StoresTable({ stores, onEdit, onTest, onRemove }: StoresTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.title)}
      rows={stores}
      rowId={(row) => row.brandId}
      columns={[
        { id: 'brand', label: say(texts.brand), isRowHeader: true, render: (row) => row.brandName },
        { id: 'state', label: say(texts.state), phone: 'state', render: (row) => <StoreState store={row} /> },
        { id: 'address', label: say(texts.address), phone: 'detail', render: (row) => row.address || '–' },
        { id: 'sent', label: say(texts.sent), align: 'end', render: (row) => row.sent },
        {
          id: 'last',
          label: say(texts.last),
          phone: 'detail',
          render: (row) => (row.lastSentAt === null ? '–' : formatDateTime(row.lastSentAt)),
        },
        actionsColumn(
          ({ brandName }: RecordStore) => brandName,
          (row) =>
            row.revision === 0
              ? [{ label: say(texts.setUp), onPress: () => onEdit(row) }]
              : [
                  { label: say(texts.edit), onPress: () => onEdit(row) },
                  { label: say(texts.test), onPress: () => onTest(row) },
                  { label: say(texts.remove), isDanger: true, onPress: () => onRemove(row) },
                ],
        ),
      ]}
    />
  );
}

function StoreState({ store: { revision, isOn, failedAt, failure } }: { readonly store: RecordStore }) {
  if (revision === 0) return <Badge tone="neutral">{say(texts.none)}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={isOn ? 'success' : 'neutral'}>{say(isOn ? texts.on : texts.off)}</Badge>
      {failedAt !== null && (
        <>
          <Badge tone="danger">{say(texts.failing)}</Badge>
          <span className="text-ink-soft text-sm wrap-anywhere">{failure}</span>
        </>
      )}
    </span>
  );
}
