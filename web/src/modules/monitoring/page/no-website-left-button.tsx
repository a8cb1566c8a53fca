import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { noWebsiteLeftButton as texts } from './page.texts.ts';

/** Long enough to move the pointer from the button to what it offers. */
const closeAfterMs = 300;

/**
 * Stands in for the add button when the plan's websites are used up; pointing at it or reaching it by keyboard says so and offers
 * the way out. Not disabled to the browser, because then it could be neither pointed at nor reached.
 */
export function NoWebsiteLeftButton({ maximum }: { maximum: number }) {
  const textId = useId();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const { supportEmail } = useBrand();
  const { isHighestPlan } = useSubscription();
  const open = () => {
    clearTimeout(closing.current);
    setIsOpen(true);
  };
  const closeSoon = () => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setIsOpen(false), closeAfterMs);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its button and link, which have roles of their own
    <div
      className="relative"
      onPointerEnter={open}
      onPointerLeave={closeSoon}
      onFocus={open}
      onBlur={closeSoon}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <Button
        aria-disabled="true"
        aria-describedby={textId}
        onPress={open}
        className={`${buttonStyle({ variant: 'quiet' })} cursor-not-allowed border border-line bg-sunken`}
      >
        <Plus aria-hidden="true" size={18} />
        {say(texts.addAnotherWebsite)}
      </Button>
      <div
        className={`absolute top-full start-0 z-20 mt-2 flex w-72 flex-col items-start gap-3 rounded-box border border-line bg-raised p-4 text-sm shadow-raised tablet:end-0 tablet:start-auto ${
          isOpen ? '' : 'invisible'
        }`}
      >
        <p id={textId}>{say(texts.youveReachedTheMaximum, { maximum })}</p>
        {isHighestPlan ? (
          <p className="text-ink-soft">
            {say.parts(texts.youHaveOurLargest, {
              supportEmail,
              link: (words) => (
                <TextLink key="link" href={`mailto:${supportEmail}?subject=More%20websites%20to%20scan`}>
                  {words}
                </TextLink>
              ),
            })}
          </p>
        ) : (
          <LinkButton href="/plan" size="small">
            {say(texts.upgradeYourPlan)}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
