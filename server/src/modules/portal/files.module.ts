import { getPrivateAsset } from '@portal/contract/portal/files.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createGetPrivateAsset } from './private-asset.ts';

/** Calls that give out files. */
export function filesModule({ files }: Services): BoundCall[] {
  return [bind(getPrivateAsset).to(createGetPrivateAsset(files))];
}
