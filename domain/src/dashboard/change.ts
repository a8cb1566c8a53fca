/** Something that became better, worse, or is news, in a firm's security. */
export type Change = {
  readonly tone: 'better' | 'worse' | 'news';
  readonly text: string;
  /** When it was seen, in ISO 8601. */
  readonly at: string;
  /** Path of the page that shows it. */
  readonly href: string;
};

/** So many stand on the first page. */
export const SHOWN_CHANGES = 6;
/** What counts as this week. */
export const CHANGE_DAYS = 7;

/** The newest changes, of two at the same time the worse first: it must not be missed. */
export function newestChanges(changes: readonly Change[], count: number = SHOWN_CHANGES): readonly Change[] {
  return changes
    .toSorted(
      (one, other) =>
        other.at.localeCompare(one.at) ||
        ORDER.indexOf(one.tone) - ORDER.indexOf(other.tone) ||
        (one.text < other.text ? -1 : 1),
    )
    .slice(0, count);
}

const ORDER: readonly Change['tone'][] = ['worse', 'better', 'news'];
