import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { ListedBrand } from './brand-form.ts';

type BrandsTableProps = {
  readonly brands: readonly ListedBrand[];
  readonly isOwner: boolean;
  readonly onEdit: (brand: ListedBrand) => void;
  readonly onDelete: (brand: ListedBrand) => void;
};

/** The brands with their hosts, and what uses them. */
export function BrandsTable({ brands, isOwner, onEdit, onDelete }: BrandsTableProps) {
  return (
    <Table
      label="Brands"
      rows={brands}
      rowId={(row) => row.brand.brandId}
      columns={[
        {
          id: 'name',
          label: 'Brand',
          isRowHeader: true,
          render: ({ brand, isDefault }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-full border border-line"
                style={{ backgroundColor: brand.accentColour }}
              />
              {brand.brandNameLong}
              {isDefault && <Badge tone="accent">Default</Badge>}
            </span>
          ),
        },
        {
          id: 'host',
          label: 'Web domain',
          phone: 'detail',
          render: ({ brand, origin }) => <TextLink href={`${origin}/signin`}>{brand.webDomain}</TextLink>,
        },
        { id: 'support', label: 'Support', phone: 'hidden', render: ({ brand }) => brand.supportEmail },
        { id: 'customers', label: 'Customers', align: 'end', render: (row) => row.organisations },
        { id: 'channels', label: 'Channels', align: 'end', render: (row) => row.channels },
        actionsColumn(
          ({ brand }: ListedBrand) => brand.brandNameLong,
          (row) => {
            const edit = { label: 'Edit', onPress: () => onEdit(row) };
            const remove = { label: 'Delete', isDanger: true, onPress: () => onDelete(row) };
            return isOwner ? [edit, ...(row.isDefault ? [] : [remove])] : [];
          },
        ),
      ]}
    />
  );
}
