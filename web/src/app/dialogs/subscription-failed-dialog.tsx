import { useState } from 'react';
import { useBrand } from '../../portal/use-brand.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Subscribe or Upgrade: comes up when the subscription has failed, such as by a refused payment (spec part 1, section 2). */
export default function SubscriptionFailedDialog() {
  const { planName, chargebeeSubscriptionStatus } = useSubscription();
  const { supportEmail } = useBrand();
  const [isClosed, setIsClosed] = useState(false);
  return (
    <Dialog
      title="Subscribe or Upgrade"
      size="small"
      isFullScreenOnPhone={false}
      isOpen={!isClosed}
      onOpenChange={(isOpen) => setIsClosed(!isOpen)}
      footer={
        <>
          <LinkButton variant="secondary" href="/plan" onPress={() => setIsClosed(true)}>
            See the plans
          </LinkButton>
          <Button onPress={() => setIsClosed(true)}>Got It</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-ink-soft">
        <p>
          Your current plan is{' '}
          <strong className="text-ink">
            {planName}
            {chargebeeSubscriptionStatus === null && ' (Free Trial)'}
          </strong>
          . We could not renew it.
        </p>
        <p>
          Please contact support at{' '}
          <a className="font-medium text-accent-ink underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{' '}
          to subscribe or upgrade. Your data stays as it is.
        </p>
      </div>
    </Dialog>
  );
}
