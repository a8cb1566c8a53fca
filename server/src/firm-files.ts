import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';

/** A firm whose data is put together for it, and the language of who asked. */
export type FirmToExport = { readonly orgId: string; readonly brand: Brand; readonly language: Language };

/** A file of a firm: its folder among what the firm downloads, its name there, and its bytes; null where they are gone. */
export type FirmFile = {
  readonly folder: string;
  readonly name: string;
  readonly read: () => Promise<Uint8Array | null>;
};

/** What a module keeps or can make for a firm beside its rows, one after the other. */
export type FirmFiles<Services> = (services: Services, firm: FirmToExport) => AsyncIterable<FirmFile>;
