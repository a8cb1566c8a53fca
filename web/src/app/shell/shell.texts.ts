import { texts } from '@portal/domain/texts/texts.ts';

export const publicFrame = texts('frame.shell.publicFrame', {
  brandNameShortHome: '{brandNameShort} home',
  legalDisclaimer: 'Legal disclaimer',
  accessibility: 'Accessibility',
  contactSupport: 'Contact Support',
});
