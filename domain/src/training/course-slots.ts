import type { FirmPrograms } from './firm-programs.ts';

type SlotBy<Program extends keyof FirmPrograms> = { readonly by: Program } & Readonly<
  Record<FirmPrograms[Program], string>
>;

/** What a place in a course says, by what the firm uses: whole sentences, each of which reads well without the others. */
export type CourseSlot = SlotBy<'mail'> | SlotBy<'computers'> | SlotBy<'phones'>;

/** The slots of a language by their names. */
export type CourseSlots = Readonly<Record<string, CourseSlot>>;

/** A link whose words are in brackets themselves does not count. */
const SLOT = /\[\[([^[\]\n]{1,80})\]\](?!\()/g;

/** The names of all slots in a text, in its order, also of those that there are not. */
export const slotsIn = (text: string): readonly string[] => [...text.matchAll(SLOT)].map(([, name = '']) => name);

/** A text with what a firm reads in place of each slot; what names no slot stays as it is. */
export function fillSlots(text: string, slots: CourseSlots, programs: FirmPrograms): string {
  return text.replace(SLOT, (whole, name: string) => {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    return slot === undefined ? whole : slotText(slot, programs);
  });
}

/** What a slot says to a firm. */
export function slotText(slot: CourseSlot, programs: FirmPrograms): string {
  switch (slot.by) {
    case 'mail':
      return slot[programs.mail];
    case 'computers':
      return slot[programs.computers];
    case 'phones':
      return slot[programs.phones];
  }
}
