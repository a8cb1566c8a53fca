import { useId, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadFailed } from '../../ui/states/load-failed.tsx';
import { say } from '../texts/say.ts';
import { useGoTo } from '../use-go-to.ts';
import { finder as texts } from './finder.texts.ts';
import { FinderList } from './finder-list.tsx';
import type { FinderGroup, FinderPlace } from './finder-place.ts';
import { narrowPlaces } from './narrow-places.ts';
import { useChoice } from './use-choice.ts';
import { type FinderCall, type Hit, type Hits, useHits } from './use-hits.ts';

const LONGEST = 100;

type Props = {
  readonly call: FinderCall;
  /** What may be looked for, as the field's label. */
  readonly label: string;
  /** Found here, without the server; all of it while nothing is typed. */
  readonly places: readonly FinderGroup[];
  /** The headings of what the server finds, by its kind. */
  readonly titles: Readonly<Partial<Record<Hit['kind'], string>>>;
  /** What is missing where the call fails, as the subject of a sentence. */
  readonly missing: string;
  readonly onClose: () => void;
};

/** Goes anywhere by name: type, choose with the arrow keys, press Enter. */
export function Finder({ call, label, places, titles, missing, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const goTo = useGoTo();
  const found = useHits(call, typed);
  const groups = [...narrowPlaces(places, typed), ...groupsOf(found.hits, titles)];
  const open = ({ href, isExternal, onOpen }: FinderPlace) => {
    onClose();
    if (onOpen !== undefined) onOpen();
    else if (isExternal) window.open(href, '_blank', 'noopener,noreferrer');
    else goTo(href);
  };
  const listId = useId();
  const choice = useChoice(groups, typed.trim() !== '', open);
  return (
    <Dialog title={say(texts.title)} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="sticky -top-1 z-10 bg-raised pt-1">
        <TextField
          label={label}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            choice.forget();
          }}
          onKeyDown={choice.onKeyDown}
          autoFocus
          maxLength={LONGEST}
          autoComplete="off"
          aria-autocomplete="list"
          aria-controls={listId}
          {...(choice.chosen === undefined ? {} : { 'aria-activedescendant': choice.chosen.id })}
        />
        <p role="status" className="min-h-9 px-1 py-2 text-ink-soft text-sm">
          {statusOf(typed.trim(), groups, found)}
        </p>
      </div>
      <div className="desktop:min-h-96">
        {found.isFailed && <LoadFailed what={missing} onRetry={found.retry} />}
        <FinderList id={listId} groups={choice.groups} chosen={choice.chosen} onPoint={choice.point} onOpen={open} />
      </div>
    </Dialog>
  );
}

function groupsOf(hits: readonly Hit[], titles: Props['titles']): readonly FinderGroup[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    title: titles[kind] ?? '',
    places: ofKind.map(({ path, title, detail }) => ({ href: path, label: title, detail })),
  }));
}

function statusOf(typed: string, groups: readonly FinderGroup[], { isLooking, isTooShort, isFailed }: Hits): string {
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  if (isLooking) return say(texts.searching);
  if (count > 0) return typed === '' ? say(texts.chooseAPageOr) : say(texts.found, { count });
  if (isFailed) return '';
  return isTooShort ? say(texts.typeAnotherLetter) : say(texts.nothingFound, { typed });
}
