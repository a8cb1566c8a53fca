import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { describe, expect, test } from 'vitest';
import { describeFilesPort } from './files.suite.ts';
import { FilesError } from './files-port.ts';
import { createS3Files } from './s3-files.ts';

const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A bucket of s3rver, which speaks S3 on this machine and refuses keys that it does not know. */
async function openBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'portal-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'portal-files', configs: [] }],
  });
  const { port } = await server.run();
  const settings = {
    bucket: 'portal-files',
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: CREDENTIALS,
  };
  return {
    settings,
    files: createS3Files(settings),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

describe('files in a bucket', () => {
  describeFilesPort(openBucket);
});

describe('a bucket that does not work', () => {
  test('because the key is unknown, or there is none of the name, fails by our own error', async () => {
    const { settings, close } = await openBucket();
    const unknownKey = createS3Files({ ...settings, credentials: { ...CREDENTIALS, accessKeyId: 'UNKNOWN' } });
    await expect(unknownKey.put('org/a.pdf', Buffer.from('x'))).rejects.toThrow(FilesError);
    await expect(unknownKey.get('org/a.pdf')).rejects.toThrow(FilesError);
    const noBucket = createS3Files({ ...settings, bucket: 'nobody-has-this' });
    await expect(noBucket.put('org/a.pdf', Buffer.from('x'))).rejects.toThrow(FilesError);
    await expect(noBucket.get('org/a.pdf')).rejects.toThrow(FilesError);
    await expect(Array.fromAsync(noBucket.list())).rejects.toThrow(FilesError);
    await close();
  });
});
