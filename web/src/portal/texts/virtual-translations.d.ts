declare module 'virtual:translations' {
  import type { CompiledMessage } from '@portal/domain/texts/say.ts';

  type Loaded = { readonly default: Readonly<Record<string, CompiledMessage>> };
  /** What loads the translations of the app's own texts, by language; empty where it has none. See web/build/texts-plugin.ts. */
  const translations: Readonly<Record<string, () => Promise<Loaded>>>;
  export default translations;
}
