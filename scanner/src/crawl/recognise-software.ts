import { PLATFORMS, type Platform } from '@portal/domain/monitoring/platforms.ts';
import type { PageView } from '../checks/page-check.ts';
import { platformOf } from './platform.ts';

const SIGNS: Readonly<Partial<Record<Platform, (view: PageView) => boolean>>> = {
  wordpress: (view) =>
    /^wordpress\b/i.test(view.page?.generator ?? '') ||
    /\/wp-(?:content|includes)\//.test(view.text) ||
    /\bwp-json\b/.test(view.header('link') ?? ''),
  cloudflare: (view) => view.header('cf-ray') !== null || /^cloudflare$/i.test(view.header('server') ?? ''),
  apache: (view) => /^apache\b(?!-coyote)/i.test(view.header('server') ?? ''),
  nginx: (view) => /^(?:nginx|openresty)\b/i.test(view.header('server') ?? ''),
  iis: (view) =>
    /^microsoft-iis\b/i.test(view.header('server') ?? '') || /asp\.net/i.test(view.header('x-powered-by') ?? ''),
};

/** What the page shows to run on, by headers and by what only this software writes; in the order of `PLATFORMS`. */
export function recogniseSoftware(view: PageView): Platform[] {
  const service = platformOf(view)?.toLowerCase();
  return PLATFORMS.filter((platform) => platform === service || SIGNS[platform]?.(view) === true);
}
