import { texts } from '@portal/domain/texts/texts.ts';

export const home = texts('phishing.home', {
  menu: 'Phishing simulations',
});
