import { brandFromPage, DEFAULT_BRAND } from './brand.ts';

/** The brand as the server wrote it into the page. */
export const pageBrand = brandFromPage(document) ?? DEFAULT_BRAND;
