import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { BrandSandbox } from './sandbox-types.ts';
import { sandboxesPage as texts } from './sandboxes.texts.ts';

export type SandboxAction = 'person' | 'reset' | 'remove';

type SandboxesTableProps = {
  readonly brands: readonly BrandSandbox[];
  readonly onAction: (brand: BrandSandbox, action: SandboxAction) => void;
};

/** The brands, how the sandbox of each stands, and what can be done with it. */
export function SandboxesTable({ brands, onAction }: SandboxesTableProps) {
  const { formatDateTime } = useFormatDate();
  return (
    <Table
      label={say(texts.title)}
      rows={brands}
      rowId={(row) => row.brandId}
      columns={[
        { id: 'brand', label: say(texts.brand), isRowHeader: true, render: (row) => <NameOfBrand brand={row} /> },
        { id: 'state', label: say(texts.state), phone: 'state', render: (row) => <SandboxState brand={row} /> },
        {
          id: 'person',
          label: say(texts.person),
          phone: 'detail',
          render: ({ sandbox }) => <span className="wrap-anywhere">{sandbox?.email ?? '–'}</span>,
        },
        {
          id: 'filled',
          label: say(texts.filled),
          phone: 'detail',
          render: ({ sandbox }) =>
            sandbox?.filledAt == null
              ? '–'
              : say(texts.filledBy, { date: formatDateTime(sandbox.filledAt), person: sandbox.askedBy }),
        },
        actionsColumn(
          ({ brandName }: BrandSandbox) => brandName,
          (row) => actionsOf(row).map(({ action, ...shown }) => ({ ...shown, onPress: () => onAction(row, action) })),
        ),
      ]}
    />
  );
}

/** What can be done with a sandbox as it stands. */
function actionsOf({ sandbox }: BrandSandbox) {
  const reset = { label: say(texts.reset), action: 'reset' as const };
  const remove = { label: say(texts.remove), isDanger: true, action: 'remove' as const };
  if (sandbox === null) return [{ label: say(texts.create), action: 'person' as const }];
  if (sandbox.state === 'removing') return [];
  if (sandbox.state === 'preparing') return sandbox.isLate ? [reset, remove] : [remove];
  return [{ label: say(texts.invite), action: 'person' as const }, reset, remove];
}

function NameOfBrand({ brand: { brandName, sandbox } }: { readonly brand: BrandSandbox }) {
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <span className="wrap-anywhere">{brandName}</span>
      {sandbox?.state === 'ready' && sandbox.orgId !== null && (
        <TextLink href={`/console/organizations/${sandbox.orgId}`}>{say(texts.open)}</TextLink>
      )}
    </span>
  );
}

const STATES = {
  preparing: { tone: 'accent', label: texts.preparing },
  ready: { tone: 'success', label: texts.ready },
  removing: { tone: 'warning', label: texts.removing },
} as const;

function SandboxState({ brand: { sandbox } }: { readonly brand: BrandSandbox }) {
  if (sandbox === null) return <Badge>{say(texts.none)}</Badge>;
  const { tone, label } = STATES[sandbox.state];
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={tone}>{say(label)}</Badge>
      {sandbox.isLate && <span className="text-ink-soft text-sm">{say(texts.late)}</span>}
    </span>
  );
}
