import { texts } from '@portal/domain/texts/texts.ts';

export const needHelpButton = texts('portal.support.needHelpButton', {
  iNeedHelp: 'I need help',
});
