import { texts } from '@portal/domain/texts/texts.ts';

export const passwordField = texts('ui.fields.passwordField', {
  hidePassword: 'Hide password',
  showPassword: 'Show password',
});
