import { ROBOT_NAME } from './crawl/robots.ts';

/** How a scan says who asks; `contact` is a page that tells a site's owner how to stop it. */
export const userAgentOf = (contact: string): string => `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0; +${contact})`;
