// Finds the browser that the tests run in: CHROMIUM_PATH, the one inside the npm package, or the system's.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

function versionOf(executable, environment = {}) {
  const result = spawnSync(executable, ['--version', '--no-sandbox', '--headless'], {
    env: { ...process.env, ...environment },
    timeout: 20_000,
    encoding: 'utf8',
  });
  return result.status === 0 ? result.stdout.trim() || 'unknown version' : '';
}

function packageFolder() {
  // The package's "exports" hide bin/, so walk up from its entry.
  let folder = dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  while (!existsSync(join(folder, 'bin', 'chromium.br'))) {
    if (folder === dirname(folder)) throw new Error('@sparticuz/chromium holds no bin/chromium.br');
    folder = dirname(folder);
  }
  return folder;
}

function fontsConfiguration(folder) {
  // With no font at all the browser aborts on its first page, and the packed configuration names a fixed folder.
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>`;
}

async function unpack() {
  const source = packageFolder();
  const { version } = createRequire(import.meta.url)(join(source, 'package.json'));
  const folder = join(dirname(dirname(source)), '.cache', 'chromium', version);
  if (existsSync(join(folder, 'chromium'))) return folder;
  const { extract } = createRequire(join(source, 'package.json'))('tar-fs');
  mkdirSync(dirname(folder), { recursive: true });
  // Not the process's own: several configurations are loaded side by side in one.
  const aside = mkdtempSync(`${folder}.`);
  // The scans' browser runs as a user who owns nothing.
  chmodSync(aside, 0o755);
  const inflate = (name, sink) => pipeline(createReadStream(join(source, 'bin', name)), createBrotliDecompress(), sink);
  await Promise.all([
    inflate('chromium.br', createWriteStream(join(aside, 'chromium'))),
    inflate('swiftshader.tar.br', extract(aside)),
    inflate('al2023.tar.br', extract(aside)),
    inflate('fonts.tar.br', extract(aside)),
  ]);
  writeFileSync(join(aside, 'fonts.conf'), fontsConfiguration(folder));
  chmodSync(join(aside, 'chromium'), 0o755);
  try {
    // A browser that outlived a new installation may have left its font cache there, and nothing else.
    if (!existsSync(join(folder, 'chromium'))) rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } catch {
    // Another test run was first; its copy is as good.
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

/** @returns {Promise<{executablePath: string, env: Record<string, string>, args: string[], version: string}>} */
export async function findChromium() {
  const found = (executablePath, env, version) => ({ executablePath, env, args: ARGUMENTS, version });
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    const version = versionOf(wanted);
    if (version) return found(wanted, {}, version);
  }
  const problems = [];
  try {
    const folder = await unpack();
    const executable = join(folder, 'chromium');
    const fonts = { FONTCONFIG_PATH: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') };
    for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: join(folder, 'lib') }]) {
      const version = versionOf(executable, env);
      if (version) return found(executable, env, version);
    }
    problems.push('the browser from npm does not start');
  } catch (error) {
    problems.push(String(error));
  }
  for (const executable of SYSTEM_BROWSERS) {
    const version = existsSync(executable) && versionOf(executable);
    if (version) return found(executable, {}, version);
  }
  throw new Error(
    `No Chromium to run the browser tests with (${problems.join('; ')}). Install the package "chromium".`,
  );
}
