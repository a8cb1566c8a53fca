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
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return untilLoaded(load, Math.min(2 * pauseMs, LONGEST_PAUSE_MS));
  });
}
