import { texts } from '@portal/domain/texts/texts.ts';

export const needHelpButton = texts('frame.support.needHelpButton', {
  iNeedHelp: 'I need help',
});
