import { useSessionState } from '../../portal/use-session-state.ts';
import { Banner } from '../../ui/banner.tsx';

/** Outside production mails may be kept in the portal instead of being sent. */
export function MailboxHint() {
  const { isProduction } = useSessionState();
  if (isProduction) return null;
  return (
    <Banner>
      This portal is not in production: mails that are not sent out are at{' '}
      <a href="/dev/mailbox" className="font-medium text-accent-ink underline">
        /dev/mailbox
      </a>
      .
    </Banner>
  );
}
