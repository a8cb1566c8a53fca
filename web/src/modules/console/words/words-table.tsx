import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Table } from '../../../ui/table.tsx';
import { actionsColumn } from '../actions-column.tsx';
import { useSave } from '../use-save.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { table as texts } from './words.texts.ts';
import type { WordsOf, WordsText } from './words-types.ts';

type WordsTableProps = {
  readonly texts: readonly WordsText[];
  readonly of: WordsOf;
  /** Whether it is search and part that find nothing, and not that there are no own words yet. */
  readonly isNarrowed: boolean;
  readonly onEdit: (text: WordsText) => void;
};

/** The texts, one a row, as people see them. */
export function WordsTable({ texts: rows, of, isNarrowed, onEdit }: WordsTableProps) {
  const mayChange = useStaffMay('offer.change');
  const { save } = useSave('listBrandWords', 'listWaiting');
  const drop = ({ textId, version }: WordsText) =>
    save(() => callApi('dropBrandWords', { ...of, textId, version }), say(texts.originalIsBack));
  return (
    <Table
      label={say(texts.text)}
      rows={rows}
      rowId={({ textId }) => textId}
      emptyState={
        <EmptyState title={say(isNarrowed ? texts.nothingFound : texts.noneYet)}>
          {say(isNarrowed ? texts.tryOther : texts.howToBegin)}
        </EmptyState>
      }
      columns={[
        {
          id: 'text',
          label: say(texts.text),
          isRowHeader: true,
          render: ({ own, original }) => (
            <span lang={of.language} className="line-clamp-3 font-normal wrap-anywhere">
              {own?.words ?? original}
            </span>
          ),
        },
        {
          id: 'name',
          label: say(texts.name),
          phone: 'detail',
          render: ({ textId }) => <span className="text-ink-soft text-sm wrap-anywhere">{textId}</span>,
        },
        { id: 'state', label: say(texts.state), phone: 'state', render: ({ own }) => <WordsState own={own} /> },
        actionsColumn(
          ({ textId }: WordsText) => textId,
          (row) =>
            mayChange
              ? [
                  { label: say(texts.edit), onPress: () => onEdit(row) },
                  ...(row.own === null ? [] : [{ label: say(texts.useOriginal), onPress: () => drop(row) }]),
                ]
              : [],
        ),
      ]}
    />
  );
}

function WordsState({ own }: Pick<WordsText, 'own'>) {
  if (own === null) return <Badge tone="neutral">{say(texts.original)}</Badge>;
  if (!own.isShown) return <Badge tone="danger">{say(texts.notShown)}</Badge>;
  if (own.before !== null) return <Badge tone="warning">{say(texts.changed)}</Badge>;
  return <Badge tone="success">{say(texts.own)}</Badge>;
}
