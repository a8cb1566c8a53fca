import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:m?js|css|html|svg|json|webmanifest|txt)$/;
const smallestWorthBytes = 512;
const pages: ReadonlySet<string> = new Set(['index.html', 'learn.html']);

/**
 * Writes a `.br` and a `.gz` next to every text file of the build, or of one folder of it, so that the server never compresses at run
 * time. Pages are left out: the server fills in the nonce of each reply.
 */
export function precompress(folder = '.'): Plugin {
  let outputFolder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outputFolder = resolve(config.root, config.build.outDir, folder);
    },
    async writeBundle() {
      const names = await readdir(outputFolder, { recursive: true });
      const wanted = names.filter((name) => compressible.test(name) && !pages.has(name));
      await Promise.all(wanted.map((name) => compressFile(join(outputFolder, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < smallestWorthBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
