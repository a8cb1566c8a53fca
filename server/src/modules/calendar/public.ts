export { createReadFeed, FEED_PATH } from './calendar-feed.ts';
export { readComing } from './read-coming.ts';
