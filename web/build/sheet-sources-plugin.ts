import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = /^@source "(.+)";$/gm;

/**
 * Refuses a build whose style sheet looks for classes elsewhere than in the files that the app shows: what is not looked through has no
 * style, and nothing else would tell.
 * @param sheet path of a style sheet that names its sources one by one
 */
export function sheetSources(sheet: string): Plugin {
  return {
    name: 'sheet-sources',
    apply: 'build',
    buildEnd() {
      const folder = dirname(sheet);
      const sources = [...readFileSync(sheet, 'utf8').matchAll(SOURCE)].map(([, pattern = '']) => ({
        pattern,
        files: globSync([pattern, `${pattern}/**`], { cwd: folder }).map((file) => join(folder, file)),
      }));
      const looked = new Set(sources.flatMap(({ files }) => files));
      const own = [...this.getModuleIds()].filter((id) => id.startsWith(dirname(folder)) && /\.tsx?$/.test(id));
      const missed = own.filter(
        (id) => !looked.has(id) && /class(Name|es)|['"`](flex|grid|text-|bg-|p[xy]?-)/i.test(readFileSync(id, 'utf8')),
      );
      const idle = sources.filter(({ files }) => !files.some((file) => own.includes(file)));
      if (missed.length > 0) this.error(`${sheet} does not look through: ${missed.join(', ')}`);
      if (idle.length > 0)
        this.error(`${sheet} has sources of nothing: ${idle.map(({ pattern }) => pattern).join(', ')}`);
    },
  };
}
