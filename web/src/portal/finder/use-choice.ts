import { useId, useState } from 'react';
import type { TextFieldProps } from '../../ui/fields/text-field.tsx';
import type { FinderGroup, FinderPlace } from './finder-place.ts';

type FieldKey = Parameters<NonNullable<TextFieldProps['onKeyDown']>>[0];

/** A place as it stands in the list, with the id of its element. */
export type Choice = { readonly id: string; readonly place: FinderPlace };
export type ChoiceGroup = { readonly title: string; readonly choices: readonly Choice[] };

/**
 * Which place is chosen while the focus stays in the field: arrow keys and the pointer move it, Enter opens it. It stays on its place
 * when others come in between, and is on the first once something is typed. React Aria's Autocomplete does the same, but its code would
 * come with the first file of all visitors, because each of its text fields knows it.
 */
export function useChoice(found: readonly FinderGroup[], isTyped: boolean, onOpen: (place: FinderPlace) => void) {
  const prefix = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const groups: readonly ChoiceGroup[] = found.map(({ title, places }) => ({
    title,
    choices: places.map((place) => ({
      // Several things may have one page, and pages of one name stand under several headings.
      id: `${prefix}${encodeURIComponent(`${title} ${place.href} ${place.label}`)}`,
      place,
    })),
  }));
  const all = groups.flatMap(({ choices }) => choices);
  const chosen = all.find(({ id }) => id === chosenId) ?? (isTyped ? all[0] : undefined);

  const move = (step: 1 | -1) => {
    const from = chosen === undefined ? Math.min(0, -step) : all.indexOf(chosen);
    const next = all.at((from + step) % all.length);
    if (next === undefined) return;
    setChosenId(next.id);
    document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: FieldKey) => {
    // Enter may end a word of an input method, such as one for Japanese.
    const key = event.nativeEvent.isComposing ? '' : event.key;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && chosen !== undefined) onOpen(chosen.place);
    // Escape is the dialog's; React Aria keeps from it what is not passed on.
    else return event.continuePropagation();
    event.preventDefault();
  };
  return { groups, chosen, point: ({ id }: Choice) => setChosenId(id), forget: () => setChosenId(null), onKeyDown };
}
