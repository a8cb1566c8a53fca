import { Siren } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { HELP_FOR_ANYBODY, HELP_OF_MEMBERS } from '../../portal/incidents/help-address.ts';
import { helpButton as texts } from '../../portal/incidents/incident-help.texts.ts';
import type { HeaderButtonProps } from '../../portal/modules/header-part.ts';
import { say } from '../../portal/texts/say.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/** Leads from every page to what to do when something has happened; on narrow screens as a picture alone. */
export default function HelpButton({ isMember }: HeaderButtonProps) {
  const inside = (
    <>
      <Siren aria-hidden="true" size={20} className="text-danger-ink" />
      <span className="max-desktop:sr-only">{say(texts.label)}</span>
    </>
  );
  const look = 'shrink-0 max-desktop:px-2';
  // The page of anybody is not one of the portal's, so that the router does not know it.
  if (!isMember) {
    return (
      <a href={HELP_FOR_ANYBODY} className={`${buttonStyle({ variant: 'quiet' })} ${look}`}>
        {inside}
      </a>
    );
  }
  return (
    <Link href={HELP_OF_MEMBERS} className={`${buttonStyle({ variant: 'quiet' })} ${look}`}>
      {inside}
    </Link>
  );
}
