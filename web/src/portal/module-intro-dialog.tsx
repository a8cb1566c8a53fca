import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { moduleIntroDialog as texts } from './portal.texts.ts';
import { say } from './texts/say.ts';

/** One page of an introduction. */
export type ModuleIntroPage = { readonly title: string; readonly text: readonly string[]; readonly picture: ReactNode };

type ModuleIntroDialogProps = {
  readonly title: string;
  readonly pages: readonly ModuleIntroPage[];
  readonly onClose: () => void;
};

/** The introduction to a part of the portal, page by page. */
export function ModuleIntroDialog({ title, pages, onClose }: ModuleIntroDialogProps) {
  const [number, setNumber] = useState(1);
  const page = pages[number - 1];
  const isLast = number === pages.length;
  if (page === undefined) return null;
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {!isLast && (
            <span className="me-auto">
              <Button variant="quiet" onPress={onClose}>
                {say(texts.skipIntro)}
              </Button>
            </span>
          )}
          {number > 1 && (
            <Button variant="secondary" onPress={() => setNumber(number - 1)}>
              {say(texts.back)}
            </Button>
          )}
          {isLast ? (
            <Button onPress={onClose}>{say(texts.gotIt)}</Button>
          ) : (
            <Button onPress={() => setNumber(number + 1)}>{say(texts.next)}</Button>
          )}
        </>
      }
    >
      <div className="grid items-center gap-x-8 gap-y-5 tablet:grid-cols-[14rem_1fr]">
        <div className="mx-auto w-full max-w-60">{page.picture}</div>
        <div aria-live="polite" className="flex flex-col gap-3 tablet:min-h-60">
          <p className="text-ink-soft text-sm">{say(texts.pageOf, { number, count: pages.length })}</p>
          <h3 className="font-semibold text-2xl tracking-tight">{page.title}</h3>
          {page.text.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
