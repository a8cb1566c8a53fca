import { texts } from '@portal/domain/texts/texts.ts';

export const handOverButton = texts('frame.modules.handOverButton', {
  sendToMyIt: 'Send to my IT provider',
  whatYouHandedOver: 'What you sent',
  sendLabel: 'Send to my IT provider: {label}',
});
