import { texts } from '@portal/domain/texts/texts.ts';

/** In the console's navigation. */
export const recordStoresPlace = texts('console.recordStoresPlace', { recordStores: 'Record stores' });
