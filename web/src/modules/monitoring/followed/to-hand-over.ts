import type { CallOutput } from '../../../api/calls.ts';
import type { ToHandOver } from '../../../portal/modules/home-part.ts';
import { say } from '../../../portal/texts/say.ts';
import { toHandOver as texts } from './followed.texts.ts';

type Found = Pick<CallOutput<'listFindings'>['data'], 'findings'>;

/** What is handed over from a list: those that are shown where it is narrowed, and otherwise all that is to do on the website. */
export function toHandOver(websiteName: string, { findings }: Found, isNarrowed: boolean): ToHandOver {
  if (!isNarrowed) return { label: say(texts.whatToFixOn, { websiteName }), points: [], findings: { websiteName } };
  const label = say(texts.asShown, { count: findings.length, websiteName });
  return { label, points: findings.map(({ findingId }) => ({ kind: 'finding', ref: findingId })) };
}
