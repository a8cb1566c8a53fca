import { Siren } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { buttonStyle } from '../../ui/button-style.ts';
import { say } from '../texts/say.ts';
import { helpButton as texts } from './incident-help.texts.ts';

type HelpButtonProps = { readonly href: string };

/** Leads from every page to what to do when something has happened; on narrow screens as a picture alone. */
export function HelpButton({ href }: HelpButtonProps) {
  return (
    <Link href={href} className={`${buttonStyle({ variant: 'quiet' })} shrink-0 max-desktop:px-2`}>
      <Siren aria-hidden="true" size={20} className="text-danger-ink" />
      <span className="max-desktop:sr-only">{say(texts.label)}</span>
    </Link>
  );
}
