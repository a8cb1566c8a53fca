import { getPrivateAsset as getPrivateAssetCall } from '@portal/contract/portal/files.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { getPrivateAsset } from './private-asset.ts';

/** Calls that give out files. */
export const filesCalls: readonly BoundCall<Services>[] = [bind(getPrivateAssetCall).to(getPrivateAsset)];
