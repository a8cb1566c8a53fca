import { readdirSync, readFileSync } from 'node:fs';
import { fileTypeOf } from '@portal/domain/portal/file-type.ts';
import type { FastifyReply } from 'fastify';
import { contentFolder } from '../../documents/content-folder.ts';

/** Kinds of files that are given to everybody; notes and sources beside them are not. */
const PUBLIC_KINDS = /^[\w-]+\.(?:pdf|svg|png)$/;
/** A browser's viewer of PDFs needs this instead of a sandbox. */
const ASSET_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

export type PublicAssets = ReadonlyMap<string, Buffer>;

/** The files of `content/assets` by name: those that are there when the portal starts, and no others. */
export function readPublicAssets(): PublicAssets {
  const folder = contentFolder('assets');
  const names = readdirSync(folder).filter((name) => PUBLIC_KINDS.test(name));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder))]));
}

/** Sends one of these files; their names are plain ASCII. */
export function sendAsset(reply: FastifyReply, name: string, bytes: Buffer): FastifyReply {
  return reply
    .header('content-security-policy', ASSET_POLICY)
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'no-cache')
    .type(fileTypeOf(name))
    .send(bytes);
}
