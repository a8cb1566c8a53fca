/** Under this name what was typed is kept when a session ends. */
export const SNAPSHOT_FORM = 'rating-snapshot';
