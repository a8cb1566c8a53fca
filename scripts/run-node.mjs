// Runs a script of the server on the project's own Node.js, in place of this process where that is possible.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';
import { node } from './project-node.mjs';

/** Room (MB) for what a call throws away at once: with 4 a call costs a quarter more, with the usual 32 an idle portal is larger. */
const FLAGS = ['--max-semi-space-size=16'];
/** Threads for password hashes, four at most, and as many again for files, host names and compression. */
const POOL_THREADS = '8';
/**
 * Memory of GNU's C library: two areas for all threads, and blocks of 256 KB and more of their own. As it is set otherwise, what the
 * threads that read files used stays with the process: 200 MB instead of 125 after files that were made to do harm.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(256 * 1024) };

export function runNode(script, args = [], flags = []) {
  const env = {
    UV_THREADPOOL_SIZE: POOL_THREADS,
    ...MEMORY,
    ...process.env,
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  };
  const argv = [...FLAGS, ...flags, join(root, script), ...args];
  if (typeof process.execve === 'function' && process.platform !== 'win32')
    return process.execve(node, [node, ...argv], env);
  const child = spawn(node, argv, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
