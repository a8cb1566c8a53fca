import { Suspense, useEffect, useState } from 'react';
import { usePeekedForm } from '../../portal/kept-forms.ts';
import { lazyAside } from '../../portal/lazy-aside.ts';
import { type HelpTopic, onOpenContactConcierge } from '../../portal/support/contact-concierge.ts';
import { CONTACT_FORM, type KeptContact } from '../../portal/support/contact-form.ts';

const ContactDialog = lazyAside(() => import('../../modules/concierge/contact/contact-dialog.tsx'));

/** Opens the dialog to the concierge for whichever page asks for it, and again when the session was lost while it was open. */
export function ContactConciergeHost() {
  const kept = usePeekedForm<KeptContact>(CONTACT_FORM);
  const [about, setAbout] = useState<HelpTopic | null>(kept?.about ?? null);
  useEffect(() => onOpenContactConcierge(setAbout), []);
  if (about === null) return null;
  return (
    <Suspense>
      <ContactDialog about={about} onClose={() => setAbout(null)} />
    </Suspense>
  );
}
