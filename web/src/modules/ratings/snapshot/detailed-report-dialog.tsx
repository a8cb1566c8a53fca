import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** Says that the detailed report is being made and comes by mail (spec part 2, section 2). */
export function DetailedReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { supportEmail } = useBrand();
  const { email } = useProfile().userData;
  const { modules } = useSubscription();
  return (
    <Dialog
      title="Your detailed report is on its way!"
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>Got It</Button>}
    >
      <div className="flex flex-col gap-3 text-ink-soft">
        <div className="mx-auto w-full max-w-44">
          <MailSent />
        </div>
        <p>
          Our engine is putting together everything about your attack surface. When it finishes, we will send an email
          with a link to <span className="wrap-anywhere font-semibold text-ink">{email}</span>. That usually takes a
          minute or two. The report will also be in the list on the Reports tab.
        </p>
        <p>
          No email? Contact <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </p>
        <p>
          {modules.insurance === 'ACTIVE' ? (
            <>
              Insurers look at your rating before they quote:{' '}
              <TextLink href="/insurance">see how ready you are for a cyber insurance quote</TextLink>.
            </>
          ) : (
            <>
              A good rating helps with an insurer:{' '}
              <TextLink href={`mailto:${supportEmail}?subject=Cyber%20insurance%20quote`}>
                get a cyber insurance quote
              </TextLink>
              .
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}
