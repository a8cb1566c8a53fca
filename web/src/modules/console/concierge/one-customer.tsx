import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ListAddress } from '../use-list-address.ts';
import { oneCustomer as texts } from './concierge.texts.ts';

const ORGANISATION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The customer that a list is narrowed to by its address; null for all. */
export function customerOf(address: ListAddress): string | null {
  const orgId = address.text('customer');
  return ORGANISATION_ID.test(orgId) ? orgId : null;
}

type OneCustomerProps = { readonly orgId: string; readonly address: ListAddress };

/** Says that a list is of one customer, and leads back to all. */
export function OneCustomer({ orgId, address }: OneCustomerProps) {
  const name = useCallQuery('readOrganisation', { orgId }).data?.data.companyName;
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-4 py-2 text-sm">
      <span>
        {say.parts(texts.forOneCustomerName, {
          name: name ?? '…',
          link: (words) => (
            <TextLink key="link" href={`/console/organizations/${orgId}`}>
              {words}
            </TextLink>
          ),
        })}
      </span>
      <Button variant="quiet" size="small" onPress={() => address.change({ customer: '' })}>
        {say(texts.showAllCustomers)}
      </Button>
    </p>
  );
}
