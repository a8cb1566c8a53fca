import type { CallOutput } from '../../api/calls.ts';
import type { HandedOver, ToHandOver } from './home-part.ts';

type NextAction = CallOutput<'getModuleActivity'>['data']['nextActions'][number];

/** What of an action a helper can be handed, by its key and its page; null for what only the firm can do. */
export function actionToHandOver({ key, href, title }: Pick<NextAction, 'key' | 'href' | 'title'>): ToHandOver | null {
  const point = pointOf(key, href);
  if (point !== null) return { label: title, points: [point] };
  const [, site, severity] = /^\/webappscan\/([^/]+)\/findings\?severity=(high|medium)$/.exec(href) ?? [];
  if (site === undefined) return null;
  const websiteName = decodeURIComponent(site);
  return { label: title, points: [], findings: { websiteName, severity: severity === 'high' ? 'high' : 'medium' } };
}

function pointOf(key: string, href: string): HandedOver | null {
  const [, findingId] = /^\/webappscan\/[^/]+\/findings\/([\w-]+)$/.exec(href) ?? [];
  if (findingId !== undefined) return { kind: 'finding', ref: findingId };
  const [, weaknessId] = /^\/concierge\/weaknesses\/([\w-]+)$/.exec(href) ?? [];
  if (weaknessId !== undefined) return { kind: 'weakness', ref: weaknessId };
  const [, kind] = /^ratings\.(?:door|raise):(.+)$/.exec(key) ?? [];
  const [, vector] = /#([\w-]+)$/.exec(href) ?? [];
  if (kind !== undefined && vector !== undefined) return { kind: 'raise', ref: `${vector}/${kind}` };
  const [, element, from, step] = /^maturity\.plan:(.+)\.(\d+)\.(\d+)$/.exec(key) ?? [];
  return element === undefined ? null : { kind: 'plan-step', ref: `${element}/${from}/${step}` };
}
