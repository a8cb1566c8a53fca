declare module 'virtual:calls' {
  /** A line a call; see web/build/calls-plugin.ts. */
  const calls: string;
  export default calls;
}
