import { texts } from '@portal/domain/texts/texts.ts';

/** What the button does that goes round the page's colors. */
export const colors = texts('portal.colors', {
  light: 'Colors: light. Change to dark',
  dark: 'Colors: dark. Change to match your device',
  system: 'Colors: same as your device. Change to light',
});
