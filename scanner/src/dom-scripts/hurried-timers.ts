/** So many of a page's first waits are cut short: what repeats itself then keeps its own pace, and the page comes to rest. */
const MAX_HURRIED = 30;
/** Waits between these are cut to the shorter one (ms). */
const SHORT_MS = 20;
const LONG_MS = 5_000;

/** Code that runs before a page's own: what its scripts put off for a moment, such as "you will be sent on", happens at once. */
export const HURRIED_TIMERS = `{
  let left = ${MAX_HURRIED};
  const own = window.setTimeout;
  window.setTimeout = function (run, wait, ...given) {
    const isCut = wait > ${SHORT_MS} && wait <= ${LONG_MS} && left-- > 0;
    return own.call(window, run, isCut ? ${SHORT_MS} : wait, ...given);
  };
}
`;
