import { type ComponentType, lazy } from 'react';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

type Loaded<Props> = { readonly default: ComponentType<Props> };

/**
 * A part beside the page, in a file of its own. Where that cannot be fetched, as while the connection is lost, the page goes on
 * without it, with all that was typed, and the part comes when it can.
 */
export const lazyAside = <Props>(load: () => Promise<Loaded<Props>>) => lazy(() => untilLoaded(load, FIRST_PAUSE_MS));

function untilLoaded<Props>(load: () => Promise<Loaded<Props>>, pauseMs: number): Promise<Loaded<Props>> {
  return load().catch(async (error: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilLoaded(() => loadAnew(load, fileOf(error)), Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  });
}

/** Chromium remembers for a page that a file could not be fetched, and asks no more: under another address it does. */
async function loadAnew<Props>(load: () => Promise<Loaded<Props>>, file: URL | null): Promise<Loaded<Props>> {
  if (file === null) return load();
  file.searchParams.set('again', String(Date.now()));
  const loaded: Partial<Loaded<Props>> = await import(/* @vite-ignore */ file.href);
  return loaded.default === undefined ? load() : { default: loaded.default };
}

/** The file of ours that a failed import names, which Chromium says and others do not. */
function fileOf(error: unknown): URL | null {
  const address = error instanceof TypeError ? (/https?:\S+$/.exec(error.message)?.[0] ?? null) : null;
  const file = address === null ? null : URL.parse(address);
  return file?.origin === location.origin ? file : null;
}
