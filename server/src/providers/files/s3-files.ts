import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { fileTypeOf } from '@portal/domain/portal/file-type.ts';
import type { S3Settings } from '../../config/files-settings.ts';
import { FilesError, type FilesPort, requireFilePath } from './files-port.ts';

const MAX_ATTEMPTS = 3;
const CONNECT_TIMEOUT_MS = 5000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Keeps files in a bucket of Amazon S3 or of a service that speaks the same; several portals on one database share it. */
export function createS3Files({ bucket, region, endpoint, credentials }: S3Settings): FilesPort {
  const client = new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    // Services other than Amazon's know neither buckets as host names nor its newer checksums.
    ...(endpoint === null
      ? {}
      : { endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const }),
    ...(credentials === null ? {} : { credentials }),
  });
  const ask = async <Answer>(asking: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await asking();
    } catch (error) {
      throw new FilesError('The bucket of files does not work', { cause: error });
    }
  };
  return {
    async put(path, bytes) {
      requireFilePath(path);
      const object = { Bucket: bucket, Key: path, Body: bytes, ContentType: fileTypeOf(path) };
      await ask(() => client.send(new PutObjectCommand(object)));
    },
    async get(path) {
      requireFilePath(path);
      return ask(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }));
          return Body === undefined ? null : await Body.transformToByteArray();
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      });
    },
    async putFrom(path, localPath) {
      requireFilePath(path);
      await ask(async () => {
        // A stream cannot be sent twice, so that a failure is the caller's to try again.
        const { size: ContentLength } = await stat(localPath);
        const Body = createReadStream(localPath);
        const object = { Bucket: bucket, Key: path, Body, ContentLength, ContentType: fileTypeOf(path) };
        await client.send(new PutObjectCommand(object));
      });
    },
    async open(path) {
      requireFilePath(path);
      return ask(async () => {
        try {
          const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }));
          return Body instanceof Readable && ContentLength !== undefined ? { size: ContentLength, stream: Body } : null;
        } catch (error) {
          if (error instanceof NoSuchKey) return null;
          throw error;
        }
      });
    },
    async remove(path) {
      requireFilePath(path);
      await ask(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path })));
    },
    async *list() {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket })[Symbol.asyncIterator]();
      while (true) {
        const page = await ask(() => pages.next());
        if (page.done === true) return;
        for (const { Key } of page.value.Contents ?? []) if (Key !== undefined) yield Key;
      }
    },
  };
}
