import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

type WaitingPlansBannerProps = { readonly waiting: CallOutput<'listPlans'>['data']['waiting'] };

const MAX_NAMED = 10;

/** Says who pays for a plan of the billing provider that is not set up here, and what to do. */
export function WaitingPlansBanner({ waiting }: WaitingPlansBannerProps) {
  const { formatDate } = useFormatDate();
  if (waiting.length === 0) return null;
  const count = waiting.length === 1 ? '1 customer is' : `${waiting.length} customers are`;
  const rest = waiting.length - MAX_NAMED;
  return (
    <div className="mb-5">
      <Banner kind="warning" title={`${count} waiting for a plan that is not here.`}>
        <p>
          They pay for it at the billing provider. Give one of the plans its id, and they have that plan right away;
          until then, they keep what they had.
        </p>
        <ul className="mt-2 flex flex-col gap-1">
          {waiting.slice(0, MAX_NAMED).map(({ orgId, companyName, billingPlanId, since }) => (
            <li key={`${orgId} ${billingPlanId}`} className="break-words">
              <TextLink href={`/console/organizations/${orgId}`}>{companyName}</TextLink>: <code>{billingPlanId}</code>,
              since {formatDate(since)}
            </li>
          ))}
          {rest > 0 && <li>{`and ${rest} more`}</li>}
        </ul>
      </Banner>
    </div>
  );
}
