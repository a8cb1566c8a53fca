import { MailSent } from '../../../illustrations/mail-sent.tsx';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { useProfile } from '../../../portal/use-profile.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { detailedReportDialog as texts } from './snapshot.texts.ts';

/** Says that the detailed report is being made and comes by mail (spec part 2, section 2). */
export function DetailedReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { supportEmail } = useBrand();
  const { email } = useProfile().userData;
  const { modules } = useSubscription();
  return (
    <Dialog
      title={say(texts.title)}
      size="small"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{say(texts.gotIt)}</Button>}
    >
      <div className="flex flex-col gap-3 text-ink-soft">
        <div className="mx-auto w-full max-w-44">
          <MailSent />
        </div>
        <p>
          {say.parts(texts.ourEngineIsPutting, {
            email,
            span: (words) => (
              <span key="span" className="wrap-anywhere font-semibold text-ink">
                {words}
              </span>
            ),
          })}
        </p>
        <p>
          {say.parts(texts.noEmail, {
            supportEmail,
            link: (words) => (
              <TextLink key="link" href={`mailto:${supportEmail}`}>
                {words}
              </TextLink>
            ),
          })}
        </p>
        <p>
          {modules.insurance === 'ACTIVE'
            ? say.parts(texts.insurersLookAtYour, {
                link: (words) => (
                  <TextLink key="link" href="/insurance">
                    {words}
                  </TextLink>
                ),
              })
            : say.parts(texts.aGoodRatingHelps, {
                link: (words) => (
                  <TextLink
                    key="link"
                    href={`mailto:${supportEmail}?subject=${encodeURIComponent(say(texts.quoteSubject))}`}
                  >
                    {words}
                  </TextLink>
                ),
              })}
        </p>
      </div>
    </Dialog>
  );
}
