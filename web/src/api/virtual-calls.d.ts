declare module 'virtual:calls' {
  /** A line a call; see web/build/calls-plugin.ts. */
  const calls: string;
  export default calls;
}

declare module 'virtual:later-calls' {
  /** The same of calls that no page needs at once. */
  const calls: string;
  export default calls;
}

declare module 'virtual:console-calls' {
  /** The same of the console's calls. */
  const calls: string;
  export default calls;
}
