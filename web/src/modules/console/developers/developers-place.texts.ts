import { texts } from '@portal/domain/texts/texts.ts';

/** In the console's navigation. */
export const developersPlace = texts('console.developersPlace', { developers: 'For developers' });
