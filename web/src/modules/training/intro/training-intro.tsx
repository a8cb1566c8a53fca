import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { INTRO_PAGES } from './intro-pages.tsx';

/** The introduction to the training, page by page. */
export function TrainingIntro({ onClose }: { onClose: () => void }) {
  const [number, setNumber] = useState(1);
  const page = INTRO_PAGES[number - 1];
  const isLast = number === INTRO_PAGES.length;
  if (page === undefined) return null;
  return (
    <Dialog
      title="How training works"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {!isLast && (
            <span className="mr-auto">
              <Button variant="quiet" onPress={onClose}>
                Skip Intro
              </Button>
            </span>
          )}
          {number > 1 && (
            <Button variant="secondary" onPress={() => setNumber(number - 1)}>
              Back
            </Button>
          )}
          {isLast ? (
            <Button onPress={onClose}>Got It</Button>
          ) : (
            <Button onPress={() => setNumber(number + 1)}>Next</Button>
          )}
        </>
      }
    >
      <div className="grid items-center gap-x-8 gap-y-5 tablet:grid-cols-[14rem_1fr]">
        <div className="mx-auto w-full max-w-60">{page.picture}</div>
        <div aria-live="polite" className="flex flex-col gap-3 tablet:min-h-60">
          <p className="text-ink-soft text-sm">
            {number} of {INTRO_PAGES.length}
          </p>
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
