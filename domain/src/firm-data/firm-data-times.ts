const DAY_MS = 24 * 60 * 60_000;

/** For how long the file with everything of a firm can be downloaded. */
export const EXPORT_LIFE_MS = 7 * DAY_MS;

/** How long before the day the admins are told once more. */
export const DELETION_REMINDER_MS = 2 * DAY_MS;
