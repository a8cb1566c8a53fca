/** How many rows the customer's lists show at once. */
export const PAGE_SIZE = 20;

/** Which rows a page of a list holds. @param page from 1 */
export const sliceOf = (page: number) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
export type Slice = ReturnType<typeof sliceOf>;
