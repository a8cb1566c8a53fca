import { LifeBuoy } from 'lucide-react';
import { openContactConcierge } from '../../../portal/support/contact-concierge.ts';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** Whom to ask (spec part 2, section 2): the concierge where the plan has one. */
export function HelpFooter() {
  const { modules } = useSubscription();
  return (
    <footer data-print="hidden" className="flex items-center justify-center gap-2.5 text-center">
      <LifeBuoy aria-hidden="true" size={20} className="shrink-0 text-accent-ink" />
      {modules.cyberconcierge === 'ACTIVE' ? (
        <p>
          <TextLink onPress={() => openContactConcierge({ kind: 'general' })}>
            Need help? Contact Cyber Concierge (included in your subscription)
          </TextLink>
        </p>
      ) : (
        <p>
          Need help? <TextLink onPress={openSupportDialog}>Contact support</TextLink>
        </p>
      )}
    </footer>
  );
}
