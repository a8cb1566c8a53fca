import { texts } from '@portal/domain/texts/texts.ts';

/** A button; the device's own voice reads what stands on the page. */
export const readAloud = texts('portal.readAloud', {
  start: 'Read aloud',
  stop: 'Stop reading',
});
