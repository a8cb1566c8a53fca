import type {
  downloadBillingOfCustomers as billingCall,
  downloadUsageOfCustomers as usageCall,
} from '@portal/contract/console/owners/customer-files.calls.ts';
import { endOfDay } from '@portal/domain/plans/end-of-day.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { BILLING_COLUMNS, USAGE_COLUMNS, type Words } from './usage-columns.ts';
import { readBillingLines, readUsageOfCustomers, type UsagePeriod } from './usage-of-customers.store.ts';

const MAX_ROWS = 50_000;

type Days = InputOf<typeof usageCall>;
type Staff = CallerOf<typeof usageCall> | CallerOf<typeof billingCall>;

/** Every customer with its plan, its price and what it used between two days. */
export function downloadUsage(
  services: Services,
  caller: CallerOf<typeof usageCall>,
  days: Days,
): Promise<AnswerOf<typeof usageCall>> {
  return fileOf(services, caller, days, { name: 'usage', columns: USAGE_COLUMNS, read: readUsageOfCustomers });
}

/** What became of plans and payments between two days. */
export function downloadBilling(
  services: Services,
  caller: CallerOf<typeof billingCall>,
  days: Days,
): Promise<AnswerOf<typeof billingCall>> {
  return fileOf(services, caller, days, { name: 'billing', columns: BILLING_COLUMNS, read: readBillingLines });
}

type Kind<Row> = {
  readonly name: 'usage' | 'billing';
  readonly columns: Readonly<Record<string, (row: Row, words: Words) => string>>;
  readonly read: (tx: SystemTransaction, period: UsagePeriod) => Promise<readonly Row[]>;
};

/** The days count in the brand's time zone, in either order. */
async function fileOf<Row>(
  { database, clock, plans, brands }: Services,
  caller: Staff,
  days: Days,
  { name, columns, read }: Kind<Row>,
) {
  const [from, to] = [days.from, days.to].sort() as [string, string];
  const { timeZone } = caller.brand;
  const period = {
    from: new Date(Temporal.PlainDate.from(from).toZonedDateTime(timeZone).epochMilliseconds),
    until: endOfDay(to, timeZone),
    limit: MAX_ROWS,
  };
  const rows = await database.asSystem(async (tx) => {
    const found = await read(tx, period);
    const details = { rows: found.length, from, to };
    await auditCaller(tx, caller, clock.now(), { action: `organisations.${name}-downloaded`, details });
    return found;
  });
  const names = new Map((await brands.list()).map(({ brandId, brandNameLong }) => [brandId, brandNameLong]));
  const words: Words = { catalogue: plans.catalogue, brandName: (id) => names.get(id) ?? id };
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row, words)));
  return { fileName: `${name}-${from}-${to}.csv`, bytes: Buffer.from(csvFile(Object.keys(columns), cells)) };
}
