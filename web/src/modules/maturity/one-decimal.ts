import { say } from '../../portal/texts/say.ts';

const decimal = new Intl.NumberFormat(say.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** An average as people write it: "3.4", in German "3,4". */
export const oneDecimal = (value: number): string => decimal.format(value);
