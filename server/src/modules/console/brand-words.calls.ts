import * as contract from '@portal/contract/console/brand-words.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import { dropBrandWords, saveBrandWords } from './brand-words/change-brand-words.ts';
import { listBrandWords } from './brand-words/list-brand-words.ts';
import { previewBrandWords } from './brand-words/preview-brand-words.ts';
import type { ConsoleServices } from './console-services.ts';

/** Calls by which the provider says texts in its own words. */
export const brandWordsCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(contract.listBrandWords).to(listBrandWords),
  bind(contract.saveBrandWords).to(saveBrandWords),
  bind(contract.dropBrandWords).to(dropBrandWords),
  bind(contract.previewBrandWords).to(previewBrandWords),
];
