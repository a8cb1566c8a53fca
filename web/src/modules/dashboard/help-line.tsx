import { openContactConcierge } from '../../portal/support/contact-concierge.ts';
import { openSupportDialog } from '../../portal/support/support-dialog.ts';
import { say } from '../../portal/texts/say.ts';
import { useSessionState } from '../../portal/use-session-state.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { helpLine as texts } from './dashboard.texts.ts';

/** The last line of the page: proof for a customer, and people to ask, the concierge where the plan has it. */
export function HelpLine() {
  const { modules } = useSubscription();
  const { isServiceSession } = useSessionState();
  const hasConcierge = modules.cyberconcierge === 'ACTIVE' && !isServiceSession;
  return (
    <div className="flex flex-wrap items-center tablet:justify-between tablet:gap-x-6 gap-y-1 text-ink-soft text-sm">
      <p className="contents tablet:flex tablet:flex-wrap tablet:items-center tablet:gap-x-2">
        <span className="max-tablet:sr-only">{say(texts.gotASecurityQuestionnaire)}</span>
        <LinkButton variant="quiet" size="small" href="/proof-packs">
          {say(texts.proofPacks)}
        </LinkButton>
      </p>
      <p className="contents tablet:flex tablet:flex-wrap tablet:items-center tablet:gap-x-2">
        <span className="max-tablet:sr-only">{say(texts.needAHand)}</span>
        {hasConcierge && (
          <Button variant="quiet" size="small" onPress={() => openContactConcierge({ kind: 'general' })}>
            {say(texts.contactCyberConcierge)}
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={openSupportDialog}>
          {say(texts.contactSupport)}
        </Button>
      </p>
    </div>
  );
}
