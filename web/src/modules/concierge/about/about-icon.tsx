import { BookOpen, CalendarClock, Mail, MessagesSquare, Phone } from 'lucide-react';
import type { AboutPage } from '../concierge-types.ts';

const ICONS = {
  concierge: MessagesSquare,
  mail: Mail,
  phone: Phone,
  calendar: CalendarClock,
  book: BookOpen,
} as const satisfies Record<AboutPage['icon'], typeof Mail>;

/** An icon that the about page's configuration names. */
export function AboutIcon({ name, size = 18 }: { readonly name: AboutPage['icon']; readonly size?: number }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" size={size} className="shrink-0" />;
}
