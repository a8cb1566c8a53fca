import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { TemplateRow } from '../phishing-types.ts';
import { levels, roles, tricks } from './templates.texts.ts';

const TONES: Readonly<Record<TemplateRow['level'], Tone>> = { 1: 'success', 2: 'accent', 3: 'warning' };

/** Level, trick and for whom. */
export function TemplateBadges({ template: { level, trick, role } }: { readonly template: TemplateRow }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[level]}>{say(levels[level])}</Badge>
      <Badge>{say(tricks[trick])}</Badge>
      {role !== 'everyone' && <Badge>{say(roles[role])}</Badge>}
    </span>
  );
}
