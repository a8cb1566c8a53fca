/** How many rows the console's lists show at once. */
export const PAGE_SIZE = 25;

/** Which rows a page of a list holds. */
export function sliceOf({ page, search }: { page: number; search: string }) {
  return { search, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
}
