import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { actionsColumn } from '../actions-column.tsx';
import type { ListedBrand } from './brand-form.ts';
import { brandsTable as texts } from './brands.texts.ts';

type BrandsTableProps = {
  readonly brands: readonly ListedBrand[];
  readonly mayChange: boolean;
  /** Null for who may not set how customers sign in. */
  readonly onSignIn: ((brand: ListedBrand) => void) | null;
  readonly onEdit: (brand: ListedBrand) => void;
  readonly onDelete: (brand: ListedBrand) => void;
};

/** The brands with their hosts, and what uses them. */
export function BrandsTable({ brands, mayChange, onSignIn, onEdit, onDelete }: BrandsTableProps) {
  return (
    <Table
      label={say(texts.brands)}
      rows={brands}
      rowId={(row) => row.brand.brandId}
      columns={[
        {
          id: 'name',
          label: say(texts.brand),
          isRowHeader: true,
          render: ({ brand, isDefault }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <span
                aria-hidden="true"
                className="size-4 shrink-0 rounded-full border border-line"
                style={{ backgroundColor: brand.accentColour }}
              />
              <TextLink href={`/console/brands/${brand.brandId}`}>{brand.brandNameLong}</TextLink>
              {isDefault && <Badge tone="accent">{say(texts.default)}</Badge>}
            </span>
          ),
        },
        {
          id: 'host',
          label: say(texts.webDomain),
          phone: 'detail',
          render: ({ brand, origin }) => <TextLink href={`${origin}/signin`}>{brand.webDomain}</TextLink>,
        },
        { id: 'support', label: say(texts.support), phone: 'hidden', render: ({ brand }) => brand.supportEmail },
        { id: 'customers', label: say(texts.customers), align: 'end', render: (row) => row.organisations },
        { id: 'channels', label: say(texts.channels), align: 'end', render: (row) => row.channels },
        actionsColumn(
          ({ brand }: ListedBrand) => brand.brandNameLong,
          (row) => {
            const edit = { label: say(texts.edit), onPress: () => onEdit(row) };
            const remove = { label: say(texts.delete), isDanger: true, onPress: () => onDelete(row) };
            const signIn = onSignIn && { label: say(texts.companySignIn), onPress: () => onSignIn(row) };
            return mayChange ? [edit, ...(signIn ? [signIn] : []), ...(row.isDefault ? [] : [remove])] : [];
          },
        ),
      ]}
    />
  );
}
