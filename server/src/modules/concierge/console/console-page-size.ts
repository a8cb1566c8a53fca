/** How many rows the concierge's lists of the console show at once. */
export const CONSOLE_PAGE_SIZE = 25;

/** Which rows a page holds. @param page from 1 */
export const consoleSlice = (page: number) => ({ offset: (page - 1) * CONSOLE_PAGE_SIZE, limit: CONSOLE_PAGE_SIZE });
