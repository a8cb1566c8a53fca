import { ChevronDown, ChevronsUp, ChevronUp, Equal, Info } from 'lucide-react';
import { Badge } from './badge.tsx';

const looks = {
  critical: { icon: ChevronsUp, word: 'Critical' },
  high: { icon: ChevronUp, word: 'High' },
  medium: { icon: Equal, word: 'Medium' },
  low: { icon: ChevronDown, word: 'Low' },
  info: { icon: Info, word: 'Info' },
} as const;

type SeverityBadgeProps = {
  readonly severity: keyof typeof looks;
  /** Makes it "3 high". */
  readonly count?: number | undefined;
};

/** How bad something is: colour, sign and word together. */
export function SeverityBadge({ severity, count }: SeverityBadgeProps) {
  const { icon: Icon, word } = looks[severity];
  return (
    <Badge tone={count === 0 ? 'neutral' : severity} icon={<Icon aria-hidden="true" size={14} strokeWidth={2.75} />}>
      {count === undefined ? word : `${count} ${word.toLowerCase()}`}
    </Badge>
  );
}
