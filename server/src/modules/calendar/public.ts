export { readComing } from './read-coming.ts';
