import type { Call } from '@portal/contract/call.ts';
import { type NamedInInput, namedInInput } from '@portal/contract/customer-fields.ts';
import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { AppError } from '../../call/app-error.ts';

/** The customers that something belongs to: none when it isn't there, and null when it is not of some customers alone. */
export type CustomersNamed = (named: NamedInInput) => Promise<readonly string[] | null>;

/**
 * Keeps those who see only some customers to these, whatever the call: everything that an input names has to be of customers that
 * they see, and a call that is about customers has to name some or to list them by `caller.customers`. What says nothing is refused.
 * @throws AppError NOT_FOUND for other customers, as if they weren't there; NO_ACCESS for a call that is not for such people
 */
export async function requireCustomers(
  call: Call,
  input: Record<string, unknown>,
  seen: CustomersSeen,
  customersNamed: CustomersNamed,
): Promise<void> {
  if (seen === 'all' || call.customers === 'none') return;
  if (call.customers === undefined) throw new AppError('NO_ACCESS');
  const named = namedInInput(input);
  if (named.length === 0 && call.customers === 'named') throw new AppError('NOT_FOUND');
  for (const one of named) {
    if (one.kind === 'everybody') throw new AppError('NO_ACCESS');
    const customers = one.kind === 'organisation' ? [one.id] : await customersNamed(one);
    if (customers === null || customers.length === 0 || !customers.every((orgId) => seen.includes(orgId)))
      throw new AppError('NOT_FOUND');
  }
}
