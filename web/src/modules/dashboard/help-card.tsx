import { LifeBuoy } from 'lucide-react';
import { openContactConcierge } from '../../portal/support/contact-concierge.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** People to ask: the concierge where the plan has it, and support. */
export function HelpCard() {
  const { modules } = useSubscription();
  const { isServiceSession } = useSessionState();
  const hasConcierge = modules.cyberconcierge === 'ACTIVE' && !isServiceSession;
  return (
    <Card
      title="Need a hand?"
      icon={<LifeBuoy size={20} />}
      footer={
        <div className="flex flex-wrap gap-3">
          {hasConcierge && (
            <Button variant="soft" onPress={() => openContactConcierge({ kind: 'general' })}>
              Contact Cyber Concierge
            </Button>
          )}
          <Button variant={hasConcierge ? 'quiet' : 'soft'} onPress={openSupportDialog}>
            Contact Support
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">
        {hasConcierge
          ? 'Ask your concierge about anything in security, and support about the portal.'
          : 'Not sure what a result means, or who can fix it? Ask us.'}
      </p>
    </Card>
  );
}
