declare module 'virtual:calls' {
  const calls: Readonly<
    Record<string, { readonly method: 'GET' | 'POST'; readonly path: string; readonly changesState?: true }>
  >;
  export default calls;
}
