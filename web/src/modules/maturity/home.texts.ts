import { texts } from '@portal/domain/texts/texts.ts';

export const maturityHome = texts('maturity.maturityHome', {
  cyberMaturity: 'Cyber Maturity',
});
