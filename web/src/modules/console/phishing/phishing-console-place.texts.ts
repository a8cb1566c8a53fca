import { texts } from '@portal/domain/texts/texts.ts';

export const place = texts('console.phishingPlace', {
  phishing: 'Phishing simulations',
});
