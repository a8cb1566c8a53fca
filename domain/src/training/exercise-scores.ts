/** What became of one part of a mail: a found or overlooked sign, a suspected harmless part, or one rightly left alone. */
export type SpotResult = 'found' | 'overlooked' | 'suspected' | 'left-alone';

/** Scores a search for signs. `signs` says of each part whether it is one; `marked` are the places that the trainee marked. */
export function scoreSpots(signs: readonly boolean[], marked: readonly number[]): readonly SpotResult[] {
  return signs.map((isSign, place) => {
    if (marked.includes(place)) return isSign ? 'found' : 'suspected';
    return isSign ? 'overlooked' : 'left-alone';
  });
}

/** Which cards lie in their right box; a card that was not put anywhere (null) does not. */
export function scoreSort(
  cards: readonly { readonly box: string }[],
  boxes: readonly (string | null)[],
): readonly boolean[] {
  return cards.map(({ box }, place) => boxes[place] === box);
}

/** Which places of a timeline hold the step that belongs there; `order` holds each place's step by its right position. */
export function scoreTimeline(order: readonly number[]): readonly boolean[] {
  return order.map((step, place) => step === place);
}

interface ChooseOption {
  readonly best: boolean;
  readonly next?: { readonly options: readonly ChooseOption[] } | undefined;
}

/** Whether each choice of a way through a situation was the best one; the way ends at a choice that does not exist. */
export function scoreChoices(options: readonly ChooseOption[], choices: readonly number[]): readonly boolean[] {
  const [first, ...rest] = choices;
  const chosen = first === undefined ? undefined : options[first];
  if (chosen === undefined) return [];
  return [chosen.best, ...scoreChoices(chosen.next?.options ?? [], rest)];
}
