import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../portal/texts/say.ts';
import { IconButton } from '../icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import { banner as texts } from './states.texts.ts';

const kinds = {
  info: { icon: Info, look: 'border-accent-line bg-accent-soft', iconColour: 'text-accent-ink', word: texts.note },
  success: {
    icon: CircleCheck,
    look: 'border-success/40 bg-success-soft',
    iconColour: 'text-success-ink',
    word: texts.done,
  },
  warning: {
    icon: TriangleAlert,
    look: 'border-warning/50 bg-warning-soft',
    iconColour: 'text-warning-ink',
    word: texts.warning,
  },
  danger: {
    icon: CircleAlert,
    look: 'border-danger/40 bg-danger-soft',
    iconColour: 'text-danger-ink',
    word: texts.problem,
  },
} as const;

type BannerProps = {
  readonly kind?: keyof typeof kinds | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** A button or link that does the next thing. */
  readonly action?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  /** Announces it at once; for banners that appear after something the user did. */
  readonly isAlert?: boolean | undefined;
  /** Edge to edge at the top of a page rather than a box within it. */
  readonly isFullBleed?: boolean | undefined;
};

/** A message that stays on the page. */
export function Banner({ kind = 'info', title, children, action, onClose, isAlert, isFullBleed }: BannerProps) {
  const { icon: Icon, look, iconColour, word } = kinds[kind];
  return (
    <div
      role={isAlert ? 'alert' : 'note'}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 text-ink text-sm',
        isFullBleed ? 'border-b' : 'rounded-box border',
        look,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon aria-hidden="true" size={20} className={joinClasses('shrink-0', iconColour)} />
        <div className="min-w-0">
          <span className="sr-only">{say(word)}: </span>
          {title && <strong className="font-semibold">{title}</strong>}
          {children && <div className={title ? 'text-ink-soft' : ''}>{children}</div>}
        </div>
      </div>
      {action && <div className="order-last basis-full tablet:order-none tablet:basis-auto">{action}</div>}
      {onClose && (
        <IconButton
          label={say(texts.closeMessage)}
          icon={<X aria-hidden="true" size={18} />}
          size="small"
          onPress={onClose}
        />
      )}
    </div>
  );
}
