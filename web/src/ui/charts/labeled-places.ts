/** Which of so many columns carry a label, where no more than some fit: the last one, and others at even distances before it. */
export function labeledPlaces(count: number, max: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / max));
  const places = new Set<number>();
  for (let place = count - 1; place >= 0; place -= step) places.add(place);
  return places;
}
