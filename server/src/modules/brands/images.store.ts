import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';

export type PortalImage = { readonly fileName: string; readonly mediaType: string; readonly bytes: Buffer };

export async function findImage(tx: SystemTransaction, fileName: string): Promise<PortalImage | undefined> {
  const row = await tx
    .selectFrom('portal_images')
    .select(['file_name', 'media_type', 'bytes'])
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row && { fileName: row.file_name, mediaType: row.media_type, bytes: row.bytes };
}

/** Keeps a picture; one that is there already stays as it is. */
export async function insertImage(tx: SystemTransaction, image: PortalImage, at: Date): Promise<void> {
  await tx
    .insertInto('portal_images')
    .values({ file_name: image.fileName, media_type: image.mediaType, bytes: image.bytes, created_at: at })
    .onConflict((conflict) => conflict.column('file_name').doNothing())
    .execute();
}

/** Forgets the pictures that no brand and no channel shows. */
export async function dropUnusedImages(tx: SystemTransaction): Promise<void> {
  await sql`
    delete from portal_images where file_name not in (
      select split_part(address, 'fileName=', 2) from (
        select data ->> 'brandLogo' as address from brands
        union all select marketing_logo_primary from channels
        union all select marketing_logo_secondary from channels
      ) as shown where address is not null
    )`.execute(tx);
}
