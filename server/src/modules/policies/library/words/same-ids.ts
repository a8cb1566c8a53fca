/** What a language has no words for, and has words for without need. */
export const idFaults = (kind: string, english: readonly string[], translated: readonly string[]): string[] => [
  ...english.filter((id) => !translated.includes(id)).map((id) => `there is no ${kind} ${id}`),
  ...translated.filter((id) => !english.includes(id)).map((id) => `the English has no ${kind} ${id}`),
];

/** What a text takes from fields and keeps of conditions, in the order of their names. */
export const placesIn = (text: string): readonly string[] => (text.match(/\{\{[^{}]*\}\}/g) ?? []).toSorted();

/** Whether two texts do so with the same fields and conditions, each as often. */
export const samePlaces = (one: string, other: string): boolean =>
  JSON.stringify(placesIn(one)) === JSON.stringify(placesIn(other));
