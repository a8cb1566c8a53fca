import { MessagesSquare } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { say } from '../texts/say.ts';
import { useSessionState } from '../use-session-state.ts';
import { useSubscription } from '../use-subscription.ts';
import { type HelpTopic, openContactConcierge } from './contact-concierge.ts';
import { needHelpButton as texts } from './support.texts.ts';

type NeedHelpButtonProps = { readonly about: HelpTopic; readonly variant?: ButtonVariant | undefined };

/** Asks the concierge about what is on the page; nothing in plans without it, and nothing for staff, who are the concierge. */
export function NeedHelpButton({ about, variant = 'secondary' }: NeedHelpButtonProps) {
  const { modules } = useSubscription();
  const { isServiceSession } = useSessionState();
  if (modules.cyberconcierge !== 'ACTIVE' || isServiceSession) return null;
  return (
    <Button
      variant={variant}
      icon={<MessagesSquare aria-hidden="true" size={17} />}
      onPress={() => openContactConcierge(about)}
    >
      {say(texts.iNeedHelp)}
    </Button>
  );
}
