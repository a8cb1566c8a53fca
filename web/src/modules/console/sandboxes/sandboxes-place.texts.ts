import { texts } from '@portal/domain/texts/texts.ts';

/** In the console's navigation. */
export const sandboxesPlace = texts('console.sandboxesPlace', { sandboxes: 'Sandboxes' });
