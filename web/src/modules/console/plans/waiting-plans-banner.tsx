import type { CallOutput } from '../../../api/calls.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { waitingPlansBanner as texts } from './plans.texts.ts';

type WaitingPlansBannerProps = { readonly waiting: CallOutput<'listPlans'>['data']['waiting'] };

const MAX_NAMED = 10;

/** Says who pays for a plan of the billing provider that is not set up here, and what to do. */
export function WaitingPlansBanner({ waiting }: WaitingPlansBannerProps) {
  const { formatDate } = useFormatDate();
  if (waiting.length === 0) return null;
  const rest = waiting.length - MAX_NAMED;
  return (
    <div className="mb-5">
      <Banner kind="warning" title={say(texts.waiting, { count: waiting.length })}>
        <p>{say(texts.theyPayForIt)}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {waiting.slice(0, MAX_NAMED).map(({ orgId, companyName, billingPlanId, since }) => (
            <li key={`${orgId} ${billingPlanId}`} className="break-words">
              {say.parts(texts.customerSince, {
                companyName,
                billingPlanId,
                since: formatDate(since),
                link: (words) => (
                  <TextLink key="link" href={`/console/organizations/${orgId}`}>
                    {words}
                  </TextLink>
                ),
                code: (words) => <code key="code">{words}</code>,
              })}
            </li>
          ))}
          {rest > 0 && <li>{say(texts.andRestMore, { rest })}</li>}
        </ul>
      </Banner>
    </div>
  );
}
