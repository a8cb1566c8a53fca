export { createStopDigest, ONE_CLICK_PATH } from './stop-digest.ts';
