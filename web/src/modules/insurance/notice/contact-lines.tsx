import { ExternalLink, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../portal/texts/say.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { contactLines as texts } from './notice.texts.ts';

type ContactLinesProps = {
  readonly contact: { readonly phone: string | null; readonly email: string | null; readonly link: string | null };
  readonly supportEmail: string;
  readonly about: 'claims' | 'policy';
};

/** The ways to somebody; the provider's support where there isn't one. */
export function ContactLines({ contact: { phone, email, link }, supportEmail, about }: ContactLinesProps) {
  const isKnown = phone !== null || email !== null || link !== null;
  return (
    <>
      {!isKnown && <p className="mb-3">{about === 'claims' ? say(texts.claimsUnknown) : say(texts.policyUnknown)}</p>}
      <ul className="flex flex-col gap-2.5">
        {phone !== null && (
          <Line icon={<Phone size={18} />}>
            <TextLink href={`tel:${phone.replace(/(?:x|ext).*$/i, '').replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </Line>
        )}
        {(email !== null || !isKnown) && (
          <Line icon={<Mail size={18} />}>
            <TextLink href={`mailto:${email ?? supportEmail}`}>
              <EmailText email={email ?? supportEmail} />
            </TextLink>
          </Line>
        )}
        {link !== null && (
          <Line icon={<ExternalLink size={18} />}>
            <TextLink href={link} target="_blank" rel="noreferrer">
              {URL.parse(link)?.host ?? link}
              <span className="sr-only"> {say(texts.newTab)}</span>
            </TextLink>
          </Line>
        )}
      </ul>
    </>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span aria-hidden="true" className="shrink-0 text-accent-ink">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
