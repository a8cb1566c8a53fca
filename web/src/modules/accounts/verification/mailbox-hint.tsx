import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { mailboxHint as texts } from './verification.texts.ts';

/** Outside production a portal without a mail server keeps its mails. */
export function MailboxHint() {
  const { hasMailbox } = useSessionState();
  if (!hasMailbox) return null;
  return (
    <Banner>
      {say.parts(texts.thisPortalHasNo, {
        link: (words) => (
          <a key="link" href="/dev/mailbox" className="font-medium text-accent-ink underline">
            {words}
          </a>
        ),
      })}
    </Banner>
  );
}
