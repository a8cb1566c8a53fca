import { useLocation } from '@tanstack/react-router';
import { ExternalLink, Lock } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { MenuCount } from '../../portal/modules/home-part.ts';
import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { sideMenu as texts } from './menu.texts.ts';
import type { MenuEntry, MenuGroup, MenuLink } from './menu-entries.ts';

type SideMenuProps = {
  readonly entries: readonly MenuEntry[];
  /** After a link was followed; the drawer closes then. */
  readonly onFollow?: () => void;
};

/** The portal's pages, as a list of links. */
export function SideMenu({ entries, onFollow }: SideMenuProps) {
  return (
    <nav aria-label={say(texts.main)}>
      <ul className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <MenuLinks group={entry} onFollow={onFollow} />
            ) : (
              <MenuItem link={entry} onFollow={onFollow} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = {
  readonly group: MenuGroup;
  readonly onFollow: (() => void) | undefined;
};

function MenuLinks({ group: { label, icon: Icon, links }, onFollow }: GroupProps) {
  return (
    <>
      <p className="flex min-h-11 items-center gap-3 px-3 font-medium text-ink-soft text-sm">
        <Icon aria-hidden="true" size={20} />
        {label}
      </p>
      <ul aria-label={label} className="ms-5 flex flex-col gap-1 border-line border-s ps-3">
        {links.map((link) => (
          <li key={link.label}>
            <MenuItem link={link} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuItem({ link, onFollow }: { readonly link: MenuLink; readonly onFollow: (() => void) | undefined }) {
  const path = useLocation({ select: (location) => location.pathname });
  const isHere = !link.isInactive && [link.href, ...(link.also ?? [])].some((href) => isUnder(path, href));
  const Icon = link.icon;
  const item = (
    <Link
      href={link.href}
      {...(link.isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
      {...(onFollow ? { onPress: onFollow } : {})}
      className={joinClasses(
        'flex min-h-11 items-center gap-3 rounded-box px-3 text-sm no-underline transition-colors',
        isHere ? 'bg-accent-soft font-semibold text-accent-ink' : 'font-medium hover:bg-sunken',
        !isHere && (link.isInactive ? 'text-ink-faint' : 'text-ink-soft hover:text-ink'),
      )}
    >
      {Icon && <Icon aria-hidden="true" size={20} />}
      <span className="min-w-0 flex-1">{link.label}</span>
      {link.badge && <Badge tone="accent">{link.badge}</Badge>}
      {link.waiting && <Waiting {...link.waiting} />}
      {link.isInactive && <Lock aria-label={say(texts.subscribeToUse)} size={16} />}
      {link.isExternal && <ExternalLink aria-label={say(texts.opensInANew)} size={16} />}
    </Link>
  );
  return link.isInactive ? (
    <Tooltip text={say(texts.subscribeToUse)} placement="right">
      {item}
    </Tooltip>
  ) : (
    item
  );
}

/** How much waits behind a link; narrow, because one with a badge has little room. */
function Waiting({ count, what }: MenuCount) {
  return (
    <span className="-ms-1.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded-full bg-sunken px-1.5 font-semibold text-ink text-xs tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {say(what)}</span>
    </span>
  );
}

function isUnder(path: string, href: string): boolean {
  if (href === '/') return path === '/' || path === '/dashboard';
  return path === href || path.startsWith(`${href}/`);
}
