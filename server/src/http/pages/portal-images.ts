import type { FastifyInstance } from 'fastify';
import { AppError } from '../../call/app-error.ts';
import type { PortalImage } from '../../modules/brands/public.ts';
import { readPublicAssets, sendAsset } from './public-assets.ts';

const FILE_NAME = /^[\da-f]{64}\.(?:svg|png)$/;
const ONE_YEAR_SECONDS = 31_536_000;
/** For a picture that is opened by itself: its own styles and nothing else, in an origin of its own. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** `GET /resources/asset?fileName=…`: the portal's own assets, and the pictures of brands and channels (spec part 1, section 7). */
export function registerPortalImages(
  app: FastifyInstance,
  readImage: (fileName: string) => Promise<PortalImage | null>,
): void {
  const assets = readPublicAssets();
  app.get<{ Querystring: { fileName?: unknown } }>('/api/resources/asset', async (request, reply) => {
    const { fileName } = request.query;
    if (typeof fileName !== 'string') throw new AppError('NOT_FOUND');
    const asset = assets.get(fileName);
    if (asset !== undefined) return sendAsset(reply, fileName, asset);
    if (!FILE_NAME.test(fileName)) throw new AppError('NOT_FOUND');
    const image = await readImage(fileName);
    if (image === null) throw new AppError('NOT_FOUND');
    return reply
      .header('content-security-policy', PICTURE_POLICY)
      .header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`)
      .type(image.mediaType)
      .send(image.bytes);
  });
}
