import { FileText, LifeBuoy } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { Card } from '../../../ui/card.tsx';
import { ContactLines } from './contact-lines.tsx';

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
      <Card title="To report a claim" icon={<LifeBuoy size={20} />}>
        <p className="mb-4 text-ink-soft">
          If something has happened that your policy may cover, call or email right away, before you repair or delete
          anything. Have your policy number ready.
        </p>
        <ContactLines contact={claims} supportEmail={supportEmail} about="claims" />
      </Card>
      <Card title="Questions about your policy" icon={<FileText size={20} />}>
        <p className="mb-4 text-ink-soft">
          What is covered and until when, what the non-renewal notice means, and where to get documents for a new
          insurer.
        </p>
        <ContactLines contact={policy} supportEmail={supportEmail} about="policy" />
      </Card>
    </div>
  );
}
