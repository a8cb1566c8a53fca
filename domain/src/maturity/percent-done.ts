/** How much of the assessment is done: whole percent, rounded; 0 if either number is 0 (spec part 2, section 4). */
export function percentDone(answered: number, elements: number): number {
  return answered === 0 || elements === 0 ? 0 : Math.round((100 * answered) / elements);
}
