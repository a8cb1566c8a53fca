import { useSessionState } from '../../../portal/use-session-state.ts';
import { Banner } from '../../../ui/states/banner.tsx';

/** Outside production a portal without a mail server keeps its mails. */
export function MailboxHint() {
  const { hasMailbox } = useSessionState();
  if (!hasMailbox) return null;
  return (
    <Banner>
      This portal has no mail server yet. Its emails are at{' '}
      <a href="/dev/mailbox" className="font-medium text-accent-ink underline">
        /dev/mailbox
      </a>
      .
    </Banner>
  );
}
