import { LifeBuoy } from 'lucide-react';
import { openContactConcierge } from '../../../portal/support/contact-concierge.ts';
import { openSupportDialog } from '../../../portal/support/support-dialog.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { helpFooter as texts } from './report.texts.ts';

/** Whom to ask (spec part 2, section 2): the concierge where the plan has one. */
export function HelpFooter() {
  const { modules } = useSubscription();
  return (
    <footer data-print="hidden" className="flex items-center justify-center gap-2.5 text-center">
      <LifeBuoy aria-hidden="true" size={20} className="shrink-0 text-accent-ink" />
      {modules.cyberconcierge === 'ACTIVE' ? (
        <p>
          <TextLink onPress={() => openContactConcierge({ kind: 'general' })}>
            {say(texts.needHelpContactCyber)}
          </TextLink>
        </p>
      ) : (
        <p>
          {say.parts(texts.needHelpContactSupport, {
            link: (words) => (
              <TextLink key="link" onPress={openSupportDialog}>
                {words}
              </TextLink>
            ),
          })}
        </p>
      )}
    </footer>
  );
}
