import { FileText, LifeBuoy } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ContactLines } from './contact-lines.tsx';
import { contactCards as texts } from './notice.texts.ts';

/** Whom to ask about a claim and about the policy; the provider's support where it has told nobody else. */
export function ContactCards() {
  const { insurance, supportEmail } = useBrand();
  const claims = {
    phone: insurance?.claimsPhone ?? null,
    email: insurance?.claimsEmail ?? null,
    link: insurance?.claimsLink ?? null,
  };
  const policy = {
    phone: insurance?.policyPhone ?? null,
    email: insurance?.policyEmail ?? null,
    link: insurance?.policyLink ?? null,
  };
  return (
    <div className="grid gap-5 tablet:gap-6 desktop:grid-cols-2">
      <Card title={say(texts.claims)} icon={<LifeBuoy size={20} />}>
        <p className="mb-4 text-ink-soft">{say(texts.claimsHint)}</p>
        <ContactLines contact={claims} supportEmail={supportEmail} about="claims" />
      </Card>
      <Card title={say(texts.policy)} icon={<FileText size={20} />}>
        <p className="mb-4 text-ink-soft">{say(texts.policyHint)}</p>
        <ContactLines contact={policy} supportEmail={supportEmail} about="policy" />
      </Card>
    </div>
  );
}
