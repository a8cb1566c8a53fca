import { CreditCard, FileText, Smartphone } from 'lucide-react';
import { callAddress } from '../../../api/call-address.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { filesCard as texts } from './card.texts.ts';

/** The card on paper, and as a page that needs no connection. */
export function FilesCard() {
  return (
    <Card title={say(texts.title)} description={say(texts.lead)}>
      <div className="flex flex-col items-start gap-3">
        <LinkButton
          variant="secondary"
          href={callAddress('emergencyCardPdf', { layout: 'wallet' })}
          download
          icon={<CreditCard aria-hidden="true" size={18} />}
        >
          {say(texts.wallet)}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={callAddress('emergencyCardPdf', { layout: 'sheet' })}
          download
          icon={<FileText aria-hidden="true" size={18} />}
        >
          {say(texts.sheet)}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={callAddress('emergencyCardFile', {})}
          download
          icon={<Smartphone aria-hidden="true" size={18} />}
        >
          {say(texts.page)}
        </LinkButton>
        <p className="text-ink-soft text-sm">{say(texts.aboutPage)}</p>
      </div>
    </Card>
  );
}
