import type { ReadGiven } from '@portal/scanner/api/given/given-operation.ts';
import { readGiven } from '@portal/scanner/api/given/read-given.ts';

/** What a file says of a website's interface. */
export const readDescriptionFile = (bytes: Uint8Array, website: string): ReadGiven =>
  readGiven(new TextDecoder().decode(bytes), website);
