import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton, Dialog, Popover } from 'react-aria-components';
import { useBrand } from '../../../portal/use-brand.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { WebsiteLimits } from '../website-types.ts';

type AddWebsiteButtonProps = { readonly limits: WebsiteLimits; readonly onAdd: () => void };

/** Adds another website, or says why the plan has no room for one and what to do about it (spec part 2, section 2). */
export function AddWebsiteButton({ limits, onAdd }: AddWebsiteButtonProps) {
  if (limits.remaining <= 0) return <NoWebsiteLeftButton maximum={limits.maximumAllowed} />;
  return (
    <Tooltip text={`${limits.remaining} website(s) remaining`}>
      <Button icon={<Plus aria-hidden="true" size={18} />} onPress={onAdd}>
        Add Another Website
      </Button>
    </Tooltip>
  );
}

// Not a disabled button to the browser, because such a one can be neither hovered nor focused to learn the reason.
function NoWebsiteLeftButton({ maximum }: { maximum: number }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const { supportEmail } = useBrand();
  const { isHighestPlan } = useSubscription();
  const open = () => {
    clearTimeout(closing.current);
    setIsOpen(true);
  };
  const closeSoon = () => {
    closing.current = setTimeout(() => setIsOpen(false), 300);
  };
  return (
    <>
      <AriaButton
        ref={trigger}
        aria-disabled="true"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={open}
        onHoverEnd={closeSoon}
        onPress={open}
        className={`${buttonStyle({ variant: 'quiet' })} border border-line bg-sunken text-ink-faint`}
      >
        <Plus aria-hidden="true" size={18} />
        Add Another Website
      </AriaButton>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isNonModal
        placement="bottom end"
        className="rise-overlay max-w-80 rounded-box border border-line bg-raised p-4 text-ink shadow-raised"
      >
        <Dialog aria-label="Maximum reached" className="outline-none">
          <div onPointerEnter={open} onPointerLeave={closeSoon} className="flex flex-col items-start gap-3 text-sm">
            <p>You've reached the maximum of {maximum} website(s).</p>
            {isHighestPlan ? (
              <p className="text-ink-soft">
                You have our largest plan. Write to{' '}
                <TextLink href={`mailto:${supportEmail}?subject=More%20websites%20to%20scan`}>{supportEmail}</TextLink>{' '}
                if you need more.
              </p>
            ) : (
              <LinkButton href="/plan" size="small">
                Upgrade Your Plan
              </LinkButton>
            )}
          </div>
        </Dialog>
      </Popover>
    </>
  );
}
