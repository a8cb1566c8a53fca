declare module 'virtual:pdf-worker' {
  /** Address of the PDF library's worker; see web/build/pdf-worker-plugin.ts. */
  const address: string;
  export default address;
}
