declare module 'virtual:languages' {
  import type { Language } from '@portal/domain/texts/languages.ts';

  /** In which this app can be read besides English; see web/build/texts-plugin.ts. */
  const languages: readonly Language[];
  export default languages;
}
