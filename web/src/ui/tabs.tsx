import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components/Tabs';

export type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** After the label: a count or badge. */
  readonly aside?: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean | undefined;
};

type TabsProps<Id extends string> = {
  /** Names the list of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected?: Id | undefined;
  readonly onChange?: ((id: Id) => void) | undefined;
};

/** Switches between views of one thing. Controlled when `selected` is given (keep it in the address). */
export function Tabs<Id extends string>({ label, items, selected, onChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => {
        const item = items.find((candidate) => candidate.id === key);
        if (item) onChange?.(item.id);
      }}
    >
      <TabList
        aria-label={label}
        items={items}
        dependencies={[items]}
        className="flex gap-1 overflow-x-auto px-1 pt-1 shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:thin]"
      >
        {(item) => (
          <Tab
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className="relative flex min-h-11 shrink-0 cursor-pointer select-none items-center gap-2 whitespace-nowrap rounded-t-inner border-transparent border-b-2 px-4 font-medium text-ink-soft text-sm outline-offset-[-3px] transition-colors hover:text-ink selected:border-accent selected:text-accent-ink forced-colors:border-[Canvas] forced-colors:selected:border-[Highlight] disabled:cursor-not-allowed disabled:opacity-50"
          >
            {({ isSelected }) => (
              <>
                {isSelected && <InView />}
                {item.label}
                {item.aside}
              </>
            )}
          </Tab>
        )}
      </TabList>
      <TabPanels items={items} dependencies={[items]}>
        {(item) => (
          <TabPanel id={item.id} className="rounded-inner pt-5">
            {item.content}
          </TabPanel>
        )}
      </TabPanels>
    </AriaTabs>
  );
}

/** Brings the tab that it is in into view: on phones not all tabs fit beside each other. */
function InView() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = mark.current?.closest('[role="tab"]');
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, []);
  return <span ref={mark} hidden />;
}
